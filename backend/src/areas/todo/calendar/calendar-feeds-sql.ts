import type { Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import type { Span } from '../sql/todos-of-day.ts';

type FeedRow = Selectable<Tables['calendar_feeds']>;

export const findFeed = (db: Queries, agentId: string): Promise<FeedRow | undefined> =>
  db.selectFrom('calendar_feeds').selectAll().where('agent_id', '=', agentId).executeTakeFirst();

/** Replaces the address. */
export const replaceFeed = async (db: Queries, feed: FeedRow): Promise<void> => {
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) =>
      conflict.column('agent_id').doUpdateSet({ token_hash: feed.token_hash, created_at: feed.created_at }),
    )
    .execute();
};

export const deleteFeed = async (db: Queries, agentId: string): Promise<void> => {
  await db.deleteFrom('calendar_feeds').where('agent_id', '=', agentId).execute();
};

/** The owner of a calendar; undefined when the agent is no longer active. */
export const findFeedAgent = async (
  db: Queries,
  tokenHash: string,
): Promise<{ readonly agentId: string; readonly userType: string } | undefined> =>
  db
    .selectFrom('calendar_feeds as f')
    .innerJoin('agents as a', 'a.id', 'f.agent_id')
    .select(['a.id as agentId', 'a.user_type as userType'])
    .where('f.token_hash', '=', tokenHash)
    .where('a.status', '=', 'active')
    .executeTakeFirst();

export interface CalendarTodo {
  readonly id: string;
  readonly status: string;
  readonly category: string;
  readonly version: number;
  readonly scheduled_at: Date;
  readonly changed_at: Date;
  readonly lead_name: string | null;
  readonly insured_name: string | null;
}

const MAX_ENTRIES = 1000;

/** The tasks of a period, including withdrawn ones, which a calendar must remove. */
export const listCalendarTodos = (
  db: Queries,
  agentId: string,
  { from, until }: Span,
): Promise<readonly CalendarTodo[]> =>
  db
    .selectFrom('todo_members as m')
    .innerJoin('todos as t', 't.id', 'm.todo_id')
    .leftJoin('leads as l', 'l.id', 't.lead_id')
    .leftJoin('quotes as q', 'q.id', 't.quote_id')
    .select(['t.id', 't.status', 't.category', 't.version', 't.scheduled_at', 't.changed_at'])
    .select(['l.first_name as lead_name', 'q.insured_name'])
    .where('m.agent_id', '=', agentId)
    .where('m.scheduled_at', '>=', from)
    .where('m.scheduled_at', '<', until)
    .orderBy('m.scheduled_at')
    .orderBy('t.id')
    .limit(MAX_ENTRIES)
    .execute();

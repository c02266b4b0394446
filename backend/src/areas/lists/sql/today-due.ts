import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { lineConditions } from './agent-list-conditions.ts';
import type { LineList, LineSearch } from './agent-list-conditions.ts';
import { isOneOf } from '#areas/network/sql/agent-set.ts';
import type { AgentSet } from '#areas/network/sql/agent-set.ts';
import { followUps } from '#areas/todo/sql/follow-ups.ts';
import type { FollowUpsOf } from '#areas/todo/sql/follow-ups.ts';
import type { ListDay } from './line-status.ts';
import { MAX_TOTAL } from '#core/database/newest-first.ts';

export interface DueRow {
  readonly name: string;
  /** A day, or a moment. */
  readonly at: string | Date;
  readonly product_id: string | null;
  readonly quote_id: string | null;
  readonly lead_id: string | null;
  readonly amount: number | null;
}

export interface DueRows {
  readonly count: number;
  readonly rows: readonly DueRow[];
}

/** How many are named; the others are counted, at most 10,001. */
export const MAX_NAMED = 5;

const dueRows = async (db: Queries, all: RawBuilder<unknown>): Promise<DueRows> => {
  const { rows } = await sql<DueRow & { readonly total: number }>`
    select *, (count(*) over ())::int as total
    from (select * from (${all}) due order by at, name limit ${MAX_TOTAL + 1}) counted
    order by at, name limit ${MAX_NAMED}`.execute(db);
  return { count: rows[0]?.total ?? 0, rows };
};

export const dueFollowUps = (db: Queries, of: FollowUpsOf): Promise<DueRows> => dueRows(db, followUps(of));

export interface DueLines {
  /** Whose: the same as in the list that a row of the day opens. */
  readonly agentIds: AgentSet;
  readonly day: ListDay;
  readonly list: LineList;
  readonly search: LineSearch;
}

const BY_WHEN: Readonly<Record<LineList, RawBuilder<unknown>>> = {
  pending: sql`coalesce(q.pay_later_due, q.valid_until)`,
  renewals: sql`q.end_date`,
  expiring: sql`q.end_date`,
  policies: sql`q.valid_until`,
};

/** The lines of a list, by when they are due. */
export const dueLines = (db: Queries, { agentIds, day, list, search }: DueLines): Promise<DueRows> =>
  dueRows(
    db,
    sql`select q.insured_name as name, ${BY_WHEN[list]} as at, q.product_id, q.id as quote_id,
        q.of_lead_id as lead_id, q.due_premium as amount
      from quotes q
      where ${isOneOf(sql`q.agent_id`, agentIds)} and ${lineConditions(list, search, day)}`,
  );

import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { EventActor } from '#core/access/caller.ts';
import { withMotorTables } from '../tables.ts';

interface InspectionEvent {
  readonly quoteId: string;
  readonly round: number;
  readonly what: string;
  readonly actor: EventActor;
  readonly now: Date;
}

export const insertInspectionEvent = (db: Queries, { quoteId, round, what, actor, now }: InspectionEvent) =>
  withMotorTables(db)
    .insertInto('motor_inspection_events')
    .values({ quote_id: quoteId, round, what, actor: actor.kind, actor_id: actor.id, at: now })
    .execute();

const NEWEST = 200;

/** The newest first; a customer has no name here. */
export const listInspectionEvents = (db: Queries, quoteId: string) =>
  withMotorTables(db)
    .selectFrom('motor_inspection_events as e')
    .leftJoin('agents as a', (join) =>
      join.onRef('a.id', '=', 'e.actor_id').on('e.actor', 'in', ['agent', 'staff']),
    )
    .select(['e.at', 'e.what', 'e.actor'])
    .select(sql<string>`trim(coalesce(a.first_name, '') || ' ' || coalesce(a.last_name, ''))`.as('name'))
    .where('e.quote_id', '=', quoteId)
    .orderBy('e.id', 'desc')
    .limit(NEWEST)
    .execute();

/** Whether the same person did the same since then. */
export const hasInspectionEventSince = async (
  db: Queries,
  { quoteId, round, what, actor }: Omit<InspectionEvent, 'now'>,
  since: Date,
): Promise<boolean> => {
  const row = await withMotorTables(db)
    .selectFrom('motor_inspection_events')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('round', '=', round)
    .where('what', '=', what)
    .where('actor_id', '=', actor.id)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether that reviewer has opened a photo of the set. */
export const hasSeenPhoto = async (
  db: Queries,
  {
    quoteId,
    round,
    reviewerId,
  }: Pick<InspectionEvent, 'quoteId' | 'round'> & { readonly reviewerId: string },
): Promise<boolean> => {
  const row = await withMotorTables(db)
    .selectFrom('motor_inspection_events')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('round', '=', round)
    .where('what', 'like', 'photoSeen:%')
    .where('actor_id', '=', reviewerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

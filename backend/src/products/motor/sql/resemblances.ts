import { sql } from 'kysely';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { Queries } from '#core/database/database.ts';
import { withMotorTables } from '../tables.ts';

/** Of 64 bits, in how many two pictures may differ that look alike. */
const LIKE_BITS = 6;
/** Of one photo; the newest others. */
const MOST_ALIKE = 5;

/** Finds the photos of other slots and other quotes that look like those of a set. */
export const findResemblances = (db: Queries, quoteId: string, round: number) =>
  sql`
    insert into motor_resemblances (quote_id, photo_id, other_quote_id, other_slot)
    select p.quote_id, p.photo_id, alike.quote_id, alike.slot
    from motor_photos p cross join lateral (
      select o.quote_id, o.slot, max(o.sent_at) as sent_at
      from motor_photos o
      where (o.quote_id <> p.quote_id or (o.slot <> p.slot and o.gone_at is null))
        and bit_count(('x' || p.likeness)::bit(64) # ('x' || o.likeness)::bit(64)) <= ${LIKE_BITS}
      group by o.quote_id, o.slot
      order by max(o.sent_at) desc, o.quote_id
      limit ${MOST_ALIKE}
    ) alike
    where p.quote_id = ${quoteId} and p.round = ${round} and p.gone_at is null
    on conflict do nothing`.execute(db);

export interface Resemblance {
  readonly photo_id: string;
  readonly code: string;
  readonly slot: PhotoSlot;
}

/** As they were when each set was submitted. */
export const listResemblances = (db: Queries, quoteId: string): Promise<readonly Resemblance[]> =>
  withMotorTables(db)
    .selectFrom('motor_resemblances as r')
    .innerJoin('quotes as q', 'q.id', 'r.other_quote_id')
    .select(['r.photo_id', 'q.code', 'r.other_slot as slot'])
    .where('r.quote_id', '=', quoteId)
    .orderBy('q.code')
    .orderBy('r.other_slot')
    .execute();

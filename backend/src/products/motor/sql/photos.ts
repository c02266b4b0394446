import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { FlagReason, PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { Queries } from '#core/database/database.ts';
import { AT_ONCE } from '#core/database/expired-rows.ts';
import { withMotorTables } from '../tables.ts';
import type { MotorTables, PhotoRow } from '../tables.ts';

const COLUMNS = [
  'quote_id',
  'photo_id',
  'slot',
  'round',
  'chassis_no',
  'source',
  'taken_at',
  'hints',
  'description',
  'width',
  'height',
  'pixels',
  'likeness',
  'sent_at',
  'flag_reason',
  'flag_note',
  'gone_at',
] as const;

/** The current photos, without their bytes. */
export const listPhotos = (db: Queries, quoteId: string): Promise<readonly PhotoRow[]> =>
  withMotorTables(db)
    .selectFrom('motor_photos')
    .select(COLUMNS)
    .where('quote_id', '=', quoteId)
    .where('gone_at', 'is', null)
    .orderBy('sent_at')
    .orderBy('photo_id')
    .execute();

/** Also a retired photo. */
export const findPhoto = (db: Queries, quoteId: string, photoId: string): Promise<PhotoRow | undefined> =>
  withMotorTables(db)
    .selectFrom('motor_photos')
    .select(COLUMNS)
    .where('quote_id', '=', quoteId)
    .where('photo_id', '=', photoId)
    .executeTakeFirst();

/** A current photo with its sealed bytes. */
export const findSealedPhoto = (db: Queries, quoteId: string, photoId: string) =>
  withMotorTables(db)
    .selectFrom('motor_photos')
    .select(['sealed', 'object_key', 'slot', 'round'])
    .where('quote_id', '=', quoteId)
    .where('photo_id', '=', photoId)
    .where('gone_at', 'is', null)
    .executeTakeFirst();

export const insertPhoto = (db: Queries, photo: Insertable<MotorTables['motor_photos']>) =>
  withMotorTables(db).insertInto('motor_photos').values(photo).execute();

/** For a photo that no reviewer has seen. */
export const deletePhoto = (db: Queries, quoteId: string, photoId: string) =>
  withMotorTables(db)
    .deleteFrom('motor_photos')
    .where('quote_id', '=', quoteId)
    .where('photo_id', '=', photoId)
    .execute();

/** For a photo that reviewers have seen: it is kept for the audit trail. */
export const retirePhoto = (db: Queries, { quote_id, photo_id }: PhotoRow, now: Date) =>
  withMotorTables(db)
    .updateTable('motor_photos')
    .set({ gone_at: now })
    .where('quote_id', '=', quote_id)
    .where('photo_id', '=', photo_id)
    .execute();

export const describePhotoRow = (
  db: Queries,
  { quoteId, photoId, description }: Readonly<Record<'quoteId' | 'photoId' | 'description', string>>,
) =>
  withMotorTables(db)
    .updateTable('motor_photos')
    .set({ description })
    .where('quote_id', '=', quoteId)
    .where('photo_id', '=', photoId)
    .execute();

interface PhotoFlagRow {
  readonly quoteId: string;
  readonly photoId: string;
  readonly reason: FlagReason;
  readonly note: string;
}

export const flagPhotoRow = (db: Queries, { quoteId, photoId, reason, note }: PhotoFlagRow) =>
  withMotorTables(db)
    .updateTable('motor_photos')
    .set({ flag_reason: reason, flag_note: note })
    .where('quote_id', '=', quoteId)
    .where('photo_id', '=', photoId)
    .execute();

/** Held until the transaction ends: the same picture sent twice at once is compared one after the other. */
export const lockPixels = (db: Queries, pixels: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`pixels ${pixels}`}, 0))`.execute(db);

interface SamePixels {
  readonly pixels: string;
  readonly quoteId: string;
  readonly chassisNo: string;
  readonly slot: PhotoSlot;
}

/** A photo with the same pixels in another slot, or of another vehicle in another quote. */
export const findSamePixels = (
  db: Queries,
  { pixels, quoteId, chassisNo, slot }: SamePixels,
): Promise<{ readonly quote_id: string; readonly slot: PhotoSlot } | undefined> =>
  withMotorTables(db)
    .selectFrom('motor_photos')
    .select(['quote_id', 'slot'])
    .where('pixels', '=', pixels)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('quote_id', '=', quoteId),
          eb('slot', '!=', slot),
          eb('gone_at', 'is', null),
          // One that was flagged for its slot may come again in the right one.
          eb('flag_reason', 'is', null),
        ]),
        eb.and([eb('quote_id', '!=', quoteId), eb('chassis_no', '!=', chassisNo)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();

/** Deletes photos of quotes without a policy that have not changed since then, and expired hand-offs. */
export const deleteExpiredPhotoRows = async (db: Queries, before: Date): Promise<number> => {
  const motor = withMotorTables(db);
  await motor.deleteFrom('motor_handoffs').where('expires_at', '<', before).execute();
  const { numAffectedRows } = await sql`
    delete from motor_photos where (quote_id, photo_id) in (
      select p.quote_id, p.photo_id from motor_photos p join quotes q on q.id = p.quote_id
      where not p.of_policy and p.sent_at < ${before} and q.policy_no is null and q.saved_at < ${before}
      limit ${AT_ONCE})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Erases photos, hand-offs and vehicle of an anonymised quote; the decisions of reviewers stay. */
export const eraseInspection = async (db: Queries, quoteId: string): Promise<void> => {
  const motor = withMotorTables(db);
  await motor.deleteFrom('motor_photos').where('quote_id', '=', quoteId).execute();
  await motor.deleteFrom('motor_handoffs').where('quote_id', '=', quoteId).execute();
  await motor
    .updateTable('motor_inspections')
    .set({ vehicle: '', plate: '', lease_by: null, lease_until: null })
    .where('quote_id', '=', quoteId)
    .execute();
};

/** Removes open sets from the reviewers' queue. */
export const withdrawOpenSets = async (db: Queries, quoteId: string, now: Date): Promise<void> => {
  await withMotorTables(db)
    .updateTable('motor_inspections')
    .set({ decision: 'withdrawn', decided_at: now })
    .where('quote_id', '=', quoteId)
    .where('decision', 'is', null)
    .execute();
};

/** Bits of 64 in which the hashes of two similar pictures may differ; `motor_photos.parts` finds up to 7. */
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
      where o.parts && likeness_parts_near(p.likeness)
        and (o.quote_id <> p.quote_id or (o.slot <> p.slot and o.gone_at is null))
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

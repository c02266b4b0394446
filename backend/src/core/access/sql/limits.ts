import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** At most so many hits within any window of that length; the bucket is a keyed hash. */
export interface Window {
  readonly bucket: string;
  readonly most: number;
  readonly windowSeconds: number;
}

const startOf = ({ windowSeconds }: Window, now: Date): Date =>
  new Date(now.getTime() - windowSeconds * 1000);

/** Counts one hit while there is room. Check and count are one statement, so parallel requests cannot pass the limit. */
export const addHit = async (db: Queries, window: Window, now: Date): Promise<boolean> => {
  const { bucket, most, windowSeconds } = window;
  const since = startOf(window, now);
  const endsAt = new Date(now.getTime() + windowSeconds * 1000);
  const { rows } = await sql`
    insert into limit_hits as l (bucket, hits, ends_at)
    values (${bucket}, array[${now}::timestamptz], ${endsAt})
    on conflict (bucket) do update set
      hits = array(select h from unnest(l.hits) as u(h) where h > ${since}) || ${now}::timestamptz,
      ends_at = ${endsAt}
    where (select count(*) from unnest(l.hits) as u(h) where h > ${since}) < ${most}
    returning bucket`.execute(db);
  return rows.length === 1;
};

/** Takes one hit of that moment back. */
export const removeHit = async (db: Queries, bucket: string, at: Date): Promise<void> => {
  await sql`
    update limit_hits set
      hits = hits[:array_position(hits, ${at}::timestamptz) - 1] || hits[array_position(hits, ${at}::timestamptz) + 1:]
    where bucket = ${bucket} and ${at}::timestamptz = any(hits)`.execute(db);
};

/** Seconds until there is room again; 0 while there is. */
export const secondsUntilRoom = async (db: Queries, window: Window, now: Date): Promise<number> => {
  const { bucket, most, windowSeconds } = window;
  // The newest hit that must leave the window first.
  const { rows } = await sql<{ at: Date }>`
    select h as at from limit_hits, unnest(hits) as u(h)
    where bucket = ${bucket} and h > ${startOf(window, now)}
    order by h desc offset ${most - 1} limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return 0;
  return Math.max(1, Math.ceil((row.at.getTime() + windowSeconds * 1000 - now.getTime()) / 1000));
};

export const expiredHits = (before: Date): RemoveBatch => expiredRows('limit_hits', sql`ends_at < ${before}`);

export const findDoneRequest = async (
  db: Queries,
  callerId: string,
  requestId: string,
): Promise<{ readonly contentHash: string; readonly answer: object } | undefined> => {
  const row = await db
    .selectFrom('done_requests')
    .select(['content_hash', 'answer'])
    .where('caller_id', '=', callerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row && { contentHash: row.content_hash, answer: row.answer };
};

export const insertDoneRequest = async (
  db: Queries,
  done: {
    readonly callerId: string;
    readonly requestId: string;
    readonly contentHash: string;
    readonly answer: object;
    readonly now: Date;
  },
): Promise<void> => {
  await db
    .insertInto('done_requests')
    .values({
      caller_id: done.callerId,
      request_id: done.requestId,
      content_hash: done.contentHash,
      answer: JSON.stringify(done.answer),
      done_at: done.now,
    })
    .execute();
};

export const expiredRequests = (before: Date): RemoveBatch =>
  expiredRows('done_requests', sql`done_at < ${before}`);

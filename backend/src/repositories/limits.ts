import { sql } from 'kysely';
import type { Queries } from '#database/database.ts';

export interface Limit {
  readonly bucket: string;
  readonly most: number;
  readonly windowSeconds: number;
}

const windowOf = (limit: Limit, now: Date): { readonly start: Date; readonly retryAfter: number } => {
  const length = limit.windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return {
    start: new Date(start),
    retryAfter: Math.ceil((start + length - now.getTime()) / 1000),
  };
};

/** Counts one hit. Answers the seconds to wait when there were too many, 0 when it may go on. */
export const countHit = async (db: Queries, limit: Limit, now: Date): Promise<number> => {
  const { start, retryAfter } = windowOf(limit, now);
  const row = await db
    .insertInto('limits')
    .values({ bucket: limit.bucket, window_start: start, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql<number>`limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return row.hits > limit.most ? retryAfter : 0;
};

/** Looks without counting: whether earlier hits used the window up. */
export const secondsBlocked = async (db: Queries, limit: Limit, now: Date): Promise<number> => {
  const { start, retryAfter } = windowOf(limit, now);
  const row = await db
    .selectFrom('limits')
    .select('hits')
    .where('bucket', '=', limit.bucket)
    .where('window_start', '=', start)
    .executeTakeFirst();
  return row !== undefined && row.hits >= limit.most ? retryAfter : 0;
};

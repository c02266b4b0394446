import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

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

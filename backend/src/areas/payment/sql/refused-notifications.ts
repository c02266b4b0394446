import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

export interface RefusedNotification {
  readonly bodyHash: string;
  readonly reason: string;
  readonly invoiceNo: string;
  readonly bodyBytes: number;
}

/** One row for each body, however often the provider sends it again. */
export const keepRefusedNotification = async (
  db: Queries,
  { bodyHash, reason, invoiceNo, bodyBytes }: RefusedNotification,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('refused_notifications')
    .values({
      body_hash: bodyHash,
      reason,
      invoice_no: invoiceNo,
      body_bytes: bodyBytes,
      received_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('body_hash')
        .doUpdateSet({ times: sql<number>`refused_notifications.times + 1`, last_at: now }),
    )
    .execute();
};

export const expiredRefusals = (before: Date): RemoveBatch =>
  expiredRows('refused_notifications', sql`last_at < ${before}`);

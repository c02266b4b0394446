import type { Queries } from '#core/database/database.ts';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';

interface ReceivedPayment {
  readonly invoiceNo: string;
  /** The provider's id of the payment, where it gives one. */
  readonly paymentId: string | undefined;
  readonly amount: number;
}

/**
 * Whether this payment is known: the same amount on the same invoice, unless the provider gives two different
 * ids. A payment that a status query found first takes the id of its later notification.
 */
export const isKnownPayment = async (
  db: Queries,
  { invoiceNo, paymentId, amount }: ReceivedPayment,
): Promise<boolean> => {
  const rows = await db
    .selectFrom('payments_received')
    .select(['id', 'payment_id'])
    .where('invoice_no', '=', invoiceNo)
    .where('amount', '=', amount)
    .orderBy('id')
    .execute();
  if (paymentId === undefined) return rows.length > 0;
  if (rows.some((row) => row.payment_id === paymentId)) return true;
  const unnamed = rows.find((row) => row.payment_id === null);
  if (unnamed === undefined) return false;
  await db
    .updateTable('payments_received')
    .set({ payment_id: paymentId })
    .where('id', '=', unnamed.id)
    .execute();
  return true;
};

export const insertPayment = (
  db: Queries,
  { invoiceNo, paymentId, amount }: ReceivedPayment,
  { outcome, now }: { readonly outcome: 'policy' | 'refund'; readonly now: Date },
) =>
  db
    .insertInto('payments_received')
    .values({
      invoice_no: invoiceNo,
      payment_id: paymentId ?? null,
      amount,
      outcome,
      received_at: now,
    })
    .execute();

interface RefusedNotification {
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

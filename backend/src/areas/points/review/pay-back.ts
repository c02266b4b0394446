import type { Queries } from '#core/database/database.ts';
import { findContactLanguage } from '#areas/privacy/sql/consents.ts';
import { findInvoice, insertRefundDue } from '#areas/payment/sql/invoices.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import type { PaidPolicyRow } from './paid-policies-sql.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '#areas/services.ts';

export interface Cancelling {
  readonly tx: Queries;
  readonly policy: PaidPolicyRow;
  readonly quote: Quote;
  /** Whole rupiah, from 0 to the premium. */
  readonly refund: number;
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

/** The refund becomes due; agent and customer hear that the policy is cancelled, and how much goes back. */
export const payBackAndTell = async (
  { enqueue }: Pick<Services, 'enqueue'>,
  { tx, policy, quote, refund, now }: Cancelling,
): Promise<void> => {
  const invoice = policy.invoice_no === null ? undefined : await findInvoice(tx, policy.invoice_no);
  // Sales that a demo of before began with were never invoiced: nothing was paid that could go back.
  if (refund > 0 && invoice !== undefined)
    await insertRefundDue(tx, { invoice, amount: refund, reason: 'cancelled-by-insurer' }, now);
  await insertNotification(tx, { quote, kind: 'policyEnded', amount: refund, now });
  const language = await findContactLanguage(tx, quote.id);
  for (const to of ['customer', 'agent'] as const) {
    const told = { quoteId: quote.id, to, notice: 'policyEnded', language, amount: refund } as const;
    await enqueue(tx, { kind: 'sendPaymentNotice', ...told });
  }
};

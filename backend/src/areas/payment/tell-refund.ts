import type { Queries } from '#core/database/database.ts';
import type { RefundReason } from './tables.ts';
import { findContactLanguage } from '#areas/privacy/sql/consents.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '../services.ts';

export interface RefundTold {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly amount: number;
  readonly reason: RefundReason;
  readonly now: Date;
}

/** Agent and customer hear of money that goes back, and why. */
export const tellRefund = async (
  { enqueue }: Pick<Services, 'enqueue'>,
  { tx, quote, amount, reason, now }: RefundTold,
): Promise<void> => {
  await insertNotification(tx, { quote, kind: 'refundDue', amount, now });
  const language = await findContactLanguage(tx, quote.id);
  for (const to of ['customer', 'agent'] as const) {
    await enqueue(tx, {
      kind: 'sendPaymentNotice',
      quoteId: quote.id,
      to,
      notice: 'refundDue',
      language,
      amount,
      reason,
    });
  }
};

import { isSold } from '@payung/shared/domain/stages.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { findFrozenVersion } from '#repositories/frozen-versions.ts';
import {
  findInvoice,
  insertPaymentEvent,
  insertRefundDue,
  markInvoicePaid,
  setInvoiceState,
} from '#repositories/invoices.ts';
import { findContactLanguage } from '#repositories/consents.ts';
import { lockQuote, saveQuote } from '#repositories/quotes.ts';
import type { RefundReason } from '#repositories/money-tables.ts';
import type { Invoice, Quote } from '#repositories/tables.ts';
import type { ProviderAnswer } from '#providers/payment/payment-provider.ts';
import type { Services } from '../services.ts';
import { issuePolicy } from './issue-policy.ts';

export type Settlement = 'policy' | 'refund' | 'known' | 'ended' | 'waiting' | 'unknown';

/** Why money that arrived buys nothing, or nothing when it buys the policy. */
const refundReason = async (
  tx: Queries,
  quote: Quote,
  invoice: Invoice,
  amount: number,
): Promise<RefundReason | undefined> => {
  if (invoice.state === 'void' || invoice.version !== quote.proposal_version) {
    return isSold(quote.stage) && invoice.state !== 'void' ? 'second-payment' : 'void-invoice';
  }
  if (isSold(quote.stage)) return 'second-payment';
  const frozen = await findFrozenVersion(tx, quote.id, invoice.version);
  return amount === invoice.amount && amount === frozen?.due_premium ? undefined : 'wrong-amount';
};

const settleSuccess = async (
  services: Services,
  tx: Queries,
  quote: Quote,
  invoice: Invoice,
  answer: ProviderAnswer,
): Promise<Settlement> => {
  const now = services.clock.now();
  // The provider repeats itself, and the status query says the same in other words.
  if (invoice.paid_at !== null) return 'known';
  const reason = await refundReason(tx, quote, invoice, answer.amount);
  await markInvoicePaid(tx, invoice, now);
  if (reason !== undefined) {
    await insertRefundDue(tx, invoice, answer.amount, reason, now);
    return 'refund';
  }
  const language = await findContactLanguage(tx, quote.id);
  await issuePolicy(
    services,
    tx,
    { quote, isPaid: true, invoiceNo: invoice.invoice_no, actor: 'system', actorId: 'payment', language },
    now,
  );
  return 'policy';
};

const settleEnd = async (
  tx: Queries,
  quote: Quote,
  invoice: Invoice,
  isExpired: boolean,
): Promise<Settlement> => {
  if (invoice.state !== 'open' && invoice.state !== 'creating') return 'known';
  await setInvoiceState(tx, invoice.invoice_no, isExpired ? 'expired' : 'failed');
  if (!isSold(quote.stage) && invoice.version === quote.proposal_version) {
    await saveQuote(tx, quote.id, { payment_status: isExpired ? 'Expired' : 'Failed' });
  }
  return 'ended';
};

const settleIn = async (
  services: Services,
  tx: Queries,
  answer: ProviderAnswer,
  source: 'notification' | 'status',
): Promise<Settlement> => {
  const known = await findInvoice(tx, answer.invoiceNumber);
  const quote = known === undefined ? undefined : await lockQuote(tx, known.quote_id);
  // Read again under the lock: somebody may have settled it while we waited.
  const invoice = quote === undefined ? undefined : await findInvoice(tx, answer.invoiceNumber);
  if (quote === undefined || invoice === undefined) return 'unknown';
  const settlement = await decide(services, tx, quote, invoice, answer);
  await insertPaymentEvent(
    tx,
    {
      invoiceNo: invoice.invoice_no,
      requestId: answer.requestId,
      source,
      status: answer.status,
      amount: answer.amount,
      outcome: settlement,
    },
    services.clock.now(),
  );
  return settlement;
};

const decide = async (
  services: Services,
  tx: Queries,
  quote: Quote,
  invoice: Invoice,
  answer: ProviderAnswer,
): Promise<Settlement> => {
  if (answer.status === 'SUCCESS') return settleSuccess(services, tx, quote, invoice, answer);
  if (answer.status === 'EXPIRED' || answer.status === 'FAILED') {
    return settleEnd(tx, quote, invoice, answer.status === 'EXPIRED');
  }
  return 'waiting';
};

/**
 * What the provider says of an invoice, however often and from whichever side it comes: at most one
 * policy, and a refund due for all that was paid too much.
 */
export const settle = (
  services: Services,
  answer: ProviderAnswer,
  source: 'notification' | 'status',
): Promise<Settlement> => transaction(services.db, (tx) => settleIn(services, tx, answer, source));

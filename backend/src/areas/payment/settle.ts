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
import type { RefundReason } from '#database/money-tables.ts';
import type { Invoice, Quote } from '#repositories/tables.ts';
import type { ProviderAnswer } from '#providers/payment/payment-provider.ts';
import type { Services } from '../services.ts';
import { issuePolicy } from './issue-policy.ts';

export type Settlement = 'policy' | 'refund' | 'known' | 'ended' | 'waiting' | 'unknown';

/** An invoice with its quote, both locked, and what the provider says of it. */
interface Case {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly invoice: Invoice;
  readonly answer: ProviderAnswer;
  readonly now: Date;
}

/** Why money that arrived buys nothing, or nothing when it buys the policy. */
const refundReason = async ({ tx, quote, invoice, answer }: Case): Promise<RefundReason | undefined> => {
  const { amount } = answer;
  if (invoice.state === 'void' || invoice.version !== quote.proposal_version) {
    return isSold(quote.stage) && invoice.state !== 'void' ? 'second-payment' : 'void-invoice';
  }
  if (isSold(quote.stage)) return 'second-payment';
  const frozen = await findFrozenVersion(tx, quote.id, invoice.version);
  return amount === invoice.amount && amount === frozen?.due_premium ? undefined : 'wrong-amount';
};

const settleSuccess = async (services: Services, settling: Case): Promise<Settlement> => {
  const { tx, quote, invoice, answer, now } = settling;
  // Already settled: notifications repeat, and the status query reports the same payment.
  if (invoice.paid_at !== null) return 'known';
  const reason = await refundReason(settling);
  await markInvoicePaid(tx, invoice, now);
  if (reason !== undefined) {
    await insertRefundDue(tx, { invoice, amount: answer.amount, reason }, now);
    return 'refund';
  }
  const language = await findContactLanguage(tx, quote.id);
  const actor = { kind: 'system', id: 'payment' } as const;
  await issuePolicy(services, {
    tx,
    quote,
    isPaid: true,
    invoiceNo: invoice.invoice_no,
    actor,
    language,
    now,
  });
  return 'policy';
};

const settleEnd = async ({ tx, quote, invoice }: Case, isExpired: boolean): Promise<Settlement> => {
  if (invoice.state !== 'open' && invoice.state !== 'creating') return 'known';
  await setInvoiceState(tx, invoice.invoice_no, isExpired ? 'expired' : 'failed');
  if (!isSold(quote.stage) && invoice.version === quote.proposal_version) {
    await saveQuote(tx, quote.id, { payment_status: isExpired ? 'Expired' : 'Failed' });
  }
  return 'ended';
};

const decide = async (services: Services, settling: Case): Promise<Settlement> => {
  const { status } = settling.answer;
  if (status === 'SUCCESS') return settleSuccess(services, settling);
  if (status === 'EXPIRED' || status === 'FAILED') return settleEnd(settling, status === 'EXPIRED');
  return 'waiting';
};

interface Told {
  readonly answer: ProviderAnswer;
  readonly source: 'notification' | 'status';
}

const settleIn = async (services: Services, tx: Queries, { answer, source }: Told): Promise<Settlement> => {
  const known = await findInvoice(tx, answer.invoiceNumber);
  const quote = known === undefined ? undefined : await lockQuote(tx, known.quote_id);
  // Read again under the lock: somebody may have settled it while we waited.
  const invoice = quote === undefined ? undefined : await findInvoice(tx, answer.invoiceNumber);
  if (quote === undefined || invoice === undefined) return 'unknown';
  const now = services.clock.now();
  const outcome = await decide(services, { tx, quote, invoice, answer, now });
  const { requestId, status, amount } = answer;
  const event = { invoiceNo: invoice.invoice_no, requestId, source, status, amount, outcome };
  await insertPaymentEvent(tx, event, now);
  return outcome;
};

/**
 * What the provider says of an invoice, however often and from whichever side it comes: at most one
 * policy, and a refund due for all that was paid too much.
 */
export const settle = (
  services: Services,
  answer: ProviderAnswer,
  source: Told['source'],
): Promise<Settlement> => transaction(services.db, (tx) => settleIn(services, tx, { answer, source }));

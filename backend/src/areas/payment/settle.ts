import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isPayLaterOverdue } from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Queries } from '#core/database/database.ts';
import { onceKept, transaction } from '#core/database/transaction.ts';
import { findFrozenVersion, setPaymentStatus } from '#areas/quote/sql/write-quote.ts';
import {
  findInvoice,
  insertPaymentEvent,
  isKnownEvent,
  insertRefundDue,
  markInvoicePaid,
  setInvoiceState,
  listInvoicesToCheck,
  scheduleNextCheck,
} from '#areas/payment/sql/invoices.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { RefundReason } from '@payung/shared/domain/money/refunds.ts';
import type { Invoice, Policy } from './tables.ts';
import { insertPayment, isKnownPayment } from '#areas/payment/sql/payments-received.ts';
import { findPolicy } from '#areas/payment/policies/policies-sql.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { ProviderAnswer } from '#providers/payment/payment-provider.ts';
import type { Services } from '../services.ts';
import { issuePolicy, isUnpaid, payPolicy, wasPaid } from './policies/issue-policy.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import { notifyOfPayment } from './payment-notice.ts';
import { takeBackPayment } from './refunds/taken-back.ts';

type Settlement = 'policy' | 'refund' | 'known' | 'ended' | 'waiting' | 'unknown' | 'refunded' | 'takenBack';

const TAKEN_BACK: readonly string[] = ['REFUNDED', 'CHARGEBACK', 'VOID'];

/** An invoice with its quote, both locked, and what the provider says of it. */
interface SettlementContext {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly invoice: Invoice;
  readonly answer: ProviderAnswer;
  readonly now: Date;
}

/** The provider's time of payment, accepted only between the creation of the invoice and now. */
const paymentDay = ({ invoice, answer, now }: SettlementContext): IsoDate => {
  const { paidAt } = answer;
  const isBelieved = paidAt !== undefined && paidAt <= now && paidAt >= invoice.created_at;
  return todayInJakarta(isBelieved ? paidAt : now);
};

/** Whether cover could still begin on the day of the payment. */
const timeProblem = (
  { products }: Pick<Services, 'products'>,
  settling: SettlementContext,
  policy: Policy | undefined,
): RefundReason | undefined => {
  const day = paymentDay(settling);
  if (policy !== undefined) {
    return isPayLaterOverdue(policy.pay_later_due ?? day, day) ? 'policy-cancelled' : undefined;
  }
  const { quote } = settling;
  const problem = products.running(quote.product_id).startProblem(quote.start_date, day);
  return problem === undefined ? undefined : 'start-passed';
};

/** Whether the risk got another policy meanwhile; the product's lock serialises parallel payments. */
const conflictProblem = async (
  { products }: Pick<Services, 'products'>,
  { tx, quote }: SettlementContext,
  policy: Policy | undefined,
): Promise<RefundReason | undefined> => {
  if (policy !== undefined) return undefined;
  const conflicting = await products.running(quote.product_id).conflictingPolicy?.(tx, quote);
  return conflicting === undefined ? undefined : 'already-insured';
};

/** Why money that arrived buys nothing, or nothing when it buys the policy. */
const refundReason = async (
  services: Pick<Services, 'products'>,
  settling: SettlementContext,
  policy: Policy | undefined,
): Promise<RefundReason | undefined> => {
  const { tx, quote, invoice, answer } = settling;
  if (quote.rejection !== null) return 'quote-rejected';
  if (policy !== undefined && policy.cancelled_at !== null && !wasPaid(policy)) return 'policy-cancelled';
  const isBought = policy !== undefined && !isUnpaid(policy);
  if (invoice.state === 'void' || invoice.version !== quote.proposal_version) {
    return isBought && invoice.state !== 'void' ? 'second-payment' : 'void-invoice';
  }
  if (isBought || invoice.paid_at !== null) return 'second-payment';
  const frozen = await findFrozenVersion(tx, quote.id, invoice.version);
  if (answer.amount !== invoice.amount || answer.amount !== frozen?.due_premium) return 'wrong-amount';
  if (policy === undefined && services.products.known(quote.product_id) === undefined)
    return 'product-withdrawn';
  return timeProblem(services, settling, policy) ?? conflictProblem(services, settling, policy);
};

/** An invoice that is paid back in full stays open for the right amount only. */
const refund = async (
  services: Services,
  settling: SettlementContext,
  reason: RefundReason,
): Promise<void> => {
  const { tx, quote, invoice, answer, now } = settling;
  if (reason !== 'wrong-amount' && invoice.paid_at === null) await markInvoicePaid(tx, invoice, now);
  await insertRefundDue(tx, { invoice, amount: answer.amount, reason }, now);
  if (reason === 'start-passed' || reason === 'already-insured' || reason === 'product-withdrawn')
    await setPaymentStatus(tx, quote.id, 'Failed');
  await notifyRefund(services, { tx, quote, amount: answer.amount, reason, now });
};

const settleSuccess = async (services: Services, settling: SettlementContext): Promise<Settlement> => {
  const { tx, quote, invoice, answer, now } = settling;
  const payment = {
    invoiceNo: invoice.invoice_no,
    paymentId: answer.paymentId,
    amount: answer.amount,
  };
  // Already settled: notifications repeat, and the status query reports the same payment.
  if (await isKnownPayment(tx, payment)) return 'known';
  const policy = await findPolicy(tx, quote.id);
  const reason = await refundReason(services, settling, policy);
  const outcome = reason === undefined ? 'policy' : 'refund';
  await insertPayment(tx, payment, { outcome, now });
  onceKept(tx, () => services.sales.paymentReceived(outcome));
  if (reason !== undefined) {
    await refund(services, settling, reason);
    return outcome;
  }
  await markInvoicePaid(tx, invoice, now);
  if (policy !== undefined) {
    await payPolicy(services, { tx, quote, policy, invoiceNo: invoice.invoice_no, now });
    return outcome;
  }
  const actor = { kind: 'system', id: 'payment' } as const;
  await issuePolicy(services, { tx, quote, isPaid: true, invoiceNo: invoice.invoice_no, actor, now });
  return outcome;
};

const settleEnd = async (
  { tx, quote, invoice }: SettlementContext,
  isExpired: boolean,
): Promise<Settlement> => {
  if (invoice.state !== 'open' && invoice.state !== 'creating') return 'known';
  await setInvoiceState(tx, invoice.invoice_no, isExpired ? 'expired' : 'failed');
  if (!isSold(quote.stage) && invoice.version === quote.proposal_version) {
    await setPaymentStatus(tx, quote.id, isExpired ? 'Expired' : 'Failed');
  }
  return 'ended';
};

const decide = async (services: Services, settling: SettlementContext): Promise<Settlement> => {
  const { status, requestId } = settling.answer;
  if (TAKEN_BACK.includes(status)) {
    const { tx, invoice } = settling;
    const isRepeated = await isKnownEvent(tx, { invoiceNo: invoice.invoice_no, requestId, status });
    return isRepeated ? 'known' : takeBackPayment(services, settling);
  }
  if (status === 'SUCCESS') return settleSuccess(services, settling);
  if (status === 'EXPIRED' || status === 'FAILED') return settleEnd(settling, status === 'EXPIRED');
  return 'waiting';
};

interface ReportedPayment {
  readonly answer: ProviderAnswer;
  readonly source: 'notification' | 'status';
}

const settleIn = async (
  services: Services,
  tx: Queries,
  { answer, source }: ReportedPayment,
): Promise<Settlement> => {
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
  source: ReportedPayment['source'],
): Promise<Settlement> => transaction(services.db, (tx) => settleIn(services, tx, { answer, source }));

interface RefundNotice {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly amount: number;
  readonly reason: RefundReason;
  readonly now: Date;
}

/** Notifies agent and customer of a refund and its reason. */
const notifyRefund = async (
  services: Pick<Services, 'enqueue'>,
  { tx, quote, amount, reason, now }: RefundNotice,
): Promise<void> => {
  await insertNotification(tx, { quote, kind: 'refundDue', amount, now });
  await notifyOfPayment(services, { tx, quote }, { notice: 'refundDue', amount, reason });
};

/** Invoices without a final status that the provider is to be asked about now. */
export const invoicesToCheck = (services: Services, limit: number): Promise<readonly string[]> =>
  listInvoicesToCheck(services.db, services.clock.now(), limit);

/** Asks the provider what became of an invoice: notifications get lost. */
export const reconcileInvoice = async (services: Services, invoiceNo: string): Promise<Settlement> => {
  await scheduleNextCheck(services.db, invoiceNo, services.clock.now());
  const { status, amount, paidAt } = await services.payments.readStatus(invoiceNo);
  return settle(
    services,
    { invoiceNumber: invoiceNo, requestId: `status-${status}`, amount, status, paidAt },
    'status',
  );
};

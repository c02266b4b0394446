import { isPayLaterOverdue, isPriceExpired } from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { ApiRefusal, refused, notFound, conflict } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { requireNotRejected } from '#areas/quote/apply-event.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '../services.ts';
import type { PaymentState } from '@payung/shared/schemas/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import {
  findQuoteToShow,
  findQuote,
  findQuoteByProposal,
  findQuoteOfVoidedProposal,
  lockQuote,
} from '#areas/quote/sql/quotes.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import { paymentStatusOf } from '../quote/quote-record.ts';
import type { Queries } from '#core/database/database.ts';

type PayableQuote = Pick<
  Quote,
  | 'stage'
  | 'proposal_no'
  | 'product_id'
  | 'start_date'
  | 'valid_until'
  | 'payment_status'
  | 'pay_later_due'
  | 'rejection'
>;

type Products = Pick<Services, 'products'>;

/** A proposal that can be bought today. */
export const requireOpenProposal = ({ products }: Products, quote: PayableQuote, today: string): void => {
  requireNotRejected(quote);
  if (isSold(quote.stage)) throw refused(TEXTS.sold);
  if (quote.stage !== 'Full Quote Created' || quote.proposal_no === null) throw refused(TEXTS.confirmFirst);
  const problem = products.sold(quote.product_id).startProblem(quote.start_date, today);
  if (problem !== undefined) throw refused(problem);
  if (isPriceExpired(quote.valid_until, today)) throw refused(TEXTS.priceExpired);
};

/** A proposal that can be bought today, or a policy that is paid later and is not overdue. */
export const requirePayable = (services: Products, quote: PayableQuote, today: string): void => {
  const { payment_status: status, pay_later_due: due } = quote;
  if (status === 'Cancelled') throw refused(due === null ? TEXTS.policyEnded : TEXTS.policyCancelled);
  if (status !== 'PayLater' || due === null) return requireOpenProposal(services, quote, today);
  if (isPayLaterOverdue(due, today)) throw refused(TEXTS.policyOverdue);
};

export const isPayable = (services: Products, quote: PayableQuote, today: string): boolean => {
  try {
    requirePayable(services, quote, today);
    return true;
  } catch (error) {
    if (error instanceof ApiRefusal) return false;
    throw error;
  }
};

type ShownPayment = Pick<
  ShownQuote,
  | 'stage'
  | 'proposal_no'
  | 'product_id'
  | 'start_date'
  | 'valid_until'
  | 'payment_status'
  | 'pay_later_due'
  | 'policy_no'
  | 'rejection'
  | 'invoice_expires_at'
  | 'payment_link_expires_at'
>;

/** The state of the payment of a quote. */
export const paymentStateOf = (services: Services, quote: ShownPayment): Omit<PaymentState, 'quoteId'> => ({
  status: paymentStatusOf(quote),
  ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
  ...(quote.payment_link_expires_at === null
    ? {}
    : { linkExpiresAt: quote.payment_link_expires_at.toISOString() }),
  ...(quote.pay_later_due === null ? {} : { payLaterDueDate: quote.pay_later_due }),
  isPayable: isPayable(services, quote, todayInJakarta(services.clock.now())),
});

export const paymentState = async (context: HandlerContextOf<'paymentState'>, services: Services) => {
  const quote = await findQuoteToShow(services.db, context.query.quoteId, services.clock.now());
  if (quote === undefined) throw notFound();
  return { quoteId: quote.id, ...paymentStateOf(services, quote) };
};

/**
 * The quote whose proposal that is. A proposal names one version and one price: one that a change has voided
 * is a conflict, not another price.
 */
export const lockProposal = async (tx: Queries, proposalNo: string): Promise<Quote> => {
  const found = await findQuoteByProposal(tx, proposalNo);
  const quote = found === undefined ? undefined : await lockQuote(tx, found.id);
  if (quote?.proposal_no === proposalNo) return quote;
  const quoteId = found?.id ?? (await findQuoteOfVoidedProposal(tx, proposalNo));
  if (quoteId === undefined) throw notFound();
  const current = await findQuote(tx, quoteId);
  if (current !== undefined) requireNotRejected(current);
  throw conflict(quoteId);
};

import type { PaymentState } from '@payung/shared/api/endpoints/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { findQuoteToShow } from '#areas/quote/sql/quotes.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import { paymentStatusOf } from '../quote/payment-status.ts';
import type { Services } from '../services.ts';
import { isPayable } from './payable.ts';

type Owed = Pick<
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

/** Where the payment of a quote stands. */
export const paymentStateOf = (services: Services, quote: Owed): Omit<PaymentState, 'quoteId'> => ({
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

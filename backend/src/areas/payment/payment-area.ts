import type { PaymentState, paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { findQuoteToShow } from '#repositories/quotes.ts';
import type { ShownQuote } from '#repositories/quotes.ts';
import { listPendingPayments } from '#repositories/pending-payments.ts';
import { requireAgent } from '#access/event-actor.ts';
import type { Handlers } from '../handler.ts';
import { paymentStatusOf } from '../quote/payment-status.ts';
import { notFound } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import { checkout } from './checkout.ts';
import { payLater } from './pay-later.ts';
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
  | 'invoice_expires_at'
  | 'link_expires_at'
>;

/** Where the payment of a quote stands. */
const stateOf = (services: Services, quote: Owed): Omit<PaymentState, 'quoteId'> => ({
  status: paymentStatusOf(quote),
  ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
  ...(quote.link_expires_at === null ? {} : { linkExpiresAt: quote.link_expires_at.toISOString() }),
  ...(quote.pay_later_due === null ? {} : { payLaterDueDate: quote.pay_later_due }),
  isPayable: isPayable(services, quote, todayInJakarta(services.clock.now())),
});

export const paymentArea: Handlers<typeof paymentEndpoints> = {
  checkout,
  payLater,

  paymentState: async (context, services) => {
    const quote = await findQuoteToShow(services.db, context.query.quoteId, services.clock.now());
    if (quote === undefined) throw notFound();
    return { quoteId: quote.id, ...stateOf(services, quote) };
  },

  paymentPending: async ({ caller, query }, services) => {
    const { db, clock, productOf } = services;
    const { agentId } = requireAgent(caller);
    const { rows, total } = await listPendingPayments(db, { agentId, search: query, now: clock.now() });
    const items = rows.map((row) => ({
      quoteId: row.id,
      productId: row.product_id,
      proposalNo: row.proposal_no ?? '',
      insuredName: row.insured_name,
      duePremium: row.due_premium,
      ...(productOf(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
      ...stateOf(services, row),
    }));
    return { items, total };
  },
};

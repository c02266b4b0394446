import type { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { findQuoteToShow } from '#repositories/quotes.ts';
import { listPendingPayments } from '#repositories/pending-payments.ts';
import { requireAgent } from '#access/event-actor.ts';
import type { Handlers } from '../handler.ts';
import { notFound } from '#http/api-refusal.ts';
import { checkout } from './checkout.ts';
import { payLater } from './pay-later.ts';
import { paymentStateOf } from './payment-state.ts';

export const paymentArea: Handlers<typeof paymentEndpoints> = {
  checkout,
  payLater,

  paymentState: async (context, services) => {
    const quote = await findQuoteToShow(services.db, context.query.quoteId, services.clock.now());
    if (quote === undefined) throw notFound();
    return { quoteId: quote.id, ...paymentStateOf(services, quote) };
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
      ...paymentStateOf(services, row),
    }));
    return { items, total };
  },
};

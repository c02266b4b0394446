import type { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { findQuoteToShow } from '#repositories/quotes.ts';
import { listPendingPayments } from '#repositories/pending-payments.ts';
import { requireAgent } from '#access/event-actor.ts';
import type { Handlers } from '../handler.ts';
import { paymentStatusOf } from '../quote/payment-status.ts';
import { notFound } from '#http/api-refusal.ts';
import { checkout } from './checkout.ts';
import { payLater } from './pay-later.ts';

export const paymentArea: Handlers<typeof paymentEndpoints> = {
  checkout,
  payLater,

  paymentState: async (context, services) => {
    const quote = await findQuoteToShow(services.db, context.query.quoteId, services.clock.now());
    if (quote === undefined) throw notFound();
    return {
      quoteId: quote.id,
      status: paymentStatusOf(quote),
      ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
      ...(quote.invoice_expires_at === null ? {} : { linkExpiresAt: quote.invoice_expires_at.toISOString() }),
    };
  },

  paymentPending: async ({ caller, query }, { db, clock, productOf }) => {
    const { agentId } = requireAgent(caller);
    const { rows, total } = await listPendingPayments(db, { agentId, search: query, now: clock.now() });
    const items = rows.map((row) => ({
      quoteId: row.id,
      productId: row.product_id,
      proposalNo: row.proposal_no ?? '',
      insuredName: row.insured_name,
      duePremium: row.due_premium,
      ...(productOf(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
      ...(row.invoice_expires_at === null ? {} : { linkExpiresAt: row.invoice_expires_at.toISOString() }),
      ...(row.pay_later_due === null ? {} : { payLaterDueDate: row.pay_later_due }),
    }));
    return { items, total };
  },
};

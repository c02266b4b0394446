import type { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { findQuoteToShow } from '#repositories/quotes.ts';
import { listPendingPayments } from '#repositories/pending-payments.ts';
import { requireAgent } from '../actor.ts';
import type { Area } from '../area.ts';
import { paymentStatusOf } from '../quote/payment-status.ts';
import { absent } from '../refusal.ts';
import { checkout } from './checkout.ts';
import { payLater } from './pay-later.ts';

export const paymentArea: Area<typeof paymentEndpoints> = {
  checkout,
  payLater,

  paymentState: async (ask, services) => {
    const quote = await findQuoteToShow(services.db, ask.query.quoteId, services.clock.now());
    if (quote === undefined) throw absent();
    return {
      data: {
        quoteId: quote.id,
        status: paymentStatusOf(quote),
        ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
        ...(quote.invoice_expires_at === null
          ? {}
          : { linkExpiresAt: quote.invoice_expires_at.toISOString() }),
      },
    };
  },

  paymentPending: async (ask, services) => {
    const { agentId } = requireAgent(ask.caller);
    const { rows, total } = await listPendingPayments(services.db, agentId, ask.query, services.clock.now());
    const data = rows.map((row) => ({
      quoteId: row.id,
      product_Id: row.product_id,
      proposalNo: row.proposal_no ?? '',
      insuredName: row.insured_name,
      duePremium: row.due_premium,
      ...(services.productOf(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
      ...(row.invoice_expires_at === null ? {} : { linkExpiresAt: row.invoice_expires_at.toISOString() }),
      ...(row.pay_later_due === null ? {} : { payLaterDueDate: row.pay_later_due }),
    }));
    return { data, totalCount: total };
  },
};

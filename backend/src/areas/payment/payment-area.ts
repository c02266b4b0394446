import type { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { findQuoteToShow } from '#areas/quote/sql/quotes.ts';
import type { Handlers } from '../handler.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { checkout } from './checkout.ts';
import { payLater } from './pay-later.ts';
import { paymentStateOf } from './payment-state.ts';
import { paymentPending } from './pending-payments.ts';

export const paymentArea: Handlers<typeof paymentEndpoints> = {
  checkout,
  payLater,

  paymentState: async (context, services) => {
    const quote = await findQuoteToShow(services.db, context.query.quoteId, services.clock.now());
    if (quote === undefined) throw notFound();
    return { quoteId: quote.id, ...paymentStateOf(services, quote) };
  },

  paymentPending,
};

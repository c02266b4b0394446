import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';

/** An invoice that ended without an answer of the provider is expired, not pending. */
export const paymentStatusOf = (
  quote: Pick<ShownQuote, 'payment_status' | 'invoice_expires_at'>,
): QuoteRecord['paymentStatus'] => {
  if (quote.payment_status === '') return 'Unpaid';
  return quote.payment_status === 'Pending' && quote.invoice_expires_at === null
    ? 'Expired'
    : quote.payment_status;
};

import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { QUOTE_ID, aKiteQuote } from '@payung/shared/testing/kite.ts';
import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';

export { QUOTE_ID } from '@payung/shared/testing/kite.ts';

/** A quote of this product, just begun. */
export const aSampleQuote = (change: Partial<QuoteRecord> = {}): QuoteRecord =>
  aKiteQuote({ product_Id: product.productId, stage: 'Lead Created', ...change });

export const openSample = journeyOpener({ product, Frame, quoteId: QUOTE_ID });

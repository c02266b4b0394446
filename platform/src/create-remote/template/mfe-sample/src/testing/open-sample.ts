import { QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { sampleEndpoints } from '#contract/endpoints.ts';
import type { SampleQuoteRecord } from '#contract/schemas/quote.ts';
import { Frame } from '#screens.ts';
import { product } from '#product.ts';

export { QUOTE_ID } from '@payung/shared/testing/kite.ts';

/** A quote of this product, just begun. */
export const aSampleQuote = (change: Partial<SampleQuoteRecord> = {}): SampleQuoteRecord => ({
  ...aQuote({ productId: product.productId, stage: 'Lead Created' }),
  subject: 'A boat',
  ...change,
});

export const openSample = journeyOpener({ product, Frame, endpoints: sampleEndpoints, quoteId: QUOTE_ID });

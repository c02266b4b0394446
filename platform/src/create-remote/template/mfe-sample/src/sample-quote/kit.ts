import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { sampleEndpoints } from '#contract/endpoints.ts';
import { sampleProductId } from '#contract/product-id.ts';
import { sampleJourney } from '#journey.ts';

export const { read: sampleQuoteRead, useStep: useSampleStep } = productKit({
  journey: sampleJourney,
  products: [sampleProductId],
  read: sampleEndpoints.getSampleQuote,
  readInput: (quoteId, logged) => ({ query: { quoteId, ...logged } }),
});

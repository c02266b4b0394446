import { useJourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { quoteRead, useJourneyQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { sampleEndpoints } from '#contract/endpoints.ts';
import { sampleProductId } from '#contract/product-id.ts';
import { sampleJourney } from '#journey.ts';
import type { SampleStop } from '#journey.ts';

/** How the record of a quote is read. */
export const sampleQuoteRead = quoteRead(
  sampleEndpoints.getSampleQuote,
  { products: [sampleProductId] },
  (quoteId, logged) => ({
    query: { quoteId, ...logged },
  }),
);

/** The step of the journey that a screen shows, with the quote of its address. */
export const useSampleStep = (stop: SampleStop) =>
  useJourneyStep(sampleJourney, stop, useJourneyQuote(sampleQuoteRead, useQuoteId()));

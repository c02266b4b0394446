import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useJourneyQuote } from '@payung/shared/journey/quote-query.ts';
import { useQuoteStop } from '@payung/shared/journey/quote-stop.ts';
import { sampleJourney } from '#journey.ts';
import type { SampleStop } from '#journey.ts';

/** The quote that a screen of this journey works on, and whether its time has come. */
export const useJourneyStop = (stop: SampleStop) =>
  useQuoteStop(sampleJourney, stop, useJourneyQuote<QuoteRecord>(useQuoteId()), (quote) => ({ quote }));

import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useQuoteStop } from '@payung/shared/journey/quote-stop.ts';
import { homeJourney } from '#journey.ts';
import type { HomeStop } from '#journey.ts';
import { useHomeQuote } from './reads.ts';

/** The quote that a screen of this journey works on, and whether its time has come. */
export const useJourneyStop = (stop: HomeStop) =>
  useQuoteStop(homeJourney, stop, useHomeQuote(useQuoteId()), (quote) => ({ quote }));

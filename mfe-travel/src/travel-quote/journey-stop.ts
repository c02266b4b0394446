import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useQuoteStop } from '@payung/shared/journey/quote-stop.ts';
import { today } from '@payung/shared/journey/today.ts';
import { travelJourney } from '#journey.ts';
import type { TravelStop } from '#journey.ts';
import { useTravelQuote } from './reads.ts';

/** The quote that a screen of this journey works on, and whether its time has come. */
export const useJourneyStop = (stop: TravelStop) =>
  useQuoteStop(travelJourney, stop, useTravelQuote(useQuoteId()), (quote) => ({ quote, today: today() }));

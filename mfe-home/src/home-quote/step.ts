import { useJourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { homeJourney } from '#journey.ts';
import type { HomeStop } from '#journey.ts';
import { useHomeQuote } from './reads.ts';

/** The step of the journey that a screen shows, with its quote. */
export const useHomeStep = (stop: HomeStop) => useJourneyStep(homeJourney, stop, useHomeQuote(useQuoteId()));

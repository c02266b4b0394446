import { useJourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { accidentJourney } from '#journey.ts';
import type { AccidentStop } from '#journey.ts';
import { useAccidentQuote } from './reads.ts';

/** The step of the journey that a screen shows, with its quote. */
export const useAccidentStep = (stop: AccidentStop) =>
  useJourneyStep(accidentJourney, stop, useAccidentQuote(useQuoteId()));

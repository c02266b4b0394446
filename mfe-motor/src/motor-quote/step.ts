import { useJourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { motorJourney } from '#journey.ts';
import type { MotorStop } from '#journey.ts';
import { useMotorQuote } from './reads.ts';

/** The step of the journey that a screen shows, with its quote. */
export const useMotorStep = (stop: MotorStop) =>
  useJourneyStep(motorJourney, stop, useMotorQuote(useQuoteId()));

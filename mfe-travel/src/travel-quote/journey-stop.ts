import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useJourneyGuard } from '@payung/shared/journey/use-journey-guard.ts';
import { travelJourney } from '#journey.ts';
import type { TravelStop } from '#journey.ts';
import { useTravelQuote } from './reads.ts';
import { today } from '@payung/shared/journey/today.ts';

/**
 * The quote that a screen works on. Leads away when the screen's time has not come, or when the
 * address names no quote; `isOpen` tells whether the screen may be shown.
 */
export const useJourneyStop = (stop: TravelStop) => {
  const quoteId = useQuoteId();
  const quote = useTravelQuote(quoteId);
  const isKnown = quoteId === undefined || quote.data !== undefined;
  const answers = isKnown ? { quote: quote.data, today: today() } : undefined;
  const isOpen = useJourneyGuard(travelJourney, answers, stop);
  return { quoteId: quoteId ?? '', quote, isOpen };
};

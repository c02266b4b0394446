import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useJourneyGuard } from '@payung/shared/journey/use-journey-guard.ts';
import { homeJourney } from '#journey.ts';
import type { HomeStop } from '#journey.ts';
import { useHomeQuote } from './reads.ts';

/**
 * The quote that a screen works on. Leads away when the screen's time has not come, or when the address
 * names no quote; `isOpen` tells whether the screen may be shown.
 */
export const useJourneyStop = (stop: HomeStop) => {
  const quoteId = useQuoteId();
  const quote = useHomeQuote(quoteId);
  const isKnown = quoteId === undefined || quote.data !== undefined;
  const isOpen = useJourneyGuard(homeJourney, isKnown ? { quote: quote.data } : undefined, stop);
  return { quoteId: quoteId ?? '', quote, isOpen };
};

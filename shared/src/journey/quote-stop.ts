import type { UseQueryResult } from '@tanstack/react-query';
import type { Journey } from '#journey/journey.ts';
import { useQuoteId } from '#journey/quote-address.ts';
import { useJourneyGuard } from '#journey/use-journey-guard.ts';

/** What a screen of a journey stands on. */
export interface QuoteStop<Quote> {
  /** Empty where the address names none. */
  readonly quoteId: string;
  readonly quote: UseQueryResult<Quote>;
  /** Whether the screen may be shown. */
  readonly isOpen: boolean;
}

/**
 * The quote that a screen works on. Leads away when the screen's time has not come, or when the address
 * names no quote.
 */
export const useQuoteStop = <Quote, Answers, Id extends string>(
  journey: Journey<Answers, Id>,
  stop: Id,
  quote: UseQueryResult<Quote>,
  answersOf: (quote: Quote | undefined) => Answers,
): QuoteStop<Quote> => {
  const quoteId = useQuoteId();
  const isKnown = quoteId === undefined || quote.data !== undefined;
  const isOpen = useJourneyGuard(journey, isKnown ? answersOf(quote.data) : undefined, stop);
  return { quoteId: quoteId ?? '', quote, isOpen };
};

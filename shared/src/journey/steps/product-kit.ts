import type { UseQueryResult } from '@tanstack/react-query';
import type { ReadEndpoint } from '@payung/shared/api/query.ts';
import type { InputOf } from '#api/client.ts';
import type { ReplyOf } from '#api/endpoint.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { Logkey } from '#domain/resume-type.ts';
import type { Journey } from './journey.ts';
import { useJourneyStep } from './journey-step.ts';
import { useQuoteId } from './quote-address.ts';
import { quoteRead, useJourneyQuote } from './quote-query.ts';
import type { LogkeyQuery, QuoteRead } from './quote-query.ts';

interface ProductKitOptions<E extends ReadEndpoint, Quote extends QuoteRecord, Stop extends string> {
  readonly journey: Journey<Quote, Stop>;
  /** Products whose quotes the journey takes. */
  readonly products: readonly string[];
  /** The call that reads the record of a quote. */
  readonly read: ReplyOf<E> extends Quote ? E : never;
  readonly readInput: (quoteId: string, logged: LogkeyQuery) => InputOf<E>;
  /** From where a read says that the quote was opened; without it: referrals and searches. */
  readonly logs?: readonly Logkey[];
}

/**
 * What the screens of one product share: how the record of a quote is read, and which step of the journey a screen
 * shows. Failed reads show no toast: the page says that something could not be loaded. How a step is saved is apart
 * (`productSave`), because the first page of a product saves nothing.
 */
export const productKit = <E extends ReadEndpoint, Quote extends QuoteRecord, Stop extends string>({
  journey,
  products,
  read: row,
  readInput,
  logs,
}: ProductKitOptions<E, Quote, Stop>) => {
  const read = quoteRead<E>(row, { products, logs }, readInput) as unknown as QuoteRead<Quote>;

  /** The quote. Waits while the id is unknown. */
  const useQuote = (quoteId: string | undefined): UseQueryResult<Quote> =>
    useJourneyQuote(read, quoteId, { quiet: true });

  /** The step of the journey that a screen shows, with the quote that its address names. */
  const useStep = (stop: Stop) => useJourneyStep(journey, stop, useQuote(useQuoteId()));

  return { read, useQuote, useStep };
};

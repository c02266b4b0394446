import { useQueryClient } from '@tanstack/react-query';
import type { QueryFilters, UseQueryResult } from '@tanstack/react-query';
import type { ReadEndpoint } from '@payung/shared/api/query.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { InputOf } from '#api/client.ts';
import type { ReplyOf } from '#api/endpoint.ts';
import type { QuoteRecord, SavedQuote } from '#schemas/quote.ts';
import type { Logkey } from '#domain/resume-type.ts';
import type { Journey } from './journey.ts';
import { useJourneyStep } from './journey-step.ts';
import { useQuoteId } from './quote-address.ts';
import { quoteRead, useJourneyQuote } from './quote-query.ts';
import type { LogkeyQuery, QuoteRead } from './quote-query.ts';
import { alreadySaved, useSaveStep } from './save-step.ts';

type SuccessText<Quote extends QuoteRecord, Change> = (saved: SavedQuote<Quote>, change: Change) => string;

interface ProductKitOptions<E extends ReadEndpoint, Quote extends QuoteRecord, Stop extends string, Change> {
  readonly journey: Journey<Quote, Stop>;
  /** Products whose quotes the journey takes. */
  readonly products: readonly string[];
  /** The call that reads the record of a quote. */
  readonly read: ReplyOf<E> extends Quote ? E : never;
  readonly readInput: (quoteId: string, logged: LogkeyQuery) => InputOf<E>;
  /** From where a read says that the quote was opened; without it: referrals and searches. */
  readonly logs?: readonly Logkey[];
  /** The call that saves one step. */
  readonly save: (
    quoteId: string,
    change: Change,
    seenVersion: number | undefined,
  ) => Promise<SavedQuote<Quote>>;
  /** What the record says once the change is saved (`commonFields`). */
  readonly fieldsOf: (change: Change) => object;
  /** Cached answers that the change makes worthless, such as plans of another trip (`readsOf`). */
  readonly staleReads?: (change: Change, quoteId: string) => readonly QueryFilters[];
  /** The toast of a success, where it is not the usual one. */
  readonly useSuccessText?: () => SuccessText<Quote, Change> | undefined;
}

interface SaveOptions {
  /** A failure shows no toast, because the screen reports it. */
  readonly quiet?: boolean;
  /** The network or the server failed, not what was sent. */
  readonly onUnavailable?: () => void;
}

/**
 * What the screens of one product share: how the record of a quote is read, which step of the journey a screen
 * shows, and how a step is saved. Failed reads show no toast: the page says that something could not be loaded.
 */
export const productKit = <E extends ReadEndpoint, Quote extends QuoteRecord, Stop extends string, Change>({
  journey,
  products,
  read: row,
  readInput,
  logs,
  save,
  fieldsOf,
  staleReads,
  useSuccessText = () => undefined,
}: ProductKitOptions<E, Quote, Stop, Change>) => {
  const read = quoteRead<E>(row, { products, logs }, readInput) as unknown as QuoteRead<Quote>;

  /** The quote. Waits while the id is unknown. */
  const useQuote = (quoteId: string | undefined): UseQueryResult<Quote> =>
    useJourneyQuote(read, quoteId, { quiet: true });

  /** The step of the journey that a screen shows, with the quote that its address names. */
  const useStep = (stop: Stop) => useJourneyStep(journey, stop, useQuote(useQuoteId()));

  /** Saves one step of a quote. */
  const useSave = (quoteId: string, { quiet = false, onUnavailable }: SaveOptions = {}) => {
    const client = useQueryClient();
    const [, changeContext] = useQuoteContext();
    return useSaveStep<Quote, Change>(quoteId, {
      quiet,
      onUnavailable,
      quoteRead: read,
      save: (change, seenVersion) => save(quoteId, change, seenVersion),
      alreadySaved: (record, change) => alreadySaved(record, fieldsOf(change)),
      onSaved: ({ quote }, change) => {
        changeContext({ quoteId: quote.id });
        for (const filter of staleReads?.(change, quoteId) ?? []) client.removeQueries(filter);
      },
      successText: useSuccessText(),
    });
  };

  return { read, useQuote, useStep, useSave };
};

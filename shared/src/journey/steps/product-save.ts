import { useQueryClient } from '@tanstack/react-query';
import type { QueryFilters } from '@tanstack/react-query';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { QuoteRecord, SavedQuote } from '#schemas/quote.ts';
import type { QuoteRead } from './quote-query.ts';
import { alreadySaved, useSaveStep } from './save-step.ts';

type SuccessText<Quote extends QuoteRecord, Change> = (saved: SavedQuote<Quote>, change: Change) => string;

interface ProductSaveOptions<Quote extends QuoteRecord, Change> {
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

/** How the screens of one product save a step of a quote: the hook they call, with the quote's id. */
export const productSave =
  <Quote extends QuoteRecord, Change>(
    read: QuoteRead<Quote>,
    { save, fieldsOf, staleReads, useSuccessText = () => undefined }: ProductSaveOptions<Quote, Change>,
  ) =>
  (quoteId: string, { quiet = false, onUnavailable }: SaveOptions = {}) => {
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

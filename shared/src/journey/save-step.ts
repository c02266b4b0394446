import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import type { ResumeType } from '#domain/resume-type.ts';
import { useText } from '#messages/text.ts';
import { journeyQuoteQuery } from '#journey/quote-query.ts';
import { useRefreshQuote } from '#journey/refresh-quote.ts';

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The server's own words where it has some; otherwise what to do. */
export const useProblemText = (): ((error: unknown) => string) => {
  const text = useText();
  return (error) => {
    if (isStale(error)) return text('quote.saved.stale');
    if (error instanceof ApiError && !isNoResponse(error) && error.errMsg !== '') return error.errMsg;
    return text('quote.saved.failed');
  };
};

/** Where the screens of a journey read their record, and how it lies in the reply. */
export interface ShownQuote<Quote> {
  queryKey: (quoteId: string, resumeType: ResumeType | undefined) => readonly unknown[];
  pick: (reply: unknown) => Quote;
  wrap: (record: Quote) => unknown;
}

/** As `useJourneyQuote` reads it. */
const byGetQuotes = <Quote extends QuoteRecord>(): ShownQuote<Quote> => ({
  queryKey: (quoteId, resumeType) => journeyQuoteQuery(quoteId, resumeType).queryKey,
  pick: (reply) => (reply as { readonly data: readonly [Quote] }).data[0],
  wrap: (record) => ({ data: [record] }),
});

const useShownQuote = <Quote extends QuoteRecord>(
  quoteId: string,
  shown: ShownQuote<Quote> = byGetQuotes<Quote>(),
) => {
  const client = useQueryClient();
  const [context] = useQuoteContext();
  return {
    read: (): Quote | undefined => {
      const reply: unknown = client.getQueryData(shown.queryKey(quoteId, context.resumeType));
      return reply === undefined ? undefined : shown.pick(reply);
    },
    keep: (record: Quote): void => {
      client.setQueryData(shown.queryKey(record._id, context.resumeType), shown.wrap(record));
    },
  };
};

/** The version that is on the screen: what somebody else changed since is not overwritten. */
export const useSeenVersion = <Quote extends QuoteRecord>(
  quoteId: string,
  shown?: ShownQuote<Quote>,
): (() => number | undefined) => {
  const quote = useShownQuote(quoteId, shown);
  return () => quote.read()?.version;
};

interface SaveStepCalls<Quote extends QuoteRecord, Body> {
  /** The call of the product. */
  save: (body: Body, seenVersion: number | undefined) => Promise<{ readonly data: Quote }>;
  /** Whether the record says already what was to be saved. */
  holds: (record: Quote, body: Body) => boolean;
  /** What else hangs on the step: answers that it makes worthless, what the session remembers. */
  onSaved?: (record: Quote, body: Body) => void;
  /** Where the product's screens read the record; without it by `getQuotes`. */
  shown?: ShownQuote<Quote>;
  /** A failure is not said in a toast, because the screen says it. */
  quiet?: boolean;
  /** One of several saves in a row: the last of them says that all is saved. */
  isPart?: boolean;
}

/**
 * Saves one step of the quote (one event of its stage machine). One save at a time, so that a double
 * click saves once; what went wrong stays to be read until the next try.
 */
export const useSaveStep = <Quote extends QuoteRecord, Body>(
  quoteId: string,
  calls: SaveStepCalls<Quote, Body>,
) => {
  const text = useText();
  const problemText = useProblemText();
  const refresh = useRefreshQuote();
  const shown = useShownQuote(quoteId, calls.shown);
  const isBusy = useRef(false);

  const mutation = useMutation({
    meta: { quiet: calls.quiet === true },
    mutationFn: async (body: Body): Promise<Quote> => {
      try {
        return (await calls.save(body, shown.read()?.version)).data;
      } catch (error) {
        if (!isStale(error)) throw error;
        // The try before this one may have been saved, and only its answer was lost.
        await refresh(quoteId);
        const now = shown.read();
        if (now === undefined || !calls.holds(now, body)) throw error;
        return now;
      }
    },
    onSuccess: (record, body) => {
      shown.keep(record);
      calls.onSaved?.(record, body);
      if (calls.isPart !== true) toast.success(text('quote.updated'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) void refresh(quoteId);
    },
  });

  /** Answers whether it is saved. */
  const save = async (body: Body): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      await mutation.mutateAsync(body);
      return true;
    } catch {
      return false;
    } finally {
      isBusy.current = false;
    }
  };

  return {
    save,
    isSaving: mutation.isPending,
    error: mutation.error,
    problem: mutation.error === null ? undefined : problemText(mutation.error),
  };
};

import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { QuoteRecord, SavedQuote } from '#api/endpoints/quote.ts';
import { useFailureText } from '#api/failure-text.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { useText } from '#messages/text.ts';
import type { QuoteRead } from './quote-query.ts';
import { useRefreshQuote } from './refresh-quote.ts';
import { useOneAtATime } from './single-flight.ts';

/** Somebody changed the quote since it was shown: another tab, the agent, the customer. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * The server's own words where it has some; otherwise what to do. A quote that was changed elsewhere and
 * costs something else now asks whether to go on at `newPrice`, in whole rupiah.
 */
export const useProblemText = (): ((error: unknown, newPrice?: number) => string) => {
  const text = useText();
  const failureText = useFailureText();
  return (error, newPrice) => {
    if (isStale(error)) {
      return newPrice === undefined
        ? text('quote.saved.stale')
        : text('quote.saved.newPrice', { amount: formatRupiah(newPrice) });
    }
    return failureText(error, 'quote.saved.failed');
  };
};

interface SaveStepCalls<Quote extends QuoteRecord, Change> {
  /** Where the product's screens read the record. */
  quoteRead: QuoteRead<Quote>;
  /** The call of the product: takes the change, and the version that was on the screen. */
  save: (change: Change, seenVersion: number | undefined) => Promise<SavedQuote<Quote>>;
  /** Whether the record says already what was to be saved. */
  alreadySaved: (record: Quote, change: Change) => boolean;
  /** What else hangs on the step: answers that it makes worthless, what the session remembers, the server's words. */
  onSaved?: (saved: SavedQuote<Quote>, change: Change) => void;
  /** A failure is not said in a toast, because the screen says it. */
  quiet?: boolean;
  /** One of several saves in a row: the last of them says that all is saved. */
  isPart?: boolean;
}

/**
 * Saves one step of the quote (one event of its stage machine). One save at a time, so that a double
 * click saves once; what went wrong stays to be read until the next try.
 */
export const useSaveStep = <Quote extends QuoteRecord, Change>(
  quoteId: string,
  calls: SaveStepCalls<Quote, Change>,
) => {
  const text = useText();
  const problemText = useProblemText();
  const refresh = useRefreshQuote();
  const resumeType = useResumeType(quoteId);
  const cached = calls.quoteRead.cached(quoteId, resumeType);
  const oneAtATime = useOneAtATime();
  /** What the order costs since somebody else changed it: asked about before anything is saved. */
  const [newPrice, setNewPrice] = useState<number>();

  const mutation = useMutation({
    meta: { quiet: calls.quiet === true },
    mutationFn: async (change: Change): Promise<SavedQuote<Quote>> => {
      const shown = cached.read();
      setNewPrice(undefined);
      try {
        return await calls.save(change, shown?.version);
      } catch (error) {
        if (!isStale(error)) throw error;
        await refresh(quoteId);
        const now = cached.read();
        const isPriceNew = now !== undefined && shown !== undefined && now.subtotal !== shown.subtotal;
        // The try before this one may have been saved, and only its answer was lost: then nothing else happened.
        const isOnlyOurs = now !== undefined && now.version === (shown?.version ?? 0) + 1;
        if (now !== undefined && calls.alreadySaved(now, change) && (isOnlyOurs || !isPriceNew))
          return { message: '', quote: now };
        if (isPriceNew && now.subtotal > 0) setNewPrice(now.subtotal);
        throw error;
      }
    },
    onSuccess: (saved, change) => {
      cached.write(saved.quote);
      calls.onSaved?.(saved, change);
      if (calls.isPart !== true) toast.success(text('quote.updated'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) void refresh(quoteId);
    },
  });

  /** Answers whether it is saved. */
  const save = async (change: Change): Promise<boolean> => {
    const isSaved = await oneAtATime(async () => {
      try {
        await mutation.mutateAsync(change);
        return true;
      } catch {
        return false;
      }
    });
    return isSaved === true;
  };

  return {
    save,
    isSaving: mutation.isPending,
    error: mutation.error,
    problem: mutation.error === null ? undefined : problemText(mutation.error, newPrice),
    /** The record as the server answered it last. */
    record: (): Quote | undefined => cached.read(),
  };
};

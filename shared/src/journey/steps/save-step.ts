import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { onceMore } from '#api/once-more.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { QuoteRecord, SavedQuote } from '#schemas/quote.ts';
import { useFailureText } from '#api/failure-text.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { useText } from '#messages/text.ts';
import type { QuoteRead } from './quote-query.ts';
import { useRefreshQuote } from './quote-query.ts';
import { useOneAtATime } from './single-flight.ts';

/** Somebody changed the quote since it was shown: another tab, the agent, the customer. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The network or the server failed, not what was sent. */
export const isUnavailable = (error: unknown): boolean =>
  isNoResponse(error) || (error instanceof ApiError && error.status !== undefined && error.status >= 500);

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

/** Changes of a quote that products have in common. */
type CommonChange =
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'plan'; readonly planCode: string }
  | { readonly kind: 'benefits'; readonly codes: readonly string[] }
  | { readonly kind: 'discount'; readonly percent: number }
  | { readonly kind: 'promoCode'; readonly code: string }
  | { readonly kind: 'customer'; readonly customer: object };

/** What the record of a quote says once a change is saved, under the record's own names. */
export const commonFields = (change: CommonChange): object => {
  switch (change.kind) {
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan':
      return { planCode: change.planCode };
    case 'benefits':
      return { benefits: change.codes.map((code) => ({ code })) };
    case 'discount':
      return { discountPercent: change.percent };
    case 'promoCode':
      return { promoCode: change.code === '' ? undefined : { code: change.code } };
    case 'customer':
      return change.customer;
  }
};

/**
 * Whether a record says already what was to be saved, as deep as the change goes. Lists are equal in any
 * order; of fields that the change does not name nothing is asked.
 */
export const alreadySaved = (record: unknown, change: unknown): boolean => {
  if (Array.isArray(change)) {
    return (
      Array.isArray(record) &&
      record.length === change.length &&
      change.every((part) => record.some((candidate) => alreadySaved(candidate, part)))
    );
  }
  if (typeof change !== 'object' || change === null) return record === change;
  if (typeof record !== 'object' || record === null) return false;
  return Object.entries(change).every(([field, value]) =>
    alreadySaved((record as Readonly<Record<string, unknown>>)[field], value),
  );
};

interface SaveStepCalls<Quote extends QuoteRecord, Change> {
  /** Where the product's screens read the record. */
  quoteRead: QuoteRead<Quote>;
  /** The call of the product: takes the change, and the version that was on the screen. */
  save: (change: Change, seenVersion: number | undefined) => Promise<SavedQuote<Quote>>;
  /** Whether the record says already what was to be saved. */
  alreadySaved: (record: Quote, change: Change) => boolean;
  /** What else follows from the step, such as answers that it makes worthless. */
  onSaved?: (saved: SavedQuote<Quote>, change: Change) => void;
  /** The toast of a success; an empty text shows none. */
  successText?: ((saved: SavedQuote<Quote>, change: Change) => string) | undefined;
  /** A failure shows no toast, because the screen reports it. */
  quiet?: boolean;
  onUnavailable?: (() => void) | undefined;
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
        return await onceMore(() => calls.save(change, shown?.version));
      } catch (error) {
        if (isUnavailable(error)) calls.onUnavailable?.();
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
      const success = calls.successText?.(saved, change) ?? text('quote.updated');
      if (success !== '') toast.success(success);
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

import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { holds } from './holds.ts';
import { contextOf } from './quote-facts.ts';
import { benefitsQuery, plansQuery, quoteQuery } from './reads.ts';
import { useRefreshQuote } from './refresh-quote.ts';
import { today } from './today.ts';

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The server's own words where it has some; otherwise what to do. */
export const useProblemText = (): ((error: unknown) => string) => {
  const t = useText();
  return (error) => {
    if (isStale(error)) return t('travel.saved.stale');
    if (error instanceof ApiError && !isNoResponse(error) && error.errMsg !== '') return error.errMsg;
    return t('travel.saved.failed');
  };
};

/** Puts a saved record where every screen reads it. */
export const useKeepQuote = () => {
  const client = useQueryClient();
  const [context, changeContext] = useQuoteContext();
  return (record: TravelQuoteRecord): void => {
    changeContext(contextOf(record, today()));
    client.setQueryData(quoteQuery(record._id, context.resumeType).queryKey, { data: [record] });
  };
};

/** The version that is on the screen: what somebody else changed since is not overwritten. */
export const useSeenVersion = (quoteId: string) => {
  const client = useQueryClient();
  const [context] = useQuoteContext();
  return (): number | undefined =>
    client.getQueryData(quoteQuery(quoteId, context.resumeType).queryKey)?.data[0].version;
};

/**
 * Saves one step of the quote (one event of its stage machine). One save at a time, so that a double
 * click saves once; what went wrong stays to be read until the next try.
 */
export const useSaveStep = (quoteId: string, { quiet = false } = {}) => {
  const t = useText();
  const client = useQueryClient();
  const keepQuote = useKeepQuote();
  const problemText = useProblemText();
  const refresh = useRefreshQuote();
  const isBusy = useRef(false);
  const seenVersion = useSeenVersion(quoteId);
  const [context] = useQuoteContext();

  const mutation = useMutation({
    meta: { quiet },
    mutationFn: async (body: UpdateTravelQuoteInput) => {
      try {
        return await call(endpoints.updateQuote, { params: { quoteId }, body, seenVersion: seenVersion() });
      } catch (error) {
        if (!isStale(error)) throw error;
        // The try before this one may have been saved, and only its answer was lost.
        await refresh(quoteId);
        const now = client.getQueryData(quoteQuery(quoteId, context.resumeType).queryKey)?.data[0];
        if (now === undefined || !holds(now, body)) throw error;
        return { message: '', data: now };
      }
    },
    onSuccess: (reply, body) => {
      keepQuote(reply.data);
      // Offers of another trip, add-ons of another plan.
      if ('trip' in body) client.removeQueries({ queryKey: plansQuery(quoteId).queryKey });
      if ('trip' in body || 'planCode' in body) {
        client.removeQueries({ queryKey: benefitsQuery(quoteId).queryKey });
      }
      toast.success(t('quote.updated'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) void refresh(quoteId);
    },
  });

  /** Answers whether it is saved. */
  const save = async (body: UpdateTravelQuoteInput): Promise<boolean> => {
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

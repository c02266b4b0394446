import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { UpdateHomeQuoteInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { holds } from '@payung/shared/journey/holds.ts';
import { useSaveStep } from '@payung/shared/journey/save-step.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { contextOf } from './quote-facts.ts';
import { benefitsQuery, plansQuery } from './reads.ts';
import { shownHomeQuote } from './shown-quote.ts';

/** What the record says of a change, under the record's own names. */
const fieldsOf = (change: UpdateHomeQuoteInput): object => {
  if ('property' in change) return change.property;
  // A code brings its own percent along, which the record keeps apart from the agent's.
  return 'promoCode' in change ? { promoCode: change.promoCode } : change;
};

/** The network or the server failed, not what was sent. */
export const isAway = (error: unknown): boolean =>
  isNoResponse(error) || (error instanceof ApiError && error.status !== undefined && error.status >= 500);

interface SaveOptions {
  /** A failure is not said in a toast, because the screen says it. */
  quiet?: boolean;
  onAway?: () => void;
}

/** Saves one step of a home quote. */
export const useSaveHomeStep = (quoteId: string, { quiet = false, onAway }: SaveOptions = {}) => {
  const client = useQueryClient();
  const [, changeContext] = useQuoteContext();
  return useSaveStep<HomeQuoteRecord, UpdateHomeQuoteInput>(quoteId, {
    quiet,
    shown: shownHomeQuote,
    save: async (body, seenVersion) => {
      try {
        return await call(endpoints.updateHomeQuote, { params: { quoteId }, body, seenVersion });
      } catch (error) {
        if (isAway(error)) onAway?.();
        throw error;
      }
    },
    holds: (record, body) => holds(record, fieldsOf(body)),
    onSaved: (record, body) => {
      changeContext(contextOf(record));
      // Offers of another property: province and city set the zones.
      if ('property' in body || 'addrProvince' in body) {
        client.removeQueries({ queryKey: plansQuery(quoteId).queryKey });
        client.removeQueries({ queryKey: benefitsQuery(quoteId).queryKey });
      }
    },
  });
};

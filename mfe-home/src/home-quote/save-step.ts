import { useQueryClient } from '@tanstack/react-query';
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

/** Saves one step of a home quote. */
export const useSaveHomeStep = (quoteId: string, { quiet = false } = {}) => {
  const client = useQueryClient();
  const [, changeContext] = useQuoteContext();
  return useSaveStep<HomeQuoteRecord, UpdateHomeQuoteInput>(quoteId, {
    quiet,
    shown: shownHomeQuote,
    save: (body, seenVersion) => call(endpoints.updateHomeQuote, { params: { quoteId }, body, seenVersion }),
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

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { holds } from '@payung/shared/journey/holds.ts';
import { useSaveStep } from '@payung/shared/journey/save-step.ts';
import { today } from '@payung/shared/journey/today.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { contextOf } from './quote-facts.ts';
import { benefitsQuery, plansQuery } from './reads.ts';

/** Trip and customer stand in a body of their own; the record has their fields beside all others. */
const fieldsOf = (change: UpdateTravelQuoteInput): object => {
  if ('trip' in change) return change.trip;
  return 'customer' in change ? change.customer : change;
};

/** Saves one step of a travel quote. */
export const useSaveTravelStep = (quoteId: string, { quiet = false } = {}) => {
  const client = useQueryClient();
  const [, changeContext] = useQuoteContext();
  return useSaveStep<TravelQuoteRecord, UpdateTravelQuoteInput>(quoteId, {
    quiet,
    save: (body, seenVersion) => call(endpoints.updateQuote, { params: { quoteId }, body, seenVersion }),
    holds: (record, body) => holds(record, fieldsOf(body)),
    onSaved: (record, body) => {
      changeContext(contextOf(record, today()));
      // Offers of another trip, add-ons of another plan.
      if ('trip' in body) client.removeQueries({ queryKey: plansQuery(quoteId).queryKey });
      if ('trip' in body || 'planCode' in body) {
        client.removeQueries({ queryKey: benefitsQuery(quoteId).queryKey });
      }
    },
  });
};

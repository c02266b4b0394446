import { useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { alreadySaved } from '@payung/shared/journey/steps/already-saved.ts';
import { useSaveStep } from '@payung/shared/journey/steps/save-step.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { TravelChange } from '#contract/changes.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { benefitsQuery, plansQuery, travelQuoteRead } from './reads.ts';

/** What the record says once the change is saved. */
const fieldsOf = (change: TravelChange): object => {
  switch (change.kind) {
    case 'trip':
      return change.trip;
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan':
      return { planCode: change.planCode };
    case 'covid':
      return { covid: change.covid };
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

/** Saves one step of a travel quote. */
export const useSaveTravelStep = (quoteId: string, { quiet = false } = {}) => {
  const client = useQueryClient();
  const [, changeContext] = useQuoteContext();
  return useSaveStep<TravelQuoteRecord, TravelChange>(quoteId, {
    quiet,
    quoteRead: travelQuoteRead,
    save: (body, seenVersion) =>
      call(travelEndpoints.updateTravelQuote, { params: { quoteId }, body, seenVersion }),
    alreadySaved: (record, change) => alreadySaved(record, fieldsOf(change)),
    onSaved: ({ quote: record }, { kind }) => {
      changeContext({ quoteId: record.id });
      // Offers of another trip, add-ons of another plan.
      if (kind === 'trip') client.removeQueries({ queryKey: plansQuery(quoteId).queryKey });
      if (kind === 'trip' || kind === 'plan') {
        client.removeQueries({ queryKey: benefitsQuery(quoteId).queryKey });
      }
    },
  });
};

import { readsOf } from '@payung/shared/api/address.ts';
import { call } from '@payung/shared/api/client.ts';
import { productSave } from '@payung/shared/journey/steps/product-save.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { TravelChange } from '#contract/schemas/quote.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import { travelQuoteRead } from './kit.ts';

export const useSaveTravelStep = productSave(travelQuoteRead, {
  save: (quoteId, body: TravelChange, seenVersion) =>
    call(travelEndpoints.updateTravelQuote, { params: { quoteId }, body, seenVersion }),
  fieldsOf: (change) => {
    if (change.kind === 'trip') return change.trip;
    return change.kind === 'covid' ? { covid: change.covid } : commonFields(change);
  },
  // Offers of another trip, add-ons of another plan.
  staleReads: ({ kind }, quoteId) => {
    const benefits = readsOf(travelEndpoints.getPlanBenefits, { quoteId });
    if (kind === 'trip') return [readsOf(travelEndpoints.getPlans, { quoteId }), benefits];
    return kind === 'plan' ? [benefits] : [];
  },
});

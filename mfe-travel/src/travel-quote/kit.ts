import { useQuery } from '@tanstack/react-query';
import { readsOf } from '@payung/shared/api/address.ts';
import { call } from '@payung/shared/api/client.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { TravelChange } from '#contract/schemas/quote.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import { travelJourney } from '#journey.ts';

export const { useStep: useTravelStep, useSave: useSaveTravelStep } = productKit({
  journey: travelJourney,
  products: [PRODUCT_IDS.travel],
  read: travelEndpoints.getTravelQuote,
  readInput: (quoteId, logged) => ({ query: { quoteId, ...logged } }),
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

// Loads that fail here are only logged (TRV-069).
const quiet = true;

export const usePlans = (quoteId: string) =>
  useQuery({
    ...queryOf(travelEndpoints.getPlans, { params: { quoteId }, quiet }),
    enabled: quoteId !== '',
  });

export const useBenefits = (quoteId: string) =>
  useQuery({
    ...queryOf(travelEndpoints.getPlanBenefits, { params: { quoteId }, quiet }),
    enabled: quoteId !== '',
  });

export const useCoverageAreas = () => useQuery(queryOf(travelEndpoints.coverageAreas, { quiet }));

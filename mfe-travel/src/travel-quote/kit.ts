import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import { travelJourney } from '#journey.ts';

export const { read: travelQuoteRead, useStep: useTravelStep } = productKit({
  journey: travelJourney,
  products: [PRODUCT_IDS.travel],
  read: travelEndpoints.getTravelQuote,
  readInput: (quoteId, logged) => ({ query: { quoteId, ...logged } }),
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

/** Loaded when a form asks where the trip leads to. */
export const useDestinations = () =>
  useQuery({
    queryKey: ['travel', 'destinations'],
    queryFn: async () => (await import('#rules/destinations/destinations.ts')).DESTINATIONS,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { quiet },
  });

export const useCoverageAreas = () => useQuery(queryOf(travelEndpoints.coverageAreas, { quiet }));

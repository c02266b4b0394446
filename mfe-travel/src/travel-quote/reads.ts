import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useJourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { quoteRead, useJourneyQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import { travelJourney } from '#journey.ts';
import type { TravelStop } from '#journey.ts';

// Loads that fail here are only logged (TRV-069).
const quiet = true;

/** How the record of a travel quote is read. */
export const travelQuoteRead = quoteRead(
  travelEndpoints.getTravelQuote,
  { products: [PRODUCT_IDS.travel] },
  (quoteId, logged) => ({
    query: { quoteId, ...logged },
  }),
);

/** The step of the journey that a screen shows, with its quote. */
export const useTravelStep = (stop: TravelStop) =>
  useJourneyStep(travelJourney, stop, useJourneyQuote(travelQuoteRead, useQuoteId(), { quiet }));

export const plansQuery = (quoteId: string) =>
  queryOf(travelEndpoints.getPlans, { params: { quoteId }, quiet });

export const usePlans = (quoteId: string) => useQuery({ ...plansQuery(quoteId), enabled: quoteId !== '' });

export const benefitsQuery = (quoteId: string) =>
  queryOf(travelEndpoints.getPlanBenefits, { params: { quoteId }, quiet });

export const useBenefits = (quoteId: string) =>
  useQuery({ ...benefitsQuery(quoteId), enabled: quoteId !== '' });

export const useCoverageAreas = () => useQuery(queryOf(travelEndpoints.coverageAreas, { quiet }));

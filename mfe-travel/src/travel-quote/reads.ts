import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useJourneyQuote } from '@payung/shared/journey/quote-query.ts';

// Loads that fail here are only logged (TRV-069).
const quiet = true;

/** The open quote; the one place that knows it to be a travel record. */
export const useTravelQuote = (quoteId: string | undefined) =>
  useJourneyQuote<TravelQuoteRecord>(quoteId, { quiet });

export const plansQuery = (quoteId: string) => queryOf(endpoints.getPlans, { params: { quoteId }, quiet });

export const usePlans = (quoteId: string) =>
  useQuery({ ...plansQuery(quoteId), enabled: quoteId !== '', select: (reply) => reply.data[0].Plans });

export const benefitsQuery = (quoteId: string) =>
  queryOf(endpoints.getPlanBenefits, { params: { quoteId }, quiet });

export const useBenefits = (quoteId: string) =>
  useQuery({
    ...benefitsQuery(quoteId),
    enabled: quoteId !== '',
    select: (reply) => reply.data[0].Plans[0].AdditionalBenefits,
  });

export const useCoverageAreas = () => useQuery(queryOf(endpoints.coverageAreas, { quiet }));

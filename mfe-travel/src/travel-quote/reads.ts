import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { logkeyOf } from '@payung/shared/domain/resume-type.ts';
import type { ResumeType } from '@payung/shared/domain/resume-type.ts';

// Loads that fail here are only logged (TRV-069).
const quiet = true;

type TravelShape = {
  readonly query: { readonly id: string; readonly logkey?: string };
  readonly reply: { readonly data: readonly [TravelQuoteRecord] };
};
/** The call answers quotes of any product; this remote opens travel's only. */
const getTravelQuote = endpoints.getQuotes as Endpoint<TravelShape, typeof endpoints.getQuotes>;

/** A quote resumed from a referral or quote search is read with its logkey (TRV-072). */
export const quoteQuery = (quoteId: string, resumeType: ResumeType | undefined) => {
  const logkey = logkeyOf(resumeType);
  return queryOf(getTravelQuote, {
    query: { id: quoteId, ...(logkey === undefined ? {} : { logkey }) },
    quiet,
  });
};

/** The open quote. Waits while the address names none. */
export const useTravelQuote = (quoteId: string | undefined) => {
  const [context] = useQuoteContext();
  return useQuery({
    ...quoteQuery(quoteId ?? '', context.resumeType),
    enabled: quoteId !== undefined && quoteId !== '',
    select: (reply) => reply.data[0],
  });
};

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

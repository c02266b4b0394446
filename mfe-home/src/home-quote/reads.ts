import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { logkeyOf } from '@payung/shared/domain/resume-type.ts';
import type { ResumeType } from '@payung/shared/domain/resume-type.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';

// Loads that fail here are only logged (HOME-058, ruling K85).
const quiet = true;

/** A quote resumed from a referral or a search is read with its logkey (HOME-062). */
export const homeQuoteQuery = (quoteId: string, resumeType: ResumeType | undefined) => {
  const logkey = logkeyOf(resumeType);
  return queryOf(endpoints.getHomeQuote, {
    params: { quoteId },
    query: logkey === undefined ? {} : { logkey },
    quiet,
  });
};

/** The open quote. Waits while the address names none. */
export const useHomeQuote = (quoteId: string | undefined) => {
  const [context] = useQuoteContext();
  return useQuery({
    ...homeQuoteQuery(quoteId ?? '', context.resumeType),
    enabled: quoteId !== undefined && quoteId !== '',
    select: (reply) => reply.data,
  });
};

export const plansQuery = (quoteId: string) => queryOf(endpoints.homePlans, { params: { quoteId }, quiet });

export const useHomePlans = (quoteId: string) =>
  useQuery({ ...plansQuery(quoteId), enabled: quoteId !== '', select: (reply) => reply.data });

export const benefitsQuery = (quoteId: string) =>
  queryOf(endpoints.homeBenefits, { params: { quoteId }, quiet });

/** The coverages of every plan (HOME-019). */
export const useHomeBenefits = (quoteId: string) =>
  useQuery({ ...benefitsQuery(quoteId), enabled: quoteId !== '', select: (reply) => reply.data });

/** The reference lists of addresses (HOME-108, HOME-109); cities come once a province is known. */
export const useProvinces = () => useQuery(queryOf(endpoints.provinces, { quiet }));

export const useCities = (provinceId: string) =>
  useQuery({ ...queryOf(endpoints.cities, { params: { provinceId }, quiet }), enabled: provinceId !== '' });

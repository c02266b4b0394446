import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { quoteRead, useJourneyQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { homeEndpoints } from '#contract/endpoints.ts';

// Loads that fail here are only logged (HOME-058, ruling K85).
const quiet = true;

/** A quote resumed from a referral or a search is read with its logkey (HOME-062). */
export const homeQuoteRead = quoteRead(
  homeEndpoints.getHomeQuote,
  { products: [PRODUCT_IDS.home] },
  (quoteId, logged) => ({
    params: { quoteId },
    query: logged,
  }),
);

/** The open quote. Waits while the address names none. */
export const useHomeQuote = (quoteId: string | undefined) =>
  useJourneyQuote(homeQuoteRead, quoteId, { quiet });

export const plansQuery = (quoteId: string) =>
  queryOf(homeEndpoints.homePlans, { params: { quoteId }, quiet });

export const useHomePlans = (quoteId: string) =>
  useQuery({ ...plansQuery(quoteId), enabled: quoteId !== '' });

export const benefitsQuery = (quoteId: string) =>
  queryOf(homeEndpoints.homeBenefits, { params: { quoteId }, quiet });

/** The coverages of every plan (HOME-019). */
export const useHomeBenefits = (quoteId: string) =>
  useQuery({ ...benefitsQuery(quoteId), enabled: quoteId !== '' });

import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import { homeJourney } from '#journey.ts';

export const {
  read: homeQuoteRead,
  useQuote: useHomeQuote,
  useStep: useHomeStep,
} = productKit({
  journey: homeJourney,
  products: [PRODUCT_IDS.home],
  read: homeEndpoints.getHomeQuote,
  // A quote resumed from a referral or a search is read with its logkey (HOME-062).
  readInput: (quoteId, logged) => ({ params: { quoteId }, query: logged }),
});

// Loads that fail here are only logged (HOME-058, ruling K85).
const quiet = true;

export const useHomePlans = (quoteId: string) =>
  useQuery({
    ...queryOf(homeEndpoints.homePlans, { params: { quoteId }, quiet }),
    enabled: quoteId !== '',
  });

/** The coverages of every plan (HOME-019). */
export const useHomeBenefits = (quoteId: string) =>
  useQuery({
    ...queryOf(homeEndpoints.homeBenefits, { params: { quoteId }, quiet }),
    enabled: quoteId !== '',
  });

import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { accidentJourney } from '#journey.ts';

export const { read: accidentQuoteRead, useStep: useAccidentStep } = productKit({
  journey: accidentJourney,
  products: [PRODUCT_IDS.pa],
  // PA-028
  read: paCiEndpoints.getPaQuote,
  readInput: (quoteId, logged) => ({ params: { quoteId }, query: logged }),
});

/** What plans pay and cost. A failure shows no toast: the page itself reports it. */
export const useAccidentPlans = () => useQuery(queryOf(paCiEndpoints.accidentPlans, { quiet: true }));

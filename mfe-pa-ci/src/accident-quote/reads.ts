import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { quoteRead, useJourneyQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';

// No toast: the page itself says that something could not be loaded.
const quiet = true;

/** How the record of an accident quote is read (PA-028). */
export const accidentQuoteRead = quoteRead(
  paCiEndpoints.getPaQuote,
  { products: [PRODUCT_IDS.pa] },
  (quoteId, logged) => ({ params: { quoteId }, query: logged }),
);

/** The open quote. Waits while the address names none. */
export const useAccidentQuote = (quoteId: string | undefined) =>
  useJourneyQuote(accidentQuoteRead, quoteId, { quiet });

/** What plans pay and cost. */
export const useAccidentPlans = () => useQuery(queryOf(paCiEndpoints.accidentPlans, { quiet }));

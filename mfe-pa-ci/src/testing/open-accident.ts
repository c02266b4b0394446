import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { accident } from '#product.ts';
import { QUOTE_ID } from './quotes.ts';

/** Opens a screen of personal accident on the first of February 2027. */
export const openAccident = journeyOpener({
  product: accident,
  Frame,
  endpoints: paCiEndpoints,
  quoteId: QUOTE_ID,
});

import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { travelEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { travel } from '#product.ts';
import { QUOTE_ID } from './quotes.ts';

export const openTravel = journeyOpener({
  product: travel,
  Frame,
  endpoints: travelEndpoints,
  quoteId: QUOTE_ID,
});

import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { homeEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { home } from '#product.ts';
import { QUOTE_ID } from './quotes.ts';

export const openHome = journeyOpener({ product: home, Frame, endpoints: homeEndpoints, quoteId: QUOTE_ID });

import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';
import { QUOTE_ID } from './home-server.ts';

export const openHome = journeyOpener({ product, Frame, quoteId: QUOTE_ID });

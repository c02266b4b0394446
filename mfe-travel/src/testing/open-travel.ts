import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { Frame } from '#frame.tsx';
import { product } from '#product.ts';
import { QUOTE_ID } from './travel-server.ts';

export const openTravel = journeyOpener({ product, Frame, quoteId: QUOTE_ID });

import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { motorEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { car } from '#product.ts';
import { QUOTE_ID } from './quotes.ts';

export const openMotor = journeyOpener({ product: car, Frame, endpoints: motorEndpoints, quoteId: QUOTE_ID });

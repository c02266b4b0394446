import { endpoint, productRow } from '@payung/shared/api/endpoint.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { sampleSchemas } from './schemas/quote.ts';

/** The calls that only this product has. */
export const sampleCalls = {
  createSampleQuote: endpoint(sampleSchemas.createSampleQuote, {
    method: 'POST',
    path: 'sample/create-quote',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;

/** With the calls that every product has, in the types of this one. */
export const sampleEndpoints = {
  ...sampleCalls,
  getSampleQuote: productRow(quoteEndpoints.getQuote, sampleSchemas.getSampleQuote),
  updateSampleQuote: productRow(quoteEndpoints.updateQuote, sampleSchemas.updateSampleQuote),
} as const;

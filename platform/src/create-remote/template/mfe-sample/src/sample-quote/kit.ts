import { call } from '@payung/shared/api/client.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { SampleChange } from '#contract/schemas/quote.ts';
import { sampleEndpoints } from '#contract/endpoints.ts';
import { sampleProductId } from '#contract/product-id.ts';
import { sampleJourney } from '#journey.ts';

export const { useStep: useSampleStep, useSave: useSaveSampleStep } = productKit({
  journey: sampleJourney,
  products: [sampleProductId],
  read: sampleEndpoints.getSampleQuote,
  readInput: (quoteId, logged) => ({ query: { quoteId, ...logged } }),
  save: (quoteId, body: SampleChange, seenVersion) =>
    call(sampleEndpoints.updateSampleQuote, { params: { quoteId }, body, seenVersion }),
  fieldsOf: commonFields,
});

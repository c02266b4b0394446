import { call } from '@payung/shared/api/client.ts';
import { productSave } from '@payung/shared/journey/steps/product-save.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { SampleChange } from '#contract/schemas/quote.ts';
import { sampleEndpoints } from '#contract/endpoints.ts';
import { sampleQuoteRead } from './kit.ts';

export const useSaveSampleStep = productSave(sampleQuoteRead, {
  save: (quoteId, body: SampleChange, seenVersion) =>
    call(sampleEndpoints.updateSampleQuote, { params: { quoteId }, body, seenVersion }),
  fieldsOf: commonFields,
});

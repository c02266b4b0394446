import { readsOf } from '@payung/shared/api/address.ts';
import { call } from '@payung/shared/api/client.ts';
import { productSave } from '@payung/shared/journey/steps/product-save.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { HomeChange } from '#contract/schemas/quote.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import { homeQuoteRead } from './kit.ts';

export const useSaveHomeStep = productSave(homeQuoteRead, {
  save: (quoteId, body: HomeChange, seenVersion) =>
    call(homeEndpoints.updateHomeQuote, { params: { quoteId }, body, seenVersion }),
  fieldsOf: (change) => {
    if (change.kind !== 'property') return commonFields(change);
    const { city, ...property } = change.property;
    return { ...property, address: { city } };
  },
  // Offers of another property: province and city set the zones.
  staleReads: ({ kind }, quoteId) =>
    kind === 'property' || kind === 'customer'
      ? [readsOf(homeEndpoints.homePlans, { quoteId }), readsOf(homeEndpoints.homeBenefits, { quoteId })]
      : [],
});

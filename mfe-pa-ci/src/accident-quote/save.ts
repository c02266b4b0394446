import { call } from '@payung/shared/api/client.ts';
import { productSave } from '@payung/shared/journey/steps/product-save.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { AccidentChange } from '#contract/schemas/accident.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { accidentQuoteRead } from './kit.ts';

/** The phone has a call that every product has. */
type SavedChange = AccidentChange | { readonly kind: 'phone'; readonly phone: string };

/** An insured has a save of its own (`useSaveInsured`). */
export const useSaveAccidentStep = productSave(accidentQuoteRead, {
  save: (quoteId, change: SavedChange, seenVersion) => {
    const to = { params: { quoteId }, seenVersion };
    return change.kind === 'phone'
      ? call(paCiEndpoints.changePaPhone, { ...to, body: { phone: change.phone } })
      : call(paCiEndpoints.updatePaQuote, { ...to, body: change });
  },
  fieldsOf: (change) => {
    switch (change.kind) {
      case 'cover': {
        const { planCode, ...cover } = change.cover;
        return cover.limitType === 'one' ? { ...cover, planCode } : cover;
      }
      case 'groups':
        return { groups: change.groups };
      case 'policyholder':
        return change.policyholder;
      case 'phone':
        return commonFields(change);
    }
  },
});

import { useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { AccidentChange } from '#contract/schemas/accident.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { accidentJourney } from '#journey.ts';

/** The phone has a call that every product has. */
type SavedChange = AccidentChange | { readonly kind: 'phone'; readonly phone: string };

/** An insured has a save of its own (`useSaveInsured`). */
export const {
  read: accidentQuoteRead,
  useStep: useAccidentStep,
  useSave: useSaveAccidentStep,
} = productKit({
  journey: accidentJourney,
  products: [PRODUCT_IDS.pa],
  // PA-028
  read: paCiEndpoints.getPaQuote,
  readInput: (quoteId, logged) => ({ params: { quoteId }, query: logged }),
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

/** What plans pay and cost. A failure shows no toast: the page itself reports it. */
export const useAccidentPlans = () => useQuery(queryOf(paCiEndpoints.accidentPlans, { quiet: true }));

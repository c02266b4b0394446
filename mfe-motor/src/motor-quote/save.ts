import { readsOf } from '@payung/shared/api/address.ts';
import { call } from '@payung/shared/api/client.ts';
import { productSave } from '@payung/shared/journey/steps/product-save.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { MotorChange, MotorOrderChange } from '#contract/schemas/quote.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';
import { motorQuoteRead } from './kit.ts';

/** Add-ons, promo code and discount have a call of their own (ruling K35). */
const isOfOrder = (change: MotorChange): change is MotorOrderChange =>
  change.kind === 'benefits' || change.kind === 'discount' || change.kind === 'promoCode';

export const useSaveMotorStep = productSave(motorQuoteRead, {
  save: (quoteId, body: MotorChange, seenVersion) =>
    isOfOrder(body)
      ? call(motorEndpoints.updateMotorOrder, { params: { quoteId }, body, seenVersion })
      : call(motorEndpoints.updateMotorQuote, { params: { quoteId }, body, seenVersion }),
  fieldsOf: (change) => {
    if (change.kind === 'plan') return { planCode: change.planCode, duration: change.duration };
    if (change.kind !== 'vehicle') return commonFields(change);
    const { kind: vehicleKind, ...vehicle } = change.vehicle;
    return { ...vehicle, vehicleKind };
  },
  // Another vehicle has other plans, of whatever duration; another plan has other add-ons.
  staleReads: ({ kind }, quoteId) => {
    const benefits = readsOf(motorEndpoints.motorBenefits, { quoteId });
    if (kind === 'vehicle') return [readsOf(motorEndpoints.motorPlans, { quoteId }), benefits];
    return kind === 'plan' ? [benefits] : [];
  },
  // Two texts, one for each call (MOT-051, ruling K21). A change that was saved before has no message.
  useSuccessText: () => {
    const t = useText();
    return ({ message }, change) => message || t(isOfOrder(change) ? 'motor.updated' : 'quote.updated');
  },
});

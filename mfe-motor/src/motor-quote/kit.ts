import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readsOf } from '@payung/shared/api/address.ts';
import { call } from '@payung/shared/api/client.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { RESUMED } from '@payung/shared/domain/resume-type.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import { commonFields } from '@payung/shared/journey/steps/save-step.ts';
import type { MotorChange, MotorOrderChange, MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { motorJourney } from '#journey.ts';
import { useText } from '#messages/catalogue.ts';
import type { VehicleKind } from '#rules/vehicle.ts';

/** Add-ons, promo code and discount have a call of their own (ruling K35). */
const isOfOrder = (change: MotorChange): change is MotorOrderChange =>
  change.kind === 'benefits' || change.kind === 'discount' || change.kind === 'promoCode';

export const {
  read: motorQuoteRead,
  useQuote: useMotorQuote,
  useStep: useMotorStep,
  useSave: useSaveMotorStep,
} = productKit({
  journey: motorJourney,
  products: [PRODUCT_IDS.motor4w, PRODUCT_IDS.motor2w],
  read: motorEndpoints.getMotorQuote,
  // A quote opened from a referral, a search or a payment notification is read with its logkey (MOT-054).
  logs: ['paymentNotification', ...RESUMED],
  readInput: (quoteId, logged) => ({ query: { quoteId, ...logged } }),
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

// Loads that fail here are only logged: the page itself says that it could not be loaded.
const quiet = true;

/** Plans of a duration. While another duration is read, those of the one before stay on the page. */
export const useMotorPlans = (quote: MotorQuoteRecord | undefined, duration: number) =>
  useQuery({
    ...queryOf(motorEndpoints.motorPlans, {
      params: { quoteId: quote?.id ?? '' },
      query: { kind: quote?.vehicleKind ?? 'car', duration: String(duration) },
      quiet,
    }),
    enabled: quote !== undefined,
    placeholderData: keepPreviousData,
  });

/** The add-ons of the chosen plan and duration (MOT-023). */
export const useMotorBenefits = (quoteId: string) =>
  useQuery({
    ...queryOf(motorEndpoints.motorBenefits, { params: { quoteId }, quiet }),
    enabled: quoteId !== '',
  });

/** What the catalogue finds, or all models of one brand. */
export const catalogueQuery = (query: { kind: VehicleKind; search?: string; brand?: string }) =>
  queryOf(motorEndpoints.motorCatalogue, { query, quiet });

import { endpoint, productRow } from '@payung/shared/api/endpoint.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { codecOf } from '@payung/shared/wire/names.ts';
import { inspectionCalls } from './inspection-endpoints.ts';
import { reviewCalls } from './review-endpoints.ts';
import type { MotorBenefit, MotorPlanOffer } from './schemas/offers.ts';
import { motorForms, motorSchemas } from './schemas/quote.ts';

const offers = {
  method: 'GET',
  effect: 'reads',
  lang: 'LangId',
  offline: true,
  origin: 'specified',
  service: 'user',
} as const;

const plans = codecOf(motorSchemas.motorPlans.names.reply);
const plan = codecOf(motorForms.plan.names.reply);
const addOns = codecOf(motorForms.addOns.names.reply);

/** Every plan offers one and the same list of add-ons: it is spelled once, not plan by plan. */
const encodePlans = (clean: readonly MotorPlanOffer[]): unknown => {
  const spelled = new Map<readonly MotorBenefit[], unknown>();
  const once = (benefits: readonly MotorBenefit[]): unknown => {
    const wire = spelled.get(benefits) ?? addOns.encode(benefits as never);
    spelled.set(benefits, wire);
    return wire;
  };
  const rows = clean.map(({ additionalBenefits, ...rest }) => ({
    ...(plan.encode(rest as never) as object),
    AdditionalBenefits: once(additionalBenefits),
  }));
  return { data: [{ Plans: rows }] };
};

/** The calls that only motor has. */
export const motorCalls = {
  createMotorQuote: endpoint(motorSchemas.createMotorQuote, {
    method: 'POST',
    path: 'user/create-quote-motor',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    origin: 'assumed',
  }),
  motorCatalogue: endpoint(motorSchemas.motorCatalogue, {
    method: 'GET',
    path: 'user/motor-catalogue',
    service: 'user',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  /** For cars and motorcycles alike, whatever its name says (ruling K36). */
  motorPlans: endpoint(
    motorSchemas.motorPlans,
    { ...offers, path: 'user/motor-getplantwoWheeler/:quoteId' },
    { reply: { ...plans, encode: encodePlans } },
  ),
  /** The add-ons of the chosen plan and duration. */
  motorBenefits: endpoint(motorSchemas.motorBenefits, {
    ...offers,
    path: 'user/plan-benefit-motor/:quoteId',
  }),
  /** Add-ons, promo code and discount (ruling K35). */
  updateMotorOrder: endpoint(motorSchemas.updateMotorOrder, {
    method: 'PATCH',
    path: 'user/update-quote-motor/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  motorQuickQuote: endpoint(motorSchemas.motorQuickQuote, {
    method: 'GET',
    path: 'user/quick-quote-motor/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  generateMotorLink: endpoint(motorSchemas.generateMotorLink, {
    method: 'GET',
    path: 'user/generate-link-motor',
    service: 'user',
    effect: 'writes',
    origin: 'specified',
  }),
  decryptMotorLink: endpoint(motorSchemas.decryptMotorLink, {
    method: 'GET',
    path: 'auth/decrypt-link-motor',
    effect: 'reads',
    origin: 'specified',
  }),
  ...inspectionCalls,
  ...reviewCalls,
} as const;

/** With the calls that every product has, in the types of motor. */
export const motorEndpoints = {
  ...motorCalls,
  getMotorQuote: productRow(quoteEndpoints.getQuote, motorSchemas.getMotorQuote),
  /** The plan (MOT-018); also vehicle, phone and customer, which the specification gives no call. */
  updateMotorQuote: productRow(quoteEndpoints.updateQuote, motorSchemas.updateMotorQuote),
} as const;

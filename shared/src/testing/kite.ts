import * as v from 'valibot';
import type { DiscountRules, PromoCodeRules } from '#domain/money/discount.ts';
import { STANDARD_POLICY_PDF } from '#api/policy-pdf.ts';
import type { ProductDescription } from '#product.ts';
import { endpoint } from '#api/endpoint.ts';
import { createdQuote } from '#schemas/quote.ts';
import { describe } from '#wire/call-schemas.ts';
import { as, record, under } from '#wire/describe.ts';

export const KITE_ID = 'ffffffffffffffffffffff01';
export const QUOTE_ID = '65f0c1a5e4b0a70001a3f001';

/** A product that nobody sells: shell and agent area serve it from what it says about itself. */
export const kite: ProductDescription & Required<Pick<ProductDescription, 'results'>> = {
  productId: KITE_ID,
  displayName: 'Kite Insurance',
  tile: {
    label: { en: 'Kite', id: 'Layang-layang' },
    description: { en: 'For wind and string', id: 'Untuk angin dan benang' },
    icon: 'M12 2 4 10l8 12 8-12z',
    start: '/kite-start',
    order: 1,
  },
  link: {
    prefix: 'kite',
    decryptPath: 'auth/decrypt-link',
    otp: '/kite-otp',
    stages: { none: '/kite-start', 'Plan Selected': '/kite-string', 'Full Quote Created': '/kite-payment' },
    expired: '/kite-too-late',
    invalid: '/kite-not-ours',
  },
  leadStages: {
    none: '/kite-start',
    'Plan Selected': '/kite-string',
    'Customer Information Updated': '/kite-check',
    'Policy Generated': '/kite-sky',
  },
  results: {
    createPolicy: '/kite-flyer',
    quoteRetry: '/kite-summary',
    summary: { path: '/kite-summary', state: { folded: true } },
    payment: '/kite-payment',
    payLaterRefused: '/kite-refused',
    policyPdf: STANDARD_POLICY_PDF,
  },
};

/** Limits and texts that agents and customers of the invented product meet; the texts lie in `kiteCatalogue`. */
export const kiteDiscount = {
  max: 30,
  isRequired: false,
  messages: {
    nan: 'kite.discount.nan',
    empty: 'kite.discount.empty',
    range: 'kite.discount.range',
    plus: ['kite.discount.plus1', 'kite.discount.plus2'],
    minus: ['kite.discount.minus1', 'kite.discount.minus2'],
    stepNan: 'kite.discount.stepNan',
    stepRange: 'kite.discount.stepRange',
  },
} as const satisfies DiscountRules;

export const kitePromoCode = { length: 19, invalid: 'promo.invalid' } as const satisfies PromoCodeRules;

const texts = {
  'kite.discount.nan': 'Kites: numbers only',
  'kite.discount.empty': 'Kites: any number from 0',
  'kite.discount.range': 'Kites: from 0 to 30',
  'kite.discount.plus1': 'Kites: 30% at most',
  'kite.discount.plus2': 'Kites: up in steps of 0.5',
  'kite.discount.minus1': 'Kites: not below 0%',
  'kite.discount.minus2': 'Kites: down in steps of 0.5',
  'kite.discount.stepNan': 'Kites: first a number',
  'kite.discount.stepRange': 'Kites: first a number from 0 to 30',
};

/** What the remote of the invented product would bring along. */
export const kiteCatalogue = { en: texts, id: texts };

const wind = record({ id: v.string(), name: as('WindName', v.string()) });
const kiteCalls = describe({
  winds: { reply: v.array(wind) },
  /** The strings that go with a kite: read by quote, in one language. */
  strings: { reply: under('data', v.array(v.string())) },
  createKiteQuote: {
    body: v.strictObject({ insuredName: v.string(), requestId: v.string() }),
    reply: createdQuote,
  },
});

/** Calls of the invented product; some spell their fields in a way of their own, as real products do. */
export const kiteEndpoints = {
  winds: endpoint(kiteCalls.winds, {
    method: 'GET',
    path: 'kite/winds',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  strings: endpoint(kiteCalls.strings, {
    method: 'GET',
    path: 'kite/strings/:quoteId',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    origin: 'assumed',
  }),
  createKiteQuote: endpoint(kiteCalls.createKiteQuote, {
    method: 'POST',
    path: 'kite/create-quote',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;

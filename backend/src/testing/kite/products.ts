import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { customerSection, insuredSection, priceSection } from '#areas/quote/documents/document-lines.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { commonRecordOf } from '#areas/quote/quote-record.ts';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import type { Transition } from '#areas/quote/transitions.ts';
import { refused } from '#core/http/api-refusal.ts';
import { textsOf } from '#core/http/texts.ts';
import { kiteCommandOf } from './commands.ts';
import { kiteChange, kiteRecord } from './contract.ts';
import type { KiteRecord } from './contract.ts';
import { kiteBenefitNames, kitePrice } from './tariff.ts';

export const PAPER_KITE_ID = 'ffffffffffffffffffffff02';
export const BALLOON_ID = 'ffffffffffffffffffffff03';
export const KITE_PROMO_LENGTH = 12;

const textOf = textsOf(
  {
    'kite.planUnknown': 'No such kite',
    'kite.benefitUnknown': 'No such string',
    'kite.discount.range': 'A kite is discounted by 0 to 30 percent',
    'kite.promo': 'Promocode is invalid',
    'kite.gone': 'The wind has gone',
    'kite.nobody': 'Somebody must hold the string',
  },
  {
    'kite.planUnknown': 'Layang-layang tidak dikenal',
    'kite.benefitUnknown': 'Benang tidak dikenal',
    'kite.discount.range': 'Diskon layang-layang 0 sampai 30 persen',
    'kite.promo': 'Kode promo tidak berlaku',
    'kite.gone': 'Angin sudah berlalu',
    'kite.nobody': 'Harus ada yang memegang benang',
  },
);

const range = 'kite.discount.range';

/** A product that nobody sells, with all that a product may have. */
export const kite: InsuranceProduct = {
  productId: KITE_ID,
  name: 'Kite Insurance',
  wording: { version: '2026-11', exclusions: [{ text: { en: 'Storms', id: 'Badai' } }] },
  linkPrefix: 'kite',
  linksOpenedBy: 'decryptLink',
  isJourney: true,
  aboutOf: () => ({ en: 'over the sea', id: 'di atas laut' }),
  transitions: QUOTE_TRANSITIONS,
  discount: {
    max: 30,
    isRequired: false,
    messages: {
      nan: range,
      empty: range,
      range,
      plus: [range],
      minus: [range],
      stepNan: range,
      stepRange: range,
    },
  },
  promoCode: { length: KITE_PROMO_LENGTH, invalid: 'kite.promo' },
  textOf,
  price: kitePrice,
  benefitNames: (_quote, language) => kiteBenefitNames(language),
  changes: { schema: kiteChange, commandOf: kiteCommandOf },
  cleared: { covid: ({ details: { wind: _wind, ...details } }) => ({ details }) },
  validUntil: priceValidUntil,
  startProblem: (departure, today) => (isBackdated(departure, today) ? textOf('kite.gone') : undefined),
  requireComplete: (quote) => {
    if (quote.insured_email === '') throw refused(textOf('kite.nobody'));
  },
  recordOf: (_db, quote, viewer): Promise<KiteRecord> => {
    const { kites, wind } = quote.details as { readonly kites: number; readonly wind?: boolean };
    return Promise.resolve({
      ...commonRecordOf(quote, viewer, kiteBenefitNames(viewer.language)),
      departureDate: quote.start_date,
      kites,
      ...(wind === undefined ? {} : { wind }),
    });
  },
  record: kiteRecord,
  documentSections: (quote, viewer) => [
    insuredSection(quote, viewer),
    priceSection(quote, kiteBenefitNames(viewer.language), viewer.language),
  ],
  detailSections: (quote, viewer) => [
    customerSection(quote, viewer),
    { title: 'Kite', lines: [{ label: 'Kites', value: String(quote.details['kites']) }] },
  ],
  policyAdvice: { en: 'Mind the wires.', id: 'Awas kabel listrik.' },
};

const { discount: _discount, promoCode: _promoCode, price: _price, ...unpriced } = kite;

/** Paper kites have a stage for an inspection before the hand-over to a partner. */
const PAPER_TRANSITIONS: readonly Transition[] = [
  { event: 'changePhone', by: ['agent'], from: ['Lead Created'], to: 'keep', invalidates: [] },
  {
    event: 'savePlan',
    by: ['agent'],
    from: ['Lead Created'],
    to: 'Q C Inspection Done',
    invalidates: [],
  },
  {
    event: 'saveCustomer',
    by: ['agent', 'customer'],
    from: ['Q C Inspection Done'],
    to: 'Customer Information Updated',
    invalidates: ['plan'],
  },
  {
    event: 'saveDiscount',
    by: ['agent'],
    from: ['Lead Created'],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'savePromo',
    by: ['customer'],
    from: ['Lead Created'],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'quickQuote',
    by: ['agent'],
    from: ['Lead Created'],
    to: 'keep',
    invalidates: [],
  },
];

/** Below the kite's link prefix; no discount, no promo code, no price of ours, and its own way. */
export const paperKite: InsuranceProduct = {
  ...unpriced,
  productId: PAPER_KITE_ID,
  name: 'Paper Kite Insurance',
  // Bought for a time, not for a journey: it can be renewed.
  isJourney: false,
  numberFields: ['kiteLetters', 'kiteNumber'],
  transitions: PAPER_TRANSITIONS,
};

const { changes: _changes, ...unchanging } = kite;

/** Opens its links by a call of its own, and is not changed by the common one. */
export const balloon: InsuranceProduct = {
  ...unchanging,
  productId: BALLOON_ID,
  name: 'Balloon Insurance',
  linkPrefix: 'balloon',
  linksOpenedBy: 'decryptBalloonLink',
};

import * as v from 'valibot';
import { decryptedLink } from '@payung/shared/schemas/auth.ts';
import { ocrDetails } from '@payung/shared/schemas/identity.ts';
import {
  emailText,
  nameText,
  numberText,
  phoneNumber,
  plainText,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import {
  createdQuote,
  quoteCalls,
  quoteCode,
  quoteFields,
  savedQuote,
  sharedLink,
} from '@payung/shared/schemas/quote.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import { as, asAll, inOrder, oneOf, only, record, under, withUnread } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';
import { inspectionState } from './inspection.ts';
import { motorBenefit, planOffer, YEARS } from './offers.ts';
import {
  catalogueAnswer,
  catalogueQuery,
  newMotorQuote,
  productCode,
  rupiah,
  storedCoverage,
  vehicleFields,
  vehicleForm,
  vehicleKind,
} from './vehicle.ts';

/** How the premium of one insured year came about. */
const premiumYear = v.strictObject({
  /** 1 to 5. */
  year: v.number(),
  sumInsured: v.number(),
  /** Years of the vehicle when the insured year begins (ruling R13). */
  vehicleAge: v.number(),
  /** Percent of the sum insured. */
  ratePercent: v.number(),
  ageLoadingPercent: v.number(),
  premium: v.number(),
  addOns: v.array(v.strictObject({ code: v.string(), premium: v.number() })),
  /** The class of the tariff, such as `> 125–200`, in million rupiah. */
  band: v.string(),
});
export type PremiumYear = Clean<typeof premiumYear>;

/** As long as the form takes them (`check-address.ts`); on the wire one object. */
const address = as(
  'insuredAddress',
  v.strictObject({
    address: printedText(500),
    province: printedText(60),
    city: printedText(80),
    district: printedText(80),
    subDistrict: printedText(80),
    postalCode: plainText(6),
  }),
);

/** A motor quote (MOT-016, MOT-017). Amounts in whole rupiah, days as YYYY-MM-DD. */
export const motorQuote = record({
  ...quoteFields,
  ...vehicleFields,
  /** Under both names that the specification gives it (MOT-016). */
  id: asAll(['_id', 'quoteId'], v.string()),
  vehicleKind: as('vehicleType', vehicleKind),
  coverage: as('coverageOption', storedCoverage),
  isModelListed: v.boolean(),
  /** Tariff region by the plate. */
  region: v.picklist([1, 2, 3]),
  /** What was read from the insured's identity card, if one was read. */
  ocrDetails: v.optional(ocrDetails),
  /** Years of cover. */
  duration: v.number(),
  isEligibleForMultiyear: v.boolean(),
  /** Of the chosen duration, first year first. */
  sumsInsured: as('planDetails', inOrder(YEARS, v.number())),
  premiumYears: v.array(premiumYear),
  /** The first year of the authorised workshop, which several years give for nothing (MOT-026); 0 without. */
  workshopAllowance: v.number(),
  address,
  inspection: inspectionState,
});
export type MotorQuoteRecord = Clean<typeof motorQuote>;

/** What customer information asks (N25); empty text for what is not given. */
const customer = record({
  insuredName: nameText(100),
  insuredBirthDate: as('insuredDob', text(10)),
  insuredIdCard: numberText(16),
  insuredPhone: as('insuredMobile', phoneNumber),
  insuredEmail: emailText(),
  startDate: as('effectiveDate', text(10)),
  /** Those of the vehicle stay where they are left out. */
  chassisNo: v.optional(text(30)),
  engineNo: v.optional(text(30)),
  address,
});
export type MotorCustomer = Clean<typeof customer>;

/** The add-ons of a quote, by their codes. */
const benefits = record({
  codes: as('additionalBenefits', v.pipe(v.array(under('BenefitCode', text(32))), v.maxLength(30))),
});

/**
 * What `user/update-quote` changes of a motor quote: one step at a time, each one event of the transition table.
 * Names, premiums and sums that come along are what the screen showed; the server's own count.
 */
export const quoteChange = oneOf('kind', {
  vehicle: record({ vehicle: vehicleForm }),
  phone: record({ phone: as('insuredMobile', phoneNumber) }),
  plan: record({
    planCode: text(32),
    planName: text(80),
    premium: rupiah,
    /** Years. */
    duration: wholeNumber(1, 5),
    isEligibleForMultiyear: v.boolean(),
    /** Of several years, first year first. */
    sumsInsured: as('planDetails', v.optional(inOrder(YEARS, rupiah))),
  }),
  benefits,
  customer: record({ customer }),
});

/** Add-ons, promo code and discount have a call of their own (ruling K35). */
const orderChange = oneOf('kind', {
  benefits,
  /** `percent` is what the screen showed. */
  promoCode: under(
    'promoCodeList',
    only(
      record({
        code: as('promoCode', text(32)),
        percent: as('discountPercent', v.optional(v.number())),
      }),
    ),
  ),
  discount: record({ percent: as('discountPercent', v.number()) }),
});

export type MotorQuoteChange = Clean<typeof quoteChange>;
export type MotorOrderChange = Clean<typeof orderChange>;
/** What a motor quote is changed to. */
export type MotorChange = MotorQuoteChange | MotorOrderChange;

const answered = withUnread(motorQuote);
const saved = savedQuote(answered);

/** The calls that only motor has, and those that every product has in the types of motor. */
export const motorSchemas = describe({
  createMotorQuote: { body: newMotorQuote, reply: createdQuote },
  motorCatalogue: { query: catalogueQuery, reply: catalogueAnswer },
  motorPlans: {
    /** `duration` in years. */
    query: record({
      kind: as('productCode', productCode),
      duration: v.pipe(v.string(), v.regex(/^[1-5]$/)),
    }),
    reply: under('data', only(under('Plans', v.array(planOffer)))),
  },
  motorBenefits: {
    reply: under('data', only(under('Plans', only(under('AdditionalBenefits', v.array(motorBenefit)))))),
  },
  updateMotorOrder: { body: orderChange, reply: saved },
  motorQuickQuote: { query: record({ kind: as('type', vehicleKind) }), reply: quoteCode },
  generateMotorLink: {
    query: v.strictObject({ type: v.literal('lead'), quoteId: text(24) }),
    reply: sharedLink,
  },
  /** Opens motor links only; links of other products are not found. */
  decryptMotorLink: {
    query: v.strictObject({ id: text(16) }),
    reply: under('data', decryptedLink),
  },
  getMotorQuote: { query: quoteCalls.getQuote.schemas.query, reply: under('data', only(answered)) },
  updateMotorQuote: { body: quoteChange, reply: saved },
});

/** How refusals spell the fields of forms, and how a page of offers is put together. */
export const motorForms = describe({
  vehicle: { body: newMotorQuote },
  customer: { body: customer },
  plan: { reply: planOffer },
  addOns: { reply: v.array(motorBenefit) },
});

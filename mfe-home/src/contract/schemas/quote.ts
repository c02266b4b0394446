import * as v from 'valibot';
import {
  emailText,
  isoDate,
  message,
  nameText,
  numberText,
  passportText,
  phoneNumber,
  plainText,
  printedText,
  text,
} from '@payung/shared/schemas/parts.ts';
import { decryptedLink } from '@payung/shared/schemas/auth.ts';
import { ocrDetails } from '@payung/shared/schemas/identity.ts';
import {
  createdQuote,
  logkey,
  quoteCode,
  quoteFields,
  savedQuote,
  sharedLink,
  typedPromoCode,
} from '@payung/shared/schemas/quote.ts';
import { as, asAll, flat, oneOf, record, under, withUnread } from '@payung/shared/wire/describe.ts';
import { spelled } from '@payung/shared/wire/spelled-values.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';
import { codesOf } from '../cover-flags.ts';
import { benefitsOfPlan, planKind, planOffer, premiumPart } from './offer.ts';
import { newHomeQuote, propertyFields, propertyForm } from './property.ts';

/** On paper or as a file (HOME-075); a saved quote may hold 1 for hard and 2 for soft (HOME-077, ruling K80). */
const printOption = spelled({ hard: 'hard', soft: 'soft' }, { read: { 1: 'hard', 2: 'soft' } });
export type PrintOption = Clean<typeof printOption>;

/** The address of the insured property; its parts stand among the other fields of the wire. */
const insuredAddress = record({
  address: printedText(500),
  province: as('addrProvince', printedText(80)),
  city: printedText(80),
  district: printedText(80),
  subDistrict: printedText(80),
  postalCode: plainText(6),
});
const correspondence = record({
  address: as('correspondenceAddress', printedText(500)),
  province: as('correspondenceProvince', printedText(80)),
  city: as('correspondenceCity', printedText(80)),
  district: as('correspondenceDistrict', printedText(80)),
  subDistrict: as('correspondenceSubDistrict', printedText(80)),
  postalCode: as('correspondencePostalCode', plainText(6)),
});

/** The fields that customer information adds to a quote and its record. */
const customerFields = {
  /** The insured property. */
  address: flat(insuredAddress),
  placeOfBirth: as('insuredPlaceOfBirth', v.optional(printedText(80), '')),
  /** Letters go to the insured address. */
  isCorrespondenceSame: as('isCorrespondenceChecked', v.boolean()),
  correspondence: flat(correspondence),
  hardCopyAddress: as('addressForHardCopy', printedText(500)),
};

/** A home quote (HOME-061, HOME-103). Amounts in whole rupiah, days as YYYY-MM-DD. */
export const homeQuote = record({
  ...quoteFields,
  ...propertyFields,
  ...customerFields,
  leadId: under('_id', v.string()),
  /** Empty until a plan was chosen. */
  planKind: as('typeofProduct', v.union([planKind, v.literal('')])),
  /** Plan and chosen covers together. */
  grossPremium: v.number(),
  /** How the gross premium came about, rate by rate. */
  premiumParts: v.array(premiumPart),
  printOption,
  ocrDetails: v.optional(ocrDetails),
  /** From where the quote was opened, as the read said (HOME-061). */
  resumeType: v.optional(v.string()),
  /** Names the policy to its customer (ruling K73). */
  reference: as('SessionId', v.optional(v.string())),
});
export type HomeQuoteRecord = Clean<typeof homeQuote>;

/** Customer information; the policy document has a call of its own (HOME-100, HOME-101). */
const customerForm = record({
  ...customerFields,
  insuredName: nameText(100),
  startDate: as('homeEffectiveDate', isoDate),
  endDate: as('homeExpiryDate', isoDate),
  insuredPhone: as('insuredMobile', phoneNumber),
  insuredEmail: emailText(),
  insuredBirthDate: as('insuredDob', v.optional(v.union([isoDate, v.literal('')]), '')),
  insuredIdCard: v.optional(numberText(32), ''),
  insuredPassport: as('insuredPassportNo', v.optional(passportText(16), '')),
});
export type CustomerForm = Clean<typeof customerForm>;
/** What customer information asks; empty text for what is not given. */
export type HomeCustomer = Omit<CustomerForm, 'endDate'> & { readonly printOption: PrintOption };

/** What the screen showed of an add-on. The server's own names and premiums count. */
const shownBenefit = record({
  code: as('BenefitCode', text(32)),
  name: as('BenefitDesc', v.optional(text(200))),
  premium: as('Premium', v.optional(v.number())),
});

const yesOrEmpty = v.picklist(['Y', '']);
const benefitsChange = v.pipe(
  record({
    isFloodCoverOpted: yesOrEmpty,
    isRSMDCCCoverOpted: yesOrEmpty,
    isEQCoverOpted: yesOrEmpty,
    shown: as('additionalBenefits', v.pipe(v.array(shownBenefit), v.maxLength(10))),
  }),
  v.transform(({ shown, ...flags }) => ({ codes: codesOf(flags) as readonly string[], shown })),
);

/** One step of a home quote; each is one event of the stage machine. On the wire its fields tell which it is. */
const homeChange = oneOf('kind', {
  property: record({ property: propertyForm }),
  phone: record({ phone: as('insuredMobile', phoneNumber) }),
  plan: record({
    planKind: as('typeofProduct', planKind),
    planCode: text(32),
    /** What the screen showed. The server's own name and premium count. */
    planName: text(64),
    premium: v.number(),
  }),
  benefits: benefitsChange,
  discount: record({ percent: as('discountPercent', v.number()) }),
  /** An empty code takes it away. The percent is what the screen showed (HOME-052). */
  promoCode: record({ percent: as('discountPercent', v.number()), code: as('promoCode', text(32)) }),
  customer: record({ customer: flat(customerForm) }),
});
export type HomeChange = Clean<typeof homeChange>;

/** The lead update (HOME-099). */
const leadForm = record({
  email: emailText(),
  phone: as('primaryMobile', phoneNumber),
  idCard: numberText(32),
});
export type LeadForm = Clean<typeof leadForm>;

const printForm = v.strictObject({ quoteId: text(24), printOption: v.picklist(['hard', 'soft']) });
export type PrintForm = Clean<typeof printForm>;

const quoteId = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const answered = withUnread(homeQuote);
const saved = savedQuote(answered);

/** The calls that only home has. */
export const homeCalls = describe({
  createHomeQuote: { body: newHomeQuote, reply: createdQuote },
  /** `logkey` where the quote is resumed from a referral or a search (HOME-062). */
  getHomeQuote: { query: v.strictObject({ logkey }), reply: under('data', answered) },
  homePlans: { reply: under('data', v.array(planOffer)) },
  homeBenefits: { reply: under('data', v.array(benefitsOfPlan)) },
  updateHomeQuote: { body: homeChange, reply: saved },
  updateHomeLead: { body: leadForm, reply: saved },
  updatePrintPolicy: { body: printForm, reply: saved },
  validateHomePromo: {
    body: typedPromoCode,
    /** Both names that the specification gives it (HOME-049); `discount` is read. */
    reply: record({ percent: asAll(['discount', 'percent'], v.number()) }),
  },
  /** A customer behind the link says that the property meets the requirements (HOME-010). */
  agreeToRequirements: { reply: message },
  homeQuickQuote: { reply: quoteCode },
  generateHomeLink: {
    query: v.strictObject({ type: v.literal('lead'), quoteId }),
    reply: sharedLink,
  },
  /** Opens home links only; links of other products are not found. */
  decryptHomeLink: {
    query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
    reply: under('data', decryptedLink),
  },
  homeEPolicy: { query: v.strictObject({ quoteId }) },
});

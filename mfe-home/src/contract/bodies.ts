import * as v from 'valibot';
import {
  isoDate,
  nameText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import { PromoCodeBody } from '@payung/shared/api/schemas/quote-bodies.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import { LOGKEYS } from '@payung/shared/domain/resume-type.ts';
import type { homeEndpoints } from './endpoints.ts';

/** Beyond any sum that the rules allow; the rules say the limit in words. */
const rupiah = wholeNumber(0, 1_000_000_000_000);
const yesOrEmpty = v.picklist(['Y', '']);

const PropertyBody = v.strictObject({
  occupationType: v.picklist(['H', 'A']),
  provinceId: text(8),
  city: printedText(80),
  stories: wholeNumber(1, 200),
  buildingSumInsured: rupiah,
  contentsSumInsured: rupiah,
  fixturesSumInsured: rupiah,
  homeEffectiveDate: isoDate,
  /** As on the ID card. */
  insuredName: nameText(100),
});

const CreateHomeQuoteBody = v.strictObject({
  ...PropertyBody.entries,
  insuredMobile: v.optional(phoneNumber),
  /** The five property requirements were shown and agreed to (HOME-010). */
  requirementsAgreed: v.literal(true),
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  requestId: v.pipe(v.string(), v.uuid()),
});

/** Customer information, flat as the specification writes it (HOME-101). */
const HomeCustomerBody = v.strictObject({
  insuredName: nameText(100),
  homeEffectiveDate: isoDate,
  homeExpiryDate: isoDate,
  insuredMobile: phoneNumber,
  insuredEmail: text(254),
  address: printedText(500),
  addrProvince: printedText(80),
  city: printedText(80),
  district: printedText(80),
  subDistrict: printedText(80),
  postalCode: text(6),
  insuredPlaceOfBirth: v.optional(printedText(80)),
  insuredDob: v.optional(v.union([isoDate, v.literal('')])),
  insuredIdCard: v.optional(text(32)),
  insuredPassportNo: v.optional(text(16)),
  /** The correspondence address is the insured address. */
  isCorrespondenceChecked: v.boolean(),
  correspondenceAddress: printedText(500),
  correspondenceProvince: printedText(80),
  correspondenceCity: printedText(80),
  correspondenceDistrict: printedText(80),
  correspondenceSubDistrict: printedText(80),
  correspondencePostalCode: text(6),
  addressForHardCopy: printedText(500),
});

/** Exactly one step at a time. */
const UpdateHomeQuoteBody = v.union([
  v.strictObject({ property: PropertyBody }),
  v.strictObject({ insuredMobile: phoneNumber }),
  v.strictObject({
    typeofProduct: v.picklist(['PAR', 'FLEXAS']),
    planCode: text(32),
    /** What the screen showed. The server's own name and premium count. */
    planName: text(64),
    premium: v.number(),
  }),
  v.strictObject({
    isFloodCoverOpted: yesOrEmpty,
    isRSMDCCCoverOpted: yesOrEmpty,
    isEQCoverOpted: yesOrEmpty,
    additionalBenefits: v.pipe(
      v.array(
        v.strictObject({
          BenefitCode: text(32),
          BenefitDesc: v.optional(text(200)),
          Premium: v.optional(v.number()),
        }),
      ),
      v.maxLength(10),
    ),
  }),
  v.strictObject({ discountPercent: v.number() }),
  v.strictObject({ discountPercent: v.number(), promoCode: text(32) }),
  HomeCustomerBody,
]);

const UpdateLeadBody = v.strictObject({
  email: text(254),
  primaryMobile: phoneNumber,
  idCard: text(32),
});

const UpdatePrintPolicyBody = v.strictObject({
  quoteId: text(24),
  printOption: v.picklist(['hard', 'soft']),
});

const quoteId = v.pipe(v.string(), v.minLength(1), v.maxLength(24));

/** What the server checks of every call, as it comes over the wire. */
export const homeSchemas = {
  createHomeQuote: { body: CreateHomeQuoteBody },
  getHomeQuote: { query: v.strictObject({ logkey: v.optional(v.picklist(LOGKEYS)) }) },
  homePlans: {},
  homeBenefits: {},
  updateHomeQuote: { body: UpdateHomeQuoteBody },
  updateHomeLead: { body: UpdateLeadBody },
  updatePrintPolicy: { body: UpdatePrintPolicyBody },
  validateHomePromo: { body: PromoCodeBody },
  homeQuickQuote: {},
  generateHomeLink: { query: v.strictObject({ type: v.literal('lead'), quoteId }) },
  decryptHomeLink: { query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }) },
  homeEPolicy: { query: v.strictObject({ quoteId }) },
} as const satisfies SchemasOf<typeof homeEndpoints>;

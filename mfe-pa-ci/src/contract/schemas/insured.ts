import * as v from 'valibot';
import {
  dayOrNone,
  emailText,
  nameText,
  numberText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import { ocrDetails } from '@payung/shared/schemas/identity.ts';
import { as, flat, record } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

const insuredFields = {
  name: as('insuredName', nameText(100)),
  birthDate: as('insuredDob', dayOrNone),
  /** 16 digits; optional, since below 17 nobody has one (ruling R29). */
  idCard: as('insuredIdCard', numberText(32)),
  phone: as('insuredMobile', phoneNumber),
  email: as('insuredEmail', emailText()),
  address: printedText(500),
  beneficiaryName: nameText(100),
  /** Id of a relation, or empty. */
  beneficiaryRelation: text(32),
  /** In words, where the relation is "other". */
  otherRelation: as('beneficiaryOtherRelation', nameText(100)),
  beneficiaryBirthDate: as('beneficiaryDateOfBirth', dayOrNone),
  /** Who consents for somebody below 18 (ruling R29). */
  guardianName: nameText(100),
  guardianConsents: v.boolean(),
};

/** What the form of one insured asks (PA-027); empty text for what is not given, days as YYYY-MM-DD. */
const insured = record(insuredFields);
export type Insured = Clean<typeof insured>;

/** An insured of a quote: what was entered, and what follows from the plan. */
export const quotedInsured = record({
  ...insuredFields,
  id: as('_id', v.string()),
  /** Never given to somebody else, also when others are left out; an identity card belongs to it. */
  no: v.number(),
  /** Grows with every change of this insured; 0 until it was saved once. */
  version: v.number(),
  planCode: v.string(),
  planName: v.string(),
  /** What the plan pays at most, in whole rupiah. */
  limit: as('requestLimit', v.number()),
  /** For the whole period, in whole rupiah. */
  premium: v.number(),
  /** The relation in words, in the requested language. */
  relationText: as('relationDescription', v.string()),
  /** Everything that a policy needs is there. */
  isComplete: v.boolean(),
  ocrDetails: v.optional(ocrDetails),
});
export type QuotedInsured = Clean<typeof quotedInsured>;

/** One insured as its form was left (PA-029); flat on the wire. */
export const insuredChange = record({
  id: as('_id', text(24)),
  /** The version that the form began with; another one is a conflict. */
  version: wholeNumber(0, 1_000_000_000),
  insured: flat(insured),
  /** What the screen showed; the plan counts. */
  limit: as('requestLimit', v.number()),
  /** The first save of this insured; decides nothing on the server (ruling R26). */
  isNew: v.boolean(),
});
export type InsuredChange = Clean<typeof insuredChange>;

/** What a beneficiary may be (PA-008). */
export const relations = v.array(v.strictObject({ id: v.string(), name: v.string() }));

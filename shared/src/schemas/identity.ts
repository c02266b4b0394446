import * as v from 'valibot';
import { IDENTITY_STATUSES } from '#domain/people/identity-check.ts';
import { AGREED_BY } from '#domain/privacy/consent-texts.ts';
import { as, file, record, under } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';

/** What the provider reads from an ID card (IDV-013). */
export const ocrDetails = record({
  idNumber: v.string(),
  idType: v.string(),
  /** Key of the image; opens nothing by itself. */
  imageKey: as('s3Url', v.string()),
});
export type OcrDetails = Clean<typeof ocrDetails>;

/** Where a check stands. */
const checkResult = record({
  status: v.optional(v.picklist(IDENTITY_STATUSES)),
  /** Absent until there is something. */
  ocrDetails: v.optional(ocrDetails),
});
export type IdentityCheckResult = Clean<typeof checkResult>;

/** A check that has begun at the provider. */
export const startedCheck = v.strictObject({
  accessToken: v.string(),
  transactionId: v.string(),
  workflow: v.string(),
});
export type StartedCheck = Clean<typeof startedCheck>;

/** An image that was sent as a file. */
export const storedImage = record({ imageKey: as('s3Url', v.string()) });

const ofInsured = v.strictObject({
  /** Whose card it is, where a quote has several insureds: their number in the quote; the first where it is left out. */
  insuredNo: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/))),
  /** How the insured agreed, where an agent says that they did. */
  agreedBy: v.optional(v.picklist(AGREED_BY)),
});
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The cards of people whom a quote insures. */
export const identityCalls = describe({
  productToken: { query: ofInsured, reply: startedCheck },
  ocrDetails: { query: v.strictObject({ transactionId: key }), reply: under('details', checkResult) },
  identityImage: { query: v.strictObject({ key }), reply: file },
  uploadIdentity: { query: ofInsured, reply: under('data', storedImage) },
});

import * as v from 'valibot';
import { isPrinted } from '#domain/text/printed-text.ts';
import { describe } from '#wire/call-schemas.ts';
import { file, under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { isoDate, message, text } from './parts.ts';

const language = v.picklist(['en', 'id']);

/** Terms, privacy policy, or the wording of a product, in one language: in force, or of the version that was asked for. */
const legalText = v.strictObject({
  /** Such as '2026-11'. */
  version: v.string(),
  language,
  title: v.string(),
  sections: v.array(v.strictObject({ heading: v.string(), paragraphs: v.array(v.string()) })),
  /** SHA-256 of the words, sent back with an acceptance. */
  hash: v.string(),
  /** From which day it is in force, 'YYYY-MM-DD'. */
  inForceFrom: v.string(),
});
export type LegalText = Clean<typeof legalText>;

/** The services agreement, in force or accepted (ruling R56). */
const agreement = v.strictObject({
  ...legalText.entries,
  /** When the reader has accepted this version; absent where it is still to be accepted. */
  acceptedAt: v.optional(v.string()),
});
export type Agreement = Clean<typeof agreement>;

const acceptedAgreement = v.strictObject({ version: v.string(), language, acceptedAt: v.string() });
export type AcceptedAgreement = Clean<typeof acceptedAgreement>;

const agreementVersion = v.strictObject({
  version: v.string(),
  inForceFrom: v.string(),
  publishedAt: v.string(),
  /** How many agents have accepted it. */
  accepted: v.number(),
});
export type AgreementVersion = Clean<typeof agreementVersion>;

const printed = (max: number) => v.pipe(text(max), v.minLength(1), v.check(isPrinted, 'printed'));
const words = v.strictObject({
  title: printed(200),
  sections: v.pipe(
    v.array(
      v.strictObject({
        heading: printed(200),
        paragraphs: v.pipe(v.array(printed(4000)), v.minLength(1), v.maxLength(40)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
});
const newAgreement = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
  inForceFrom: isoDate,
  en: words,
  id: words,
});
export type NewAgreement = Clean<typeof newAgreement>;

/** For people who register and for agents; the legal texts for everybody. */
export const agreementCalls = describe({
  getAgreement: { reply: under('data', agreement) },
  acceptAgreement: {
    body: v.strictObject({
      version: text(20),
      language,
      hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
    reply: message,
  },
  acceptedAgreements: {
    reply: under('data', v.strictObject({ agreements: v.array(acceptedAgreement) })),
  },
  agreementPdf: { reply: file },
  publishAgreement: { body: newAgreement, reply: message },
  legalText: {
    query: v.strictObject({ version: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
    reply: under('data', legalText),
  },
  listAgreements: { reply: under('data', v.strictObject({ agreements: v.array(agreementVersion) })) },
});

import * as v from 'valibot';
import { OPTIONAL_PARTS, REVIEWED_PARTS } from '#domain/onboarding/registration.ts';
import { isPrinted } from '#domain/printed-text.ts';
import { ALL_REVIEW_REASONS } from '#domain/onboarding/review-reasons.ts';
import { isoDate, nameText, text } from '#schemas/parts.ts';

const day = v.union([v.literal(''), isoDate]);
const digits = (max: number) => v.pipe(text(max), v.regex(/^\d*$/));

const common = {
  email: text(254),
  address: text(300),
  city: text(80),
  birthDate: day,
  idNumber: digits(16),
  hasTaxNumber: v.boolean(),
};

/** A form that is not finished is kept as well: what is complete, the rules say. */
export const SavedDetailsBody = v.strictObject({
  details: v.variant('kind', [
    v.strictObject({ kind: v.literal('individual'), fullName: nameText(100), ...common }),
    v.strictObject({
      kind: v.literal('corporate'),
      companyName: nameText(150),
      directorName: nameText(100),
      contactEmail: text(254),
      businessNumber: digits(13),
      ...common,
    }),
  ]),
  isDone: v.boolean(),
  consentVersion: v.optional(v.pipe(text(40), v.minLength(1))),
});

export const SkipPartBody = v.strictObject({ part: v.picklist(OPTIONAL_PARTS) });

const bank = { bankCode: text(10), accountHolder: nameText(100), accountNumber: text(30) };
export const BankBody = v.strictObject(bank);

const code = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(64)),
  otp: v.pipe(v.number(), v.integer()),
});
export const AgentBankBody = v.strictObject({ ...bank, code });

/** The specification tells both apart by their fields alone. */
export const UpdateProfileBody = v.union([
  v.strictObject({
    idNumber: text(30),
    idUrl: text(64),
    idType: text(40),
    chosen: v.optional(v.picklist(['typed', 'read'])),
    code: v.optional(code),
  }),
  v.strictObject({ taxid: text(30), taxIdUrl: text(64), code: v.optional(code) }),
]);

export const AgentDetailsBody = v.strictObject({
  email: text(254),
  address: text(300),
  city: text(80),
  contactEmail: v.optional(text(254)),
  licence: v.strictObject({ number: text(60), issuer: text(100), expiresOn: day }),
  isExclusive: v.boolean(),
});

const MAX_ENTRIES = 5;
const link = v.pipe(text(300), v.url(), v.startsWith('https://'));
export const PublicCardBody = v.strictObject({
  company: text(100),
  socialLinks: v.pipe(v.array(v.strictObject({ network: text(30), url: link })), v.maxLength(MAX_ENTRIES)),
  achievements: v.pipe(v.array(text(120)), v.maxLength(MAX_ENTRIES)),
  blogs: v.pipe(v.array(v.strictObject({ title: text(120), url: link })), v.maxLength(MAX_ENTRIES)),
  testimonials: v.pipe(
    v.array(v.strictObject({ name: text(60), words: text(400) })),
    v.maxLength(MAX_ENTRIES),
  ),
});

export const AcceptAgreementBody = v.strictObject({
  version: text(20),
  language: v.picklist(['en', 'id']),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

const words = v.strictObject({
  title: v.pipe(text(200), v.minLength(1), v.check(isPrinted, 'printed')),
  sections: v.pipe(
    v.array(
      v.strictObject({
        heading: v.pipe(text(200), v.minLength(1), v.check(isPrinted, 'printed')),
        paragraphs: v.pipe(
          v.array(v.pipe(text(4000), v.minLength(1), v.check(isPrinted, 'printed'))),
          v.minLength(1),
          v.maxLength(40),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
});
export const NewAgreementBody = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
  inForceFrom: isoDate,
  en: words,
  id: words,
});

export const RegistrationDecisionBody = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  decisions: v.pipe(
    v.array(
      v.strictObject({
        part: v.picklist(REVIEWED_PARTS),
        verdict: v.picklist(['accepted', 'tryAgain', 'refused']),
        reason: text(500),
        reasonCodes: v.optional(v.pipe(v.array(v.picklist(ALL_REVIEW_REASONS)), v.maxLength(5))),
        note: text(1000),
      }),
    ),
    v.minLength(1),
    v.maxLength(REVIEWED_PARTS.length),
  ),
});

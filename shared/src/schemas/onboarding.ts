import * as v from 'valibot';
import {
  FORM_MODES,
  OPTIONAL_PARTS,
  PARTNER_KINDS,
  REGISTRATION_PARTS,
  REGISTRATION_STATUSES,
} from '#domain/onboarding/registration.ts';
import { describe } from '#wire/call-schemas.ts';
import { file, under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { dayOrNone, emailText, isoDate, message, nameText, numberText, text } from './parts.ts';

const digits = (max: number) => v.pipe(numberText(max), v.regex(/^\d*$/));

/** What the form asks of everybody (ruling N09). Days are 'YYYY-MM-DD'. */
const commonDetails = {
  email: emailText(),
  address: text(300),
  city: text(80),
  birthDate: dayOrNone,
  /** Of the person, or of the company's director: 16 digits. */
  idNumber: digits(16),
  /** The taxpayer flag (ruling R51): the tax step is asked. */
  hasTaxNumber: v.boolean(),
};

/** A form that is not finished is kept as well: what is complete, the rules say. */
export const registrationDetails = v.variant('kind', [
  v.strictObject({ kind: v.literal('individual'), fullName: nameText(100), ...commonDetails }),
  v.strictObject({
    kind: v.literal('corporate'),
    companyName: nameText(150),
    directorName: nameText(100),
    /** E-mail of the company's contact person. */
    contactEmail: emailText(),
    /** NIB: 13 digits. */
    businessNumber: digits(13),
    ...commonDetails,
  }),
]);
export type RegistrationDetails = Clean<typeof registrationDetails>;

export const bankAccount = v.strictObject({
  bankCode: text(10),
  accountHolder: nameText(100),
  accountNumber: numberText(30),
});
export type BankAccount = Clean<typeof bankAccount>;

/** Which number the person says is right, where the typed one and the one on the card differ (ruling R53). */
export const chosenNumber = v.picklist(['typed', 'read']);

/** What is kept of the ID card. */
const registrationCard = v.strictObject({
  /** What the card says, as far as it was read; empty where it was only photographed. */
  readNumber: v.string(),
  idType: v.string(),
  /** Key of the image; opens nothing by itself. */
  imageKey: v.string(),
  chosen: chosenNumber,
});
export type RegistrationCard = Clean<typeof registrationCard>;

/** Where one part stands. */
export const partStatus = v.strictObject({
  part: v.picklist(REGISTRATION_PARTS),
  /** `notAsked`: a person without a tax number is not asked for one. */
  state: v.picklist(['empty', 'given', 'skipped', 'notAsked', 'accepted', 'tryAgain', 'refused']),
  /** Counts what was given, from 1; 0 before anything was. */
  revision: v.number(),
  /** Why staff ask for it again, for the person to read; empty otherwise. */
  reason: v.string(),
});
export type PartStatus = Clean<typeof partStatus>;
export type PartState = PartStatus['state'];

/** Where a registration stands, for the person who registers. */
const registration = v.strictObject({
  id: v.string(),
  status: v.picklist(REGISTRATION_STATUSES),
  /** Grows with every change: sent back as `If-Match`. */
  version: v.number(),
  /** Of the person who registers, as it was verified. */
  phone: v.string(),
  /** Name of who invited. */
  inviter: v.string(),
  kind: v.optional(v.picklist(PARTNER_KINDS)),
  parts: v.array(partStatus),
  /** What the form is opened for, where staff have sent something back. */
  mode: v.optional(v.picklist(FORM_MODES)),
  /** Why it was finally refused, or what staff say about the whole. */
  reason: v.string(),
  /**
   * The birth date has to be shown first in this session (ruling R59): what was given is then left out, and
   * only its status is sent.
   */
  isLocked: v.boolean(),
  details: v.optional(registrationDetails),
  card: v.optional(registrationCard),
  tax: v.optional(
    v.strictObject({
      /** 16 digits. */
      taxId: v.string(),
      imageKey: v.string(),
    }),
  ),
  bank: v.optional(bankAccount),
  /** The number typed in the form and the one on the card differ, and nobody has said which is right. */
  numbersDiffer: v.boolean(),
  /** Version of the words on personal data that the person has agreed to; absent before that. */
  consentVersion: v.optional(v.string()),
  savedAt: v.string(),
  submittedAt: v.optional(v.string()),
  /** When it is deleted if nobody continues it; empty while staff look at it, and once it is approved. */
  deletedAt: v.string(),
  /** Once it is approved: the code with which the new agent invites others, and the link to share. */
  referralCode: v.optional(v.string()),
  inviteLink: v.optional(v.string()),
});
export type Registration = Clean<typeof registration>;

/** What the form saves may be all or only a part: a draft that is not finished is kept as well. */
const registrationForm = v.strictObject({
  details: registrationDetails,
  /** `false`: kept as it is and not checked; the form is not done. */
  isDone: v.boolean(),
  /** Version of the words whose box is ticked (`CONSENT_VERSIONS.registration`); a finished form needs it once. */
  consentVersion: v.optional(v.pipe(text(40), v.minLength(1))),
});
export type RegistrationForm = Clean<typeof registrationForm>;

const reply = under('data', registration);

export const onboardingCalls = describe({
  getRegistration: { reply },
  proveBirthDate: { body: v.strictObject({ birthDate: isoDate }), reply },
  saveRegistrationDetails: { body: registrationForm, reply },
  skipRegistrationPart: { body: v.strictObject({ part: v.picklist(OPTIONAL_PARTS) }), reply },
  saveRegistrationBank: { body: bankAccount, reply },
  submitRegistration: { reply },
  deleteRegistration: { reply: message },
  exportRegistration: { reply: file },
});

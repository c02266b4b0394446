import * as v from 'valibot';
import { CARD_REVIEW_STATUSES, PARTNER_KINDS } from '#domain/onboarding/registration.ts';
import { as, file, oneOf, record, under } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { startedCheck, storedImage } from './identity.ts';
import { bankAccount, chosenNumber } from './onboarding.ts';
import { dayOrNone, emailText, message, numberText, text } from './parts.ts';

/** A code that was sent a moment ago: changes of bank and tax data ask for one (ruling R55). */
const freshCode = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(64)),
  otp: v.pipe(v.number(), v.integer()),
});
export type FreshCode = Clean<typeof freshCode>;

/** The ID card, or the tax number, of a registrant or an agent (ONB-016): the wire distinguishes both by their fields. */
const profileUpdate = oneOf('kind', {
  idCard: record({
    idNumber: numberText(30),
    imageKey: as('idUrl', text(64)),
    idType: text(40),
    /** Which number is right, where the typed and the read one differ. */
    chosen: v.optional(chosenNumber),
    /** Of agents whose number changes (ruling R66); people who register have just shown one. */
    code: v.optional(freshCode),
  }),
  tax: record({
    taxId: as('taxid', numberText(30)),
    imageKey: as('taxIdUrl', text(64)),
    code: v.optional(freshCode),
  }),
});
export type ProfileUpdate = Clean<typeof profileUpdate>;

const agentDetails = v.strictObject({
  email: emailText(),
  address: text(300),
  city: text(80),
  /** Of a company. */
  contactEmail: v.optional(emailText()),
  /** Certificate of the agent (ruling R55a); all empty where there is none. */
  licence: v.strictObject({ number: text(60), issuer: text(100), expiresOn: dayOrNone }),
  /** Sells for one insurer of this kind alone (POJK 36/2024). */
  isExclusive: v.boolean(),
});
export type AgentDetails = Clean<typeof agentDetails>;

/** What an agent has given, with numbers masked. */
const myProfile = v.strictObject({
  version: v.number(),
  kind: v.picklist(PARTNER_KINDS),
  name: v.string(),
  agentCode: v.string(),
  phone: v.string(),
  joinedOn: v.string(),
  invitedBy: v.string(),
  companyName: v.optional(v.string()),
  directorName: v.optional(v.string()),
  businessNumber: v.optional(v.string()),
  details: agentDetails,
  idCard: v.strictObject({
    isOnFile: v.boolean(),
    number: v.string(),
    /** Of the card that was sent last, until staff have accepted it. */
    review: v.optional(
      v.strictObject({
        status: v.picklist(CARD_REVIEW_STATUSES),
        /** Why it was not accepted. */
        reason: v.string(),
      }),
    ),
  }),
  tax: v.strictObject({ isOnFile: v.boolean(), number: v.string() }),
  bank: v.optional(v.strictObject({ ...bankAccount.entries, bankName: v.string() })),
});
export type MyProfile = Clean<typeof myProfile>;

const MAX_ENTRIES = 5;
const link = v.pipe(text(300), v.url(), v.startsWith('https://'));

/** What an agent writes on the own card. */
const publicCardForm = v.strictObject({
  company: text(100),
  socialLinks: v.pipe(v.array(v.strictObject({ network: text(30), url: link })), v.maxLength(MAX_ENTRIES)),
  achievements: v.pipe(v.array(text(120)), v.maxLength(MAX_ENTRIES)),
  blogs: v.pipe(v.array(v.strictObject({ title: text(120), url: link })), v.maxLength(MAX_ENTRIES)),
  testimonials: v.pipe(
    v.array(v.strictObject({ name: text(60), words: text(400) })),
    v.maxLength(MAX_ENTRIES),
  ),
});
export type PublicCardForm = Clean<typeof publicCardForm>;

/** What strangers see of an agent on the invite page (ruling R40). */
export const publicCard = v.strictObject({
  fullName: v.string(),
  tier: v.string(),
  hasPicture: v.boolean(),
  ...publicCardForm.entries,
});
export type PublicCard = Clean<typeof publicCard>;

export const profileCalls = describe({
  identityToken: {
    query: v.strictObject({
      logkey: v.literal('idCardUpload'),
      // Never read and never logged: the session says whose card it is (ruling R54).
      phoneNumber: v.optional(v.pipe(v.string(), v.maxLength(20))),
    }),
    reply: startedCheck,
  },
  uploadOwnImage: {
    query: v.strictObject({ of: v.optional(v.picklist(['idCard', 'tax'])) }),
    reply: under('data', storedImage),
  },
  updateProfile: { body: profileUpdate, reply: message },
  getProfile: { reply: under('data', myProfile) },
  updateAgentDetails: { body: agentDetails, reply: message },
  sendFreshCode: { reply: v.strictObject({ key: v.string(), message: v.string() }) },
  updateAgentBank: {
    body: v.strictObject({ ...bankAccount.entries, code: freshCode }),
    reply: message,
  },
  getPublicCard: { reply: under('data', publicCard) },
  savePublicCard: { body: publicCardForm, reply: under('data', publicCard) },
  uploadCardPicture: { reply: message },
  cardPicture: { reply: file },
});

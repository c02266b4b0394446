import * as v from 'valibot';
import { CARD_REVIEW_STATUSES, REGISTRATION_STATUSES } from '#domain/onboarding/registration.ts';
import { PASSKEY } from '#domain/people/passkey.ts';
import { as, record, under } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { message, phoneNumber, stage, text } from './parts.ts';
import { publicCard } from './profile.ts';

const level = v.strictObject({ levelCode: v.number() });

/** The record that signing in leaves in the store (SHELL-037). */
const agentUser = record({
  id: as('_id', v.string()),
  firstName: as('first_name', v.string()),
  lastName: as('last_name', v.string()),
  agentCode: as('agent_id', v.string()),
  /** Mitra, Commercial, Support or any other text. */
  userType: v.string(),
  channelCode: v.string(),
  level: as('hierarchy_id', level),
  hierarchy: v.array(level),
});
export type AgentUser = Clean<typeof agentUser>;

/** A customer's verified visit to one quote (ruling K61). */
const visit = record({
  cipher: v.string(),
  quoteId: v.string(),
  productId: v.string(),
  stage: v.optional(stage),
  phone: as('phonenumber', v.string()),
  /** First name of the agent who shared the link. */
  inviter: as('fullName', v.string()),
});
export type Visit = Clean<typeof visit>;

/** A session of somebody who registers (ruling R50). */
const registrantSession = v.strictObject({
  token: v.string(),
  registrationId: v.string(),
  status: v.picklist(REGISTRATION_STATUSES),
});
export type RegistrantSession = Clean<typeof registrantSession>;

const verifiedOtp = record({
  message: v.string(),
  /** An agent's session. */
  token: v.optional(v.string()),
  userInfo: v.optional(v.string()),
  user: v.optional(agentUser),
  visit: v.optional(visit),
  /** The session may do nothing but add a passkey. */
  passkeyNeeded: v.optional(v.literal(true)),
  /** A version of the agreement is in force that the agent has not accepted; an earlier one was (ruling R56). */
  agreementDue: v.optional(v.literal(true)),
  registration: v.optional(registrantSession),
  /** Nothing is open yet: somebody has guessed at this phone, and a second code was sent. */
  nextKey: v.optional(v.string()),
  /** The phone belongs to an agent who is not active (ruling R50). */
  inactive: v.optional(v.literal(true)),
});
export type VerifiedOtp = Clean<typeof verifiedOtp>;

/**
 * What the first page of a customer says before the code: who asks, for which product and days, and which phone gets
 * the code. Nothing that names the customer (decision 111).
 */
const introduction = v.strictObject({
  /** Full name of the agent, whose picture `cardPicture` answers. */
  agent: v.string(),
  hasPicture: v.boolean(),
  /** Absent where somebody else sells the cover. */
  startDate: v.optional(v.string()),
  endDate: v.optional(v.string()),
  /** The last three digits. */
  phoneEnd: v.string(),
});
export type Introduction = Clean<typeof introduction>;

/** Before the code the introduction beside product and inviter's first name; the rest after it. */
export const decryptedLink = record({
  productId: v.string(),
  inviter: as('fullName', v.string()),
  quoteId: v.optional(v.string()),
  stage: v.optional(stage),
  introduction: v.optional(introduction),
  /** Of a link that invites an agent, beside the inviter's name; such a link has no product. */
  invite: v.optional(
    v.strictObject({
      /** Filled into the form; the registrant may change it. */
      referralCode: v.string(),
      card: v.optional(publicCard),
    }),
  ),
});
export type DecryptedLink = Clean<typeof decryptedLink>;

/** How a visit came about (SHELL-020). */
const cipherDetails = v.strictObject({
  role: v.literal('Customer'),
  createdBy: v.literal('Agent'),
  agentProfileId: v.string(),
  quoteId: v.string(),
  productId: v.string(),
  expiresAt: v.string(),
});

const agentProfile = record({
  ...agentUser.fields,
  email: v.string(),
  /** Masked: the whole number never leaves the server. */
  phone: v.string(),
  idNumberOnFile: v.boolean(),
  /** While no card is on file: where the one stands that was sent last (ruling R66). */
  cardReview: v.optional(v.picklist(CARD_REVIEW_STATUSES)),
  taxIdOnFile: v.boolean(),
  status: v.string(),
});
export type AgentProfile = Clean<typeof agentProfile>;

export const authCalls = describe({
  sendOtp: {
    query: v.strictObject({ isCustomerFlow: v.optional(v.literal('true')) }),
    /** Who asks for a code. With neither of both an agent signs in, or somebody continues a registration. */
    body: record({
      phone: as('mobileNo', phoneNumber),
      /** The six-character link that a customer holds. */
      linkId: v.optional(v.pipe(v.string(), v.length(6))),
      /** Of the agent who invited somebody who registers (ruling R52). */
      referralCode: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
    }),
    reply: v.strictObject({ key: v.string(), message: v.string() }),
  },
  verifyOtp: {
    body: v.strictObject({
      key: v.pipe(v.string(), v.maxLength(64)),
      /** Numeric on the wire (ruling K66): the codes run from 100000 to 999999. */
      otp: v.pipe(v.number(), v.integer()),
    }),
    reply: verifiedOtp,
  },
  decryptLink: {
    query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
    reply: under('data', decryptedLink),
  },
  cipherDetails: { reply: under('data', cipherDetails) },
  getAgent: { reply: under('userDetail', agentProfile) },
  logout: { reply: message },
});

/** What the libraries of both sides hand to each other (WebAuthn, Level 3): nothing of ours reads it. */
const webAuthnJson = v.record(v.string(), v.unknown());
export type WebAuthnJson = Clean<typeof webAuthnJson>;

const bytes = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));
const credentialId = bytes(1400);

// Browsers send more than this, and more with every year: what is not read here is dropped, not refused.
const credentialFrame = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
};
const createdCredential = v.object({
  ...credentialFrame,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: v.optional(v.pipe(v.array(text(20)), v.maxLength(10))),
  }),
});
const shownCredential = v.object({
  ...credentialFrame,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    /** Whose it is: required, since nobody was named. */
    userHandle: bytes(120),
  }),
});

const passkey = v.strictObject({
  id: v.string(),
  name: v.string(),
  /** Moments, ISO 8601. */
  addedAt: v.string(),
  usedAt: v.optional(v.string()),
  /** Kept by an account of the person (iCloud, Google): there on all their devices. */
  isSynced: v.boolean(),
});
export type Passkey = Clean<typeof passkey>;

const passkeyList = v.strictObject({
  items: v.array(passkey),
  /** Nothing else is open to this person until a passkey is added. */
  isNeeded: v.boolean(),
});
export type PasskeyList = Clean<typeof passkeyList>;
const passkeyName = v.pipe(text(PASSKEY.nameLength), v.minLength(1));

export const passkeyCalls = describe({
  passkeyLoginOptions: { reply: under('data', webAuthnJson) },
  passkeyLogin: { body: v.strictObject({ credential: shownCredential }), reply: verifiedOtp },
  listPasskeys: { reply: under('data', passkeyList) },
  passkeyOptions: { reply: under('data', webAuthnJson) },
  addPasskey: {
    body: v.strictObject({ name: passkeyName, credential: createdCredential }),
    reply: v.strictObject({ id: v.string(), message: v.string() }),
  },
  renamePasskey: { body: v.strictObject({ name: passkeyName }), reply: message },
  removePasskey: { reply: message },
});

import * as v from 'valibot';
import {
  PARTNER_KINDS,
  REGISTRATION_STATUSES,
  REVIEW_VERDICTS,
  REVIEWED_PARTS,
} from '#domain/onboarding/registration.ts';
import { ALL_REVIEW_REASONS } from '#domain/onboarding/review-reasons.ts';
import { describe } from '#wire/call-schemas.ts';
import { file, under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { bankAccount, chosenNumber, partStatus, registrationDetails } from './onboarding.ts';
import { searchText, text } from './parts.ts';

const waitingRegistration = v.strictObject({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(PARTNER_KINDS),
  inviter: v.string(),
  status: v.picklist(REGISTRATION_STATUSES),
  submittedAt: v.string(),
  /** Sent back before and sent again. */
  isAgain: v.boolean(),
  /** The card of somebody who is an agent already, and nothing else. */
  isAgentCard: v.boolean(),
});
export type WaitingRegistration = Clean<typeof waitingRegistration>;

const registrationQueue = v.strictObject({
  items: v.array(waitingRegistration),
  total: v.number(),
  /** Where the next page begins; absent on the last one. */
  next: v.optional(v.string()),
});
export type RegistrationQueue = Clean<typeof registrationQueue>;

/** Something that staff should look at; it refuses nothing by itself. */
const registrationWarning = v.picklist([
  'numbersDiffer',
  'birthDateDiffers',
  'holderDiffers',
  'taxCheckDigit',
  'sameAsInviter',
  'numberChanged',
  'noCard',
]);
export type RegistrationWarning = Clean<typeof registrationWarning>;

/** A past look or decision, for the audit trail. */
const registrationEvent = v.strictObject({
  at: v.string(),
  /** Name of who did it; empty for the person who registers. */
  by: v.string(),
  event: v.picklist(['submitted', 'opened', 'photoOpened', 'returned', 'approved', 'refused']),
  part: v.optional(v.picklist(REVIEWED_PARTS)),
});
export type RegistrationEvent = Clean<typeof registrationEvent>;

/** A part that the person gave again after staff had sent the registration back. */
const resubmittedPart = v.strictObject({
  /** Nothing of it was decided about before. */
  isNew: v.boolean(),
  /** Which fields differ from what was decided about; empty where it came again as it was. */
  fields: v.array(v.string()),
});
export type ResubmittedPart = Clean<typeof resubmittedPart>;

/** A registration with all that was typed and read, side by side. */
const registrationReview = v.strictObject({
  id: v.string(),
  version: v.number(),
  status: v.picklist(REGISTRATION_STATUSES),
  kind: v.picklist(PARTNER_KINDS),
  phone: v.string(),
  inviter: v.strictObject({ name: v.string(), agentCode: v.string() }),
  details: registrationDetails,
  card: v.optional(
    v.strictObject({
      /** Empty where nothing could be read. */
      readNumber: v.string(),
      idType: v.string(),
      chosen: chosenNumber,
      hasImage: v.boolean(),
      /** As the provider spells it; empty for a file. */
      providerStatus: v.string(),
    }),
  ),
  tax: v.optional(v.strictObject({ taxId: v.string(), hasImage: v.boolean() })),
  bank: v.optional(v.strictObject({ ...bankAccount.entries, bankName: v.string() })),
  agreement: v.optional(v.strictObject({ version: v.string(), acceptedAt: v.string() })),
  /** The card of somebody who is an agent already: nothing else is decided (ruling R66). */
  agentCard: v.optional(
    v.strictObject({
      /** Empty where none was ever given. */
      registeredNumber: v.string(),
    }),
  ),
  parts: v.array(
    v.strictObject({ ...partStatus.entries, note: v.string(), again: v.optional(resubmittedPart) }),
  ),
  warnings: v.array(registrationWarning),
  events: v.array(registrationEvent),
});
export type RegistrationReview = Clean<typeof registrationReview>;

/** What staff say about one part. */
const partDecision = v.strictObject({
  part: v.picklist(REVIEWED_PARTS),
  verdict: v.picklist(REVIEW_VERDICTS),
  /** Typed for the person; this or a chosen reason is needed unless it is accepted. */
  reason: text(500),
  /** Chosen from the list: the person reads them in their own language. */
  reasonCodes: v.optional(v.pipe(v.array(v.picklist(ALL_REVIEW_REASONS)), v.maxLength(5))),
  /** For staff alone. */
  note: text(1000),
});
export type PartDecision = Clean<typeof partDecision>;

const registrationDecision = v.strictObject({
  /** The version that was looked at: a registration that has changed since is looked at again. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** One for every part that was given. All accepted makes an agent; one refusal is final; otherwise it goes back. */
  decisions: v.pipe(v.array(partDecision), v.minLength(1), v.maxLength(REVIEWED_PARTS.length)),
});
export type RegistrationDecision = Clean<typeof registrationDecision>;

const reply = under('data', registrationReview);

export const registrationReviewCalls = describe({
  registrationCount: { reply: v.strictObject({ count: v.number() }) },
  registrationQueue: {
    query: v.strictObject({
      status: v.optional(v.picklist(['open', 'decided'])),
      search: searchText(100),
      after: searchText(300),
    }),
    reply: under('data', registrationQueue),
  },
  openRegistration: { reply },
  registrationPhoto: { reply: file },
  decideRegistration: { body: registrationDecision, reply },
});

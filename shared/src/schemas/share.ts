import * as v from 'valibot';
import { LINK_STATES } from '#domain/lists/quote-state.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { message } from './parts.ts';

/** How an agent passes a link on. */
const shareChannel = v.picklist(['whatsapp', 'link', 'email']);
export type ShareChannel = Clean<typeof shareChannel>;

/** How far the customer of a quote has come, for its agent. Moments are ISO 8601. */
const shareProgress = v.strictObject({
  state: v.picklist([...LINK_STATES, 'paid']),
  sentAt: v.optional(v.string()),
  sentBy: v.optional(shareChannel),
  openedAt: v.optional(v.string()),
  verifiedAt: v.optional(v.string()),
  paidAt: v.optional(v.string()),
  /** What the agent earns once it is paid, by the rule that books it; absent where nothing is earned. */
  earns: v.optional(v.strictObject({ points: v.number(), isExample: v.boolean() })),
  /** How the customer is greeted; absent where the gender is not known. */
  salutation: v.optional(v.picklist(['female', 'male'])),
  /** What is insured, behind the product's name in a sentence: "to Asia". */
  about: v.optional(v.string()),
});
export type ShareProgress = Clean<typeof shareProgress>;

export const shareCalls = describe({
  shareProgress: { reply: shareProgress },
  shareSent: { body: v.strictObject({ channel: shareChannel }), reply: message },
  expiredLink: {
    query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
    reply: v.strictObject({
      /** Who shared a link whose days are over; absent for every other id. */
      agent: v.optional(v.strictObject({ name: v.string(), phone: v.string() })),
    }),
  },
});

import * as v from 'valibot';
import { emailText, message, nameText, phoneNumber, text } from '@payung/shared/schemas/parts.ts';
import { decryptedLink } from '@payung/shared/schemas/auth.ts';
import { createdQuote, quoteCalls, quoteFields } from '@payung/shared/schemas/quote.ts';
import { as, only, record, under, withUnread } from '@payung/shared/wire/describe.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

/** A customer who was sent to the partner. Moments in ISO 8601. */
const handover = v.strictObject({
  at: v.string(),
  /** When the partner said that its page had opened; nothing while it has not. */
  arrivedAt: v.optional(v.string()),
});
export type Handover = Clean<typeof handover>;

/** A critical-illness enquiry: a customer, an agent's discount or promo code, and its way to the partner. */
export const ciQuote = record({
  ...quoteFields,
  /** The newest first. */
  handovers: v.array(handover),
});
export type CiQuoteRecord = Clean<typeof ciQuote>;

const newCiQuote = record({
  insuredName: nameText(100),
  insuredPhone: as('insuredMobile', phoneNumber),
  insuredEmail: emailText(),
  /** 0 to 25. */
  discountPercent: as('discountPct', v.number()),
  /** Passed on to the partner, who decides whether it counts; empty for none. */
  promoCode: as('promo', text(32)),
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewCiQuote = Clean<typeof newCiQuote>;

/** What is put into the partner's token (CI-005). The server's own link, agent and reductions count. */
const handoverRequest = v.strictObject({
  refId: text(24),
  ref: v.literal('quote'),
  product: v.literal('CI'),
  workflow: v.strictObject({
    role: v.literal('Customer'),
    createdBy: v.literal('Agent'),
    agentProfileId: text(24),
  }),
  discountPct: v.number(),
  promo: text(32),
  deepLinkStage: text(40),
});
export type HandoverRequest = Clean<typeof handoverRequest>;

const handoverReply = v.strictObject({
  /** The token for the partner. */
  encryptedData: v.string(),
  /** The partner's address with that token: a full page, not a call. */
  address: v.string(),
});
export type HandoverReply = Clean<typeof handoverReply>;

/** The calls that only critical illness has, and the neutral read in its types. */
export const ciCalls = describe({
  createCiQuote: { body: newCiQuote, reply: createdQuote },
  decryptCiLink: {
    query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
    reply: under('data', decryptedLink),
  },
  encryptForPartner: { body: handoverRequest, reply: handoverReply },
  partnerArrived: { body: v.strictObject({ notice: text(2000) }), reply: message },
  getCiQuote: {
    query: quoteCalls.getQuote.schemas.query,
    reply: under('data', only(withUnread(ciQuote))),
  },
});

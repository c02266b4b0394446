import * as v from 'valibot';
import { REFUND_REASONS, REFUND_STATES } from '#domain/money/refunds.ts';
import { describe } from '#wire/call-schemas.ts';
import { under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { isoDate, searchText, text } from './parts.ts';

const state = v.picklist(REFUND_STATES);

const step = v.strictObject({
  /** Paid back by two people or one, returned to be owed again, or paid back by the provider itself. */
  kind: v.picklist(['entered', 'confirmed', 'returned', 'paid', 'byProvider']),
  /** Empty where nobody of staff did it. */
  by: v.string(),
  at: v.string(),
  reference: v.string(),
  paidOn: v.string(),
  reason: v.string(),
});
export type RefundStep = Clean<typeof step>;

const refund = v.strictObject({
  id: v.string(),
  version: v.number(),
  state,
  amount: v.number(),
  reason: v.picklist(REFUND_REASONS),
  since: v.string(),
  /** Who paid, and how to reach that person. */
  customerName: v.string(),
  phone: v.string(),
  email: v.string(),
  agentName: v.string(),
  agentCode: v.string(),
  quoteCode: v.string(),
  policyNo: v.string(),
  /** By which the money came, and goes back at the provider. */
  invoiceNo: v.string(),
  needsSecondPerson: v.boolean(),
  /** The reader entered it, so somebody else confirms. */
  isMine: v.boolean(),
  reference: v.optional(v.string()),
  paidOn: v.optional(v.string()),
  history: v.array(step),
});
export type Refund = Clean<typeof refund>;

const refundPage = v.strictObject({
  items: v.array(refund),
  total: v.number(),
  /** Of all that are listed, in rupiah. */
  sum: v.number(),
  /** A second person confirms what is larger. */
  secondPersonAbove: v.number(),
  next: v.optional(v.string()),
});
export type RefundPage = Clean<typeof refundPage>;

const takenBack = v.strictObject({
  invoiceNo: v.string(),
  /** As the provider says it. */
  status: v.string(),
  amount: v.number(),
  reportedAt: v.string(),
  paidAt: v.string(),
  /** Empty where the payment had bought no policy. */
  policyNo: v.string(),
  issuedAt: v.string(),
  /** What is left of what everybody got for the policy. */
  points: v.number(),
  customerName: v.string(),
  phone: v.string(),
  email: v.string(),
  agentName: v.string(),
  agentCode: v.string(),
  quoteCode: v.string(),
  /** Cover has ended or goes on, by a person's decision. */
  state: v.picklist(['open', 'ended', 'kept']),
  decidedBy: v.string(),
  decidedAt: v.string(),
  reason: v.string(),
});
export type PaymentTakenBack = Clean<typeof takenBack>;

const takenBackPage = v.strictObject({ items: v.array(takenBack), total: v.number() });
export type TakenBackPage = Clean<typeof takenBackPage>;

const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** For staff alone. */
export const refundCalls = describe({
  refundCount: { reply: v.strictObject({ count: v.number() }) },
  listRefunds: {
    query: v.strictObject({ status: v.optional(v.picklist(['open', 'paid'])), after: searchText(300) }),
    reply: under('data', refundPage),
  },
  enterRefund: {
    body: v.strictObject({ version, reference: text(60), paidOn: isoDate }),
    reply: under('data', refund),
  },
  listTakenBack: {
    query: v.strictObject({ status: v.optional(v.picklist(['open', 'decided'])) }),
    reply: under('data', takenBackPage),
  },
  keepTakenBack: {
    body: v.strictObject({ reason: text(500) }),
    reply: under('data', takenBack),
  },
  decideRefund: {
    body: v.strictObject({ version, verdict: v.picklist(['confirmed', 'returned']), reason: text(500) }),
    reply: under('data', refund),
  },
});

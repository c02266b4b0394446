import * as v from 'valibot';
import { LEAD_TABS } from '#domain/leads/lead-status.ts';
import { POLICY_CHECK_STATES } from '#domain/money/policy-check.ts';
import { as, record, under } from '#wire/describe.ts';
import { jakartaStamp } from '#wire/spelled-values.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { id, isoDate, searchText, text } from './parts.ts';
import { paymentStatus } from './quote.ts';

const paymentFields = {
  policyNo: v.optional(v.string()),
  /** When the newest payment link ends or ended, 24 hours after it was made (PAY-016). */
  linkExpiresAt: v.optional(v.string()),
  /** The last day to pay a policy that is paid later. */
  payLaterDueDate: v.optional(v.string()),
  /** Whether a payment link can be had today. */
  isPayable: v.optional(v.boolean()),
};

const paymentState = v.strictObject({ ...paymentFields, quoteId: v.string(), status: paymentStatus });
export type PaymentState = Clean<typeof paymentState>;

/** One pending payment as the agent sees it. */
const pendingPayment = record({
  ...paymentFields,
  quoteId: v.string(),
  productId: as('product_Id', v.string()),
  proposalNo: v.string(),
  insuredName: v.string(),
  duePremium: v.number(),
  departureDate: v.optional(v.string()),
  status: v.optional(paymentStatus),
  /** The caller's own: others look, and do nothing. */
  isOwn: v.optional(v.boolean()),
  /** Whose it is; only in lists of a network. */
  agentName: v.optional(v.string()),
});
export type PendingPayment = Clean<typeof pendingPayment>;

const pendingPayments = record({
  /** At most 10,001, which stands for "more than 10,000". */
  total: as('totalCount', v.number()),
  items: as('data', v.array(pendingPayment)),
  /** Where the next page begins; absent on the last one. */
  next: as('nextCursor', v.optional(v.string())),
});
export type PendingPayments = Clean<typeof pendingPayments>;

const pendingSearch = record({
  product: searchText(100),
  sort: searchText(100),
  proposalNo: searchText(100),
  insuredName: searchText(100),
  /** One's own, or everybody's below, when empty. */
  agentId: searchText(100),
  /** The status of the lead that a line belongs to. */
  tab: as('leadStatus', v.optional(v.picklist(LEAD_TABS))),
  /** 1 to 100; without it and without a cursor the whole list. */
  limit: as('perPage', v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)))),
  /** Where the page before ended: what it answered as `next`. */
  after: as('cursor', searchText(300)),
});
export type PendingSearch = Clean<typeof pendingSearch>;

const checkout = record({
  /** The provider's page. */
  url: v.string(),
  /** When that page ends: a moment, ISO 8601. */
  expiresAt: as('expired_date', jakartaStamp),
});
export type Checkout = Clean<typeof checkout>;

const payLaterPolicy = record({
  policyNo: v.string(),
  proposalNo: v.string(),
  payLaterDueDate: v.string(),
  /** Names the policy to its customer (ruling K73). */
  reference: as('SessionId', v.string()),
});
export type PayLaterPolicy = Clean<typeof payLaterPolicy>;

const paymentRequest = v.strictObject({
  proposalNo: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
  /** Which wording of the terms was ticked beside the button; absent where none was. */
  termsVersion: v.optional(text(20)),
  /** The day in Jakarta on which the box was shown: the texts behind it are those of that day. */
  shownOn: v.optional(isoDate),
});
export type PaymentRequest = Clean<typeof paymentRequest>;

/** What anybody may know who holds the document: nothing of the person beyond initials. */
const policyCheck = v.strictObject({
  policyNo: v.string(),
  product: v.string(),
  insurer: v.string(),
  /** Of the insured: "S. N." */
  initials: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  status: v.picklist(POLICY_CHECK_STATES),
});
export type PolicyCheck = Clean<typeof policyCheck>;

export const paymentCalls = describe({
  checkout: { query: paymentRequest, reply: under('response', under('payment', checkout)) },
  payLater: { query: paymentRequest, reply: under('data', payLaterPolicy) },
  paymentState: { query: v.strictObject({ quoteId: id }), reply: under('data', paymentState) },
  policyCheck: { reply: under('data', policyCheck) },
  paymentPending: { query: pendingSearch, reply: pendingPayments },
});

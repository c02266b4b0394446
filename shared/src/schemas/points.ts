import * as v from 'valibot';
import { LEDGER_KINDS, REDEMPTION_STATES } from '#domain/network/points-rules.ts';
import { describe } from '#wire/call-schemas.ts';
import { under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { changeReason, monthText, requestUuid, searchText, text, wholeNumber } from './parts.ts';

const MAX_POINTS = 1_000_000_000;
const MAX_REFUND = 1_000_000_000_000;
const after = searchText(300);
const runningNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

/** One entry of an agent's ledger. */
const ledgerEntry = v.strictObject({
  /** Counts an agent's entries from 1, without gaps. */
  no: v.number(),
  kind: v.picklist(LEDGER_KINDS),
  /** What it adds to the balance; negative where it takes away. */
  points: v.number(),
  /** What it adds to the points that a redemption holds. */
  held: v.number(),
  balanceAfter: v.number(),
  heldAfter: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** Of entries about a policy. */
  policyNo: v.optional(v.string()),
  level: v.optional(v.picklist([0, 1, 2])),
  /** Who sold, on levels 1 and 2. */
  sellerName: v.optional(v.string()),
  /** Whole rupiah of paid premium that it was calculated from, and by which version of the rule. */
  premium: v.optional(v.number()),
  ruleVersion: v.optional(v.string()),
  /** The entry that a correction is about. */
  correctsNo: v.optional(v.number()),
  /** Of corrections, reversals and released redemptions; for the agent to read. */
  reason: v.string(),
});
export type LedgerEntry = Clean<typeof ledgerEntry>;

/** The entries of one month of Jakarta. */
const pointsStatement = v.strictObject({
  /** YYYY-MM. */
  month: v.string(),
  /** Months that have entries, newest first, and the current one. */
  months: v.array(v.string()),
  /** Before the first and after the last entry of the month, up to `upTo`. */
  opening: v.number(),
  closing: v.number(),
  earned: v.number(),
  taken: v.number(),
  /** The running number up to which this goes: an export with the same number agrees to the last point. */
  upTo: v.number(),
  /** The newest first. */
  items: v.array(ledgerEntry),
  next: v.optional(v.string()),
});
export type PointsStatement = Clean<typeof pointsStatement>;

const redemption = v.strictObject({
  id: v.string(),
  points: v.number(),
  state: v.picklist(REDEMPTION_STATES),
  askedAt: v.string(),
  decidedAt: v.optional(v.string()),
  /** Of staff, for the agent; empty where it was confirmed without one. */
  reason: v.string(),
});
export type Redemption = Clean<typeof redemption>;

/** Everything that can be used, and what waits. */
const pointsAccount = v.strictObject({
  balance: v.number(),
  /** Reserved by redemptions that wait. */
  held: v.number(),
  /** What can be redeemed now; 0 where the balance is below zero. */
  available: v.number(),
  /** Of what is available, in whole rupiah; absent where the operator has set no worth. */
  worth: v.optional(v.number()),
  /** The smallest redemption. */
  minimum: v.number(),
  /** The table behind the points is illustrative until the insurer gives its own. */
  illustrative: v.boolean(),
  /** The newest first, at most 50. */
  redemptions: v.array(redemption),
});
export type PointsAccount = Clean<typeof pointsAccount>;

/** Whole rupiah; absent where the operator has set no worth of a point. */
const worth = v.optional(v.number());

/** What had been earned at the end of each day of a month, from its first one on. */
const monthEarnings = v.strictObject({ month: v.string(), days: v.array(v.number()) });
export type MonthEarnings = Clean<typeof monthEarnings>;

const pointsEarnings = v.strictObject({
  /** Up to today. */
  now: monthEarnings,
  before: monthEarnings,
  points: v.number(),
  worth,
  /** The points that this month's premium target would give; absent while nobody has set one. */
  target: v.optional(v.number()),
  /** Of this month, the most points first. */
  products: v.array(
    v.strictObject({ productId: v.string(), points: v.number(), policies: v.number(), worth }),
  ),
  illustrative: v.boolean(),
});
export type PointsEarnings = Clean<typeof pointsEarnings>;

/** What a quote books for its agent when it is paid. */
const quoteEarning = v.strictObject({
  points: v.number(),
  worth,
  /** What the customer would pay, of which the points are reckoned. */
  premium: v.number(),
  illustrative: v.boolean(),
});
export type QuoteEarning = Clean<typeof quoteEarning>;

const reviewedAgent = { agentId: v.string(), agentName: v.string(), agentCode: v.string() };

/** A redemption as staff see it. */
const reviewedRedemption = v.strictObject({
  ...redemption.entries,
  ...reviewedAgent,
  /** Of the agent, now. */
  balance: v.number(),
  decidedBy: v.optional(v.string()),
});
export type ReviewedRedemption = Clean<typeof reviewedRedemption>;

const redemptionQueue = v.strictObject({
  items: v.array(reviewedRedemption),
  total: v.number(),
  next: v.optional(v.string()),
});
export type RedemptionQueue = Clean<typeof redemptionQueue>;

/** An agent's ledger as staff see it. */
const reviewedLedger = v.strictObject({
  ...reviewedAgent,
  account: pointsAccount,
  /** The newest first. */
  items: v.array(
    v.strictObject({
      ...ledgerEntry.entries,
      /** How far a correction may go down and up; absent where it cannot be corrected. */
      correctable: v.optional(v.strictObject({ down: v.number(), up: v.number() })),
      by: v.string(),
    }),
  ),
  next: v.optional(v.string()),
});
export type ReviewedLedger = Clean<typeof reviewedLedger>;

/** Somebody's points are not what their entries say. */
const pointsDifference = v.strictObject({
  ...reviewedAgent,
  /** What is compared with the sum of the entries. */
  what: v.picklist(['balance', 'held', 'runningNumber', 'balanceAfter', 'month', 'redemption', 'policy']),
  expected: v.number(),
  found: v.number(),
});
export type PointsDifference = Clean<typeof pointsDifference>;

const pointsComparison = v.strictObject({
  /** ISO 8601; empty before the first. */
  at: v.string(),
  agents: v.number(),
  differences: v.array(pointsDifference),
});
export type PointsComparison = Clean<typeof pointsComparison>;

/** What a policy was that is to be cancelled. */
const paidPolicy = v.strictObject({
  policyNo: v.string(),
  customerName: v.string(),
  agentName: v.string(),
  premium: v.number(),
  paidAt: v.string(),
  cancelledAt: v.optional(v.string()),
});
export type PaidPolicy = Clean<typeof paidPolicy>;

/** An agent's own points. */
export const pointsCalls = describe({
  pointsAccount: { reply: under('data', pointsAccount) },
  pointsStatement: {
    query: v.strictObject({ month: v.optional(monthText), upTo: v.optional(runningNumber), after }),
    reply: under('data', pointsStatement),
  },
  exportPoints: { query: v.strictObject({ month: monthText, upTo: runningNumber }) },
  pointsEarnings: { reply: under('data', pointsEarnings) },
  quoteEarning: {
    /** Percent of a discount that is being chosen, such as 12.5; without it the quote as it is saved. */
    query: v.strictObject({
      discountPercent: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,4})?$/))),
    }),
    reply: under('data', quoteEarning),
  },
  redeemPoints: {
    body: v.strictObject({ requestId: requestUuid, points: wholeNumber(1, MAX_POINTS) }),
    reply: under('data', pointsAccount),
  },
});

/** What staff do about points. */
export const pointsReviewCalls = describe({
  pointsWorkCount: { reply: v.strictObject({ count: v.number() }) },
  redemptionQueue: {
    query: v.strictObject({ status: v.optional(v.picklist(['open', 'decided'])), after }),
    reply: under('data', redemptionQueue),
  },
  decideRedemption: {
    body: v.strictObject({ verdict: v.picklist(['confirmed', 'refused']), reason: changeReason }),
    reply: under('data', reviewedRedemption),
  },
  agentLedger: { query: v.strictObject({ after }), reply: under('data', reviewedLedger) },
  correctPoints: {
    body: v.strictObject({
      requestId: requestUuid,
      no: wholeNumber(1, MAX_POINTS),
      points: wholeNumber(-MAX_POINTS, MAX_POINTS),
      reason: changeReason,
    }),
    reply: under('data', reviewedLedger),
  },
  paidPolicy: {
    query: v.strictObject({ policyNo: v.pipe(v.string(), v.minLength(1), v.maxLength(30)) }),
    reply: under('data', paidPolicy),
  },
  cancelPolicy: {
    body: v.strictObject({
      requestId: requestUuid,
      policyNo: v.pipe(text(30), v.minLength(1)),
      /** Whole rupiah, from 0 to the premium. */
      refund: wholeNumber(0, MAX_REFUND),
      reason: changeReason,
    }),
    reply: under('data', paidPolicy),
  },
  pointsComparison: { reply: under('data', pointsComparison) },
  comparePoints: { reply: under('data', pointsComparison) },
});

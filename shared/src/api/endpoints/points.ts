import { pointsCalls, pointsReviewCalls } from '#schemas/points.ts';
import { endpoint } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** An agent's own points (ruling R39). */
export const pointsEndpoints = {
  pointsAccount: endpoint(pointsCalls.pointsAccount, { ...reads, path: 'agent/points-account' }),
  pointsStatement: endpoint(pointsCalls.pointsStatement, { ...reads, path: 'agent/points-statement' }),
  /** The same as CSV, to the same running number. */
  exportPoints: endpoint(pointsCalls.exportPoints, {
    ...reads,
    path: 'agent/points-export',
    counted: 'exports',
    binary: true,
  }),
  /** This month day by day, beside the month before and the target, and with which products. */
  pointsEarnings: endpoint(pointsCalls.pointsEarnings, { ...reads, path: 'agent/points-earnings' }),
  /** What a quote of one's own would earn, as it is or with another discount. */
  quoteEarning: endpoint(pointsCalls.quoteEarning, { ...reads, path: 'agent/quote-earning/:quoteId' }),
  /** Reserves the points at once; staff decide. The same request twice is one. */
  redeemPoints: endpoint(pointsCalls.redeemPoints, { ...writes, path: 'agent/points-redemption' }),
} as const;

/** What the insurer's people do about points (ruling R39): for staff alone. */
export const pointsReviewEndpoints = {
  pointsWorkCount: endpoint(pointsReviewCalls.pointsWorkCount, {
    ...reads,
    path: 'staff/points-count',
    counted: 'polls',
  }),
  redemptionQueue: endpoint(pointsReviewCalls.redemptionQueue, { ...reads, path: 'staff/redemptions' }),
  /** Ends exactly once; the second of two gets a refusal that names who decided. */
  decideRedemption: endpoint(pointsReviewCalls.decideRedemption, {
    ...writes,
    path: 'staff/redemptions/:redemptionId/decision',
  }),
  /** By agent code. */
  agentLedger: endpoint(pointsReviewCalls.agentLedger, { ...reads, path: 'staff/points/:agentCode' }),
  /** Posts in the open month, names its entry, and never exceeds it. */
  correctPoints: endpoint(pointsReviewCalls.correctPoints, {
    ...writes,
    path: 'staff/points/:agentCode/correction',
  }),
  paidPolicy: endpoint(pointsReviewCalls.paidPolicy, { ...reads, path: 'staff/policy' }),
  /** Takes back the points of all levels in proportion to the premium that is paid back. */
  cancelPolicy: endpoint(pointsReviewCalls.cancelPolicy, { ...writes, path: 'staff/policy-cancellation' }),
  pointsComparison: endpoint(pointsReviewCalls.pointsComparison, {
    ...reads,
    path: 'staff/points-comparison',
  }),
  /** Compares now, instead of waiting for the night. */
  comparePoints: endpoint(pointsReviewCalls.comparePoints, {
    ...writes,
    path: 'staff/points-comparison',
    counted: 'comparisons',
  }),
} as const;

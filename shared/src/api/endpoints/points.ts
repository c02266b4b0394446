import { pointsCalls, pointsReviewCalls } from '#schemas/points.ts';
import { callRow } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** An agent's own points (ruling R39). */
export const pointsEndpoints = {
  pointsAccount: callRow(pointsCalls.pointsAccount, { ...reads, path: 'agent/points-account' }),
  pointsStatement: callRow(pointsCalls.pointsStatement, { ...reads, path: 'agent/points-statement' }),
  /** The same as CSV, to the same running number. */
  exportPoints: callRow(pointsCalls.exportPoints, {
    ...reads,
    path: 'agent/points-export',
    counted: 'exports',
    binary: true,
  }),
  /** Reserves the points at once; staff decide. The same request twice is one. */
  redeemPoints: callRow(pointsCalls.redeemPoints, { ...writes, path: 'agent/points-redemption' }),
} as const;

/** What the insurer's people do about points (ruling R39): for staff alone. */
export const pointsReviewEndpoints = {
  pointsWorkCount: callRow(pointsReviewCalls.pointsWorkCount, {
    ...reads,
    path: 'staff/points-count',
    counted: 'polls',
  }),
  redemptionQueue: callRow(pointsReviewCalls.redemptionQueue, { ...reads, path: 'staff/redemptions' }),
  /** Ends exactly once; the second of two gets a refusal that names who decided. */
  decideRedemption: callRow(pointsReviewCalls.decideRedemption, {
    ...writes,
    path: 'staff/redemptions/:redemptionId/decision',
  }),
  /** By agent code. */
  agentLedger: callRow(pointsReviewCalls.agentLedger, { ...reads, path: 'staff/points/:agentCode' }),
  /** Posts in the open month, names its entry, and never exceeds it. */
  correctPoints: callRow(pointsReviewCalls.correctPoints, {
    ...writes,
    path: 'staff/points/:agentCode/correction',
  }),
  paidPolicy: callRow(pointsReviewCalls.paidPolicy, { ...reads, path: 'staff/policy' }),
  /** Takes back the points of all levels in proportion to the premium that is paid back. */
  cancelPolicy: callRow(pointsReviewCalls.cancelPolicy, { ...writes, path: 'staff/policy-cancellation' }),
  pointsComparison: callRow(pointsReviewCalls.pointsComparison, {
    ...reads,
    path: 'staff/points-comparison',
  }),
  /** Compares now, instead of waiting for the night. */
  comparePoints: callRow(pointsReviewCalls.comparePoints, {
    ...writes,
    path: 'staff/points-comparison',
    counted: 'comparisons',
  }),
} as const;

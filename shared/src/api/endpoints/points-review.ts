import type { RedemptionState } from '#domain/network/ledger.ts';
import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import type { LedgerEntry, PointsAccount } from './points.ts';

export interface WaitingRedemption {
  readonly id: string;
  readonly agentId: string;
  readonly agentName: string;
  readonly agentCode: string;
  readonly points: number;
  /** Of the agent, now. */
  readonly balance: number;
  readonly askedAt: string;
  readonly state: RedemptionState;
  readonly decidedBy?: string;
  readonly decidedAt?: string;
  readonly reason: string;
}

export interface RedemptionQueue {
  readonly items: readonly WaitingRedemption[];
  readonly total: number;
  readonly next?: string;
}

/** An agent's ledger as staff see it. */
export interface ReviewedLedger {
  readonly agentId: string;
  readonly agentName: string;
  readonly agentCode: string;
  readonly account: PointsAccount;
  /** The newest first. */
  readonly items: readonly (LedgerEntry & {
    /** How far a correction may go down and up; absent where it cannot be corrected. */
    readonly correctable?: { readonly down: number; readonly up: number };
    readonly by: string;
  })[];
  readonly next?: string;
}

/** Somebody's points are not what their entries say. */
export interface PointsDifference {
  readonly agentId: string;
  readonly agentName: string;
  readonly agentCode: string;
  /** What is compared with the sum of the entries. */
  readonly what: 'balance' | 'held' | 'runningNumber' | 'balanceAfter' | 'month' | 'redemption' | 'policy';
  readonly expected: number;
  readonly found: number;
}

export interface PointsComparison {
  /** ISO 8601; empty before the first. */
  readonly at: string;
  readonly agents: number;
  readonly differences: readonly PointsDifference[];
}

/** What a policy was that is to be cancelled. */
export interface PaidPolicy {
  readonly policyNo: string;
  readonly customerName: string;
  readonly agentName: string;
  readonly premium: number;
  readonly paidAt: string;
  readonly cancelledAt?: string;
}

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What the insurer's people do about points (ruling R39): for staff alone. */
export const pointsReviewEndpoints = {
  pointsWorkCount: endpoint<{ reply: { readonly count: number } }>()({
    ...reads,
    path: 'staff/points-count',
    counted: 'polls',
  }),
  redemptionQueue: endpoint<{
    query: { readonly status?: 'open' | 'decided'; readonly after?: string };
    reply: RedemptionQueue;
  }>()({ ...reads, path: 'staff/redemptions', wire: { reply: under('data', same<RedemptionQueue>()) } }),
  /** Ends exactly once; the second of two is told who decided. */
  decideRedemption: endpoint<{
    params: { readonly redemptionId: string };
    body: { readonly verdict: 'confirmed' | 'refused'; readonly reason: string };
    reply: WaitingRedemption;
  }>()({
    ...writes,
    path: 'staff/redemptions/:redemptionId/decision',
    wire: { reply: under('data', same<WaitingRedemption>()) },
  }),
  /** By agent code. */
  agentLedger: endpoint<{
    params: { readonly agentCode: string };
    query: { readonly after?: string };
    reply: ReviewedLedger;
  }>()({ ...reads, path: 'staff/points/:agentCode', wire: { reply: under('data', same<ReviewedLedger>()) } }),
  /** Posts in the open month, names its entry, and never exceeds it. */
  correctPoints: endpoint<{
    params: { readonly agentCode: string };
    body: {
      readonly requestId: string;
      readonly no: number;
      readonly points: number;
      readonly reason: string;
    };
    reply: ReviewedLedger;
  }>()({
    ...writes,
    path: 'staff/points/:agentCode/correction',
    wire: { reply: under('data', same<ReviewedLedger>()) },
  }),
  paidPolicy: endpoint<{ query: { readonly policyNo: string }; reply: PaidPolicy }>()({
    ...reads,
    path: 'staff/policy',
    wire: { reply: under('data', same<PaidPolicy>()) },
  }),
  /** Takes back the points of all levels in proportion to the premium that is paid back. */
  cancelPolicy: endpoint<{
    body: {
      readonly requestId: string;
      readonly policyNo: string;
      /** Whole rupiah, from 0 to the premium. */
      readonly refund: number;
      readonly reason: string;
    };
    reply: PaidPolicy;
  }>()({ ...writes, path: 'staff/policy-cancellation', wire: { reply: under('data', same<PaidPolicy>()) } }),
  pointsComparison: endpoint<{ reply: PointsComparison }>()({
    ...reads,
    path: 'staff/points-comparison',
    wire: { reply: under('data', same<PointsComparison>()) },
  }),
  /** Compares now, instead of waiting for the night. */
  comparePoints: endpoint<{ reply: PointsComparison }>()({
    ...writes,
    path: 'staff/points-comparison',
    counted: 'comparisons',
    wire: { reply: under('data', same<PointsComparison>()) },
  }),
} as const;

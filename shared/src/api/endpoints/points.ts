import type { LedgerKind, PointLevel, RedemptionState } from '#domain/network/ledger.ts';
import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** One entry of an agent's ledger. */
export interface LedgerEntry {
  /** Counts an agent's entries from 1, without gaps. */
  readonly no: number;
  readonly kind: LedgerKind;
  /** What it adds to the balance; negative where it takes away. */
  readonly points: number;
  /** What it adds to the points that a redemption holds. */
  readonly held: number;
  readonly balanceAfter: number;
  readonly heldAfter: number;
  /** ISO 8601. */
  readonly at: string;
  /** Of entries about a policy. */
  readonly policyNo?: string;
  readonly level?: PointLevel;
  /** Who sold, on levels 1 and 2. */
  readonly sellerName?: string;
  /** Whole rupiah of paid premium that it was calculated from, and by which version of the rule. */
  readonly premium?: number;
  readonly ruleVersion?: string;
  /** The entry that a correction is about. */
  readonly correctsNo?: number;
  /** Of corrections, reversals and released redemptions; for the agent to read. */
  readonly reason: string;
}

/** The entries of one month of Jakarta. */
export interface PointsStatement {
  /** YYYY-MM. */
  readonly month: string;
  /** Months that have entries, newest first, and the current one. */
  readonly months: readonly string[];
  /** Before the first and after the last entry of the month, up to `upTo`. */
  readonly opening: number;
  readonly closing: number;
  readonly earned: number;
  readonly taken: number;
  /** The running number up to which this goes: an export with the same number agrees to the last point. */
  readonly upTo: number;
  /** The newest first. */
  readonly items: readonly LedgerEntry[];
  readonly next?: string;
}

export interface Redemption {
  readonly id: string;
  readonly points: number;
  readonly state: RedemptionState;
  readonly askedAt: string;
  readonly decidedAt?: string;
  /** Of staff, for the agent; empty where it was confirmed without one. */
  readonly reason: string;
}

/** Everything that can be used, and what waits. */
export interface PointsAccount {
  readonly balance: number;
  /** Reserved by redemptions that wait. */
  readonly held: number;
  /** What can be redeemed now; 0 where the balance is below zero. */
  readonly available: number;
  /** The smallest redemption. */
  readonly minimum: number;
  /** The table behind the points is illustrative until the insurer gives its own. */
  readonly illustrative: boolean;
  /** The newest first, at most 50. */
  readonly redemptions: readonly Redemption[];
}

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;

/** An agent's own points (ruling R39). */
export const pointsEndpoints = {
  pointsAccount: endpoint<{ reply: PointsAccount }>()({
    ...reads,
    path: 'agent/points-account',
    wire: { reply: under('data', same<PointsAccount>()) },
  }),
  pointsStatement: endpoint<{
    query: { readonly month?: string; readonly upTo?: string; readonly after?: string };
    reply: PointsStatement;
  }>()({
    ...reads,
    path: 'agent/points-statement',
    wire: { reply: under('data', same<PointsStatement>()) },
  }),
  /** The same as CSV, to the same running number. */
  exportPoints: endpoint<{ query: { readonly month: string; readonly upTo: string }; reply: Blob }>()({
    ...reads,
    path: 'agent/points-export',
    counted: 'exports',
    binary: true,
  }),
  /** Reserves the points at once; staff decide. The same request twice is one. */
  redeemPoints: endpoint<{
    body: { readonly requestId: string; readonly points: number };
    reply: PointsAccount;
  }>()({
    method: 'POST',
    path: 'agent/points-redemption',
    effect: 'writes',
    origin: 'assumed',
    wire: { reply: under('data', same<PointsAccount>()) },
  }),
} as const;

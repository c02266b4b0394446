import type { Queries } from '#database/database.ts';
import { findInviters } from '#repositories/agents.ts';
import { insertPoints } from '#repositories/points.ts';
import type { Policy } from '#repositories/tables.ts';

/**
 * The specification names points without amounts. Points are the only fee (ONB-032) and
 * are earned on both levels of the network once the insured has paid (NET-004, NET-005).
 */
export const POINTS_TABLE = {
  /** Until the insurer sets its own; screens say so. */
  isExample: true,
  /** Whole rupiah of paid premium for one point. */
  rupiahPerPoint: 10_000,
  /** Share of the seller's points for the seller, who invited the seller, and who invited that person. */
  shares: [1, 0.1, 0.05],
} as const;

/** `level` 0 is the seller, 1 who invited the seller, 2 who invited that person. */
export const pointsFor = (premium: number, level: 0 | 1 | 2): number =>
  Math.floor(Math.floor(premium / POINTS_TABLE.rupiahPerPoint) * POINTS_TABLE.shares[level]);

/** For the seller, who invited the seller, and who invited that person (NET-004). */
export const creditPoints = async (tx: Queries, policy: Policy, now: Date): Promise<void> => {
  const people = [policy.agent_id, ...(await findInviters(tx, policy.agent_id))];
  const earned = people.map((agentId, index) => {
    const level = index as 0 | 1 | 2;
    return { agentId, policyNo: policy.policy_no, level, points: pointsFor(policy.amount, level) };
  });
  await insertPoints(
    tx,
    earned.filter(({ points }) => points > 0),
    now,
  );
};

import type { PointsEntry } from '@payung/shared/api/endpoints/agent.ts';
import { pointsFor } from '@payung/shared/domain/points.ts';
import type { Queries } from '#database/database.ts';
import { findInviters } from './agents.ts';
import type { Policy } from './tables.ts';

/** For the seller, who invited the seller, and who invited that person (NET-004). */
export const insertPoints = async (db: Queries, policy: Policy, now: Date): Promise<void> => {
  const people = [policy.agent_id, ...(await findInviters(db, policy.agent_id))];
  const entries = people.map((agentId, index) => {
    const level = index as 0 | 1 | 2;
    return {
      agent_id: agentId,
      policy_no: policy.policy_no,
      level,
      points: pointsFor(policy.amount, level),
      reason: level === 0 ? ('policy' as const) : ('referral' as const),
      earned_at: now,
    };
  });
  const earned = entries.filter((entry) => entry.points > 0);
  if (earned.length > 0) await db.insertInto('points_entries').values(earned).execute();
};

export const sumOfPoints = async (db: Queries, agentId: string): Promise<number> => {
  const row = await db
    .selectFrom('points_entries')
    .select((eb) => eb.fn.sum<number | null>('points').as('total'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return row.total ?? 0;
};

const MOST_ENTRIES = 100;

export const listPoints = async (db: Queries, agentId: string): Promise<readonly PointsEntry[]> => {
  const rows = await db
    .selectFrom('points_entries')
    .select(['points', 'reason', 'policy_no', 'earned_at'])
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map((row) => ({
    points: row.points,
    reason: row.reason,
    policyNo: row.policy_no,
    earnedAt: row.earned_at.toISOString(),
  }));
};

import type { PointsEntry } from '@payung/shared/api/endpoints/agent.ts';
import type { Queries } from '#database/database.ts';

export interface EarnedPoints {
  readonly agentId: string;
  readonly policyNo: string;
  /** 0 is the seller, 1 who invited the seller, 2 who invited that person. */
  readonly level: number;
  readonly points: number;
}

export const insertPoints = async (
  db: Queries,
  earned: readonly EarnedPoints[],
  now: Date,
): Promise<void> => {
  if (earned.length === 0) return;
  await db
    .insertInto('points_entries')
    .values(
      earned.map(({ agentId, policyNo, level, points }) => ({
        agent_id: agentId,
        policy_no: policyNo,
        level,
        points,
        reason: level === 0 ? ('policy' as const) : ('referral' as const),
        earned_at: now,
      })),
    )
    .execute();
};

export const sumOfPoints = async (db: Queries, agentId: string): Promise<number> => {
  const row = await db
    .selectFrom('points_entries')
    .select((eb) => eb.fn.sum<number | null>('points').as('total'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return row.total ?? 0;
};

const MAX_ENTRIES = 100;

export const listPoints = async (db: Queries, agentId: string): Promise<readonly PointsEntry[]> => {
  const rows = await db
    .selectFrom('points_entries')
    .select(['points', 'reason', 'policy_no', 'earned_at'])
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map((row) => ({
    points: row.points,
    reason: row.reason,
    policyNo: row.policy_no,
    earnedAt: row.earned_at.toISOString(),
  }));
};

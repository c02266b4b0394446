import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import type { MemberTarget } from '@payung/shared/schemas/network.ts';

/** A target that somebody has set stays. */
export const insertMissingTargets = async (
  db: Queries,
  targets: readonly Insertable<Tables['targets']>[],
): Promise<void> => {
  if (targets.length === 0) return;
  await db
    .insertInto('targets')
    .values(targets)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Answers what was set for that month before. */
export const saveTarget = async (
  tx: Queries,
  { agentId, month, premium, policies, by }: MemberTarget & { readonly agentId: string; readonly by: string },
  now: Date,
): Promise<Pick<MemberTarget, 'premium' | 'policies'> | undefined> => {
  const before = await tx
    .selectFrom('targets')
    .select(['premium', 'policies'])
    .where('agent_id', '=', agentId)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirst();
  const target = { premium, policies, set_by: by, set_at: now };
  await tx
    .insertInto('targets')
    .values({ agent_id: agentId, month, ...target })
    .onConflict((conflict) => conflict.columns(['agent_id', 'month']).doUpdateSet(target))
    .execute();
  return before;
};

/** Of that month and later ones. */
export const listTargets = (db: Queries, agentId: string, from: string): Promise<readonly MemberTarget[]> =>
  db
    .selectFrom('targets')
    .select(['month', 'premium', 'policies'])
    .where('agent_id', '=', agentId)
    .where('month', '>=', from)
    .orderBy('month')
    .execute();

import type { MemberTarget } from '@payung/shared/schemas/network.ts';
import type { Office } from '@payung/shared/domain/network/members.ts';
import type { Tier } from '@payung/shared/domain/network/tiers.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

export const setTier = async (tx: Queries, id: string, tier: Tier): Promise<void> => {
  await tx
    .updateTable('agents')
    .set((eb) => ({ tier, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const setOffice = async (tx: Queries, id: string, office: Office): Promise<void> => {
  await tx
    .updateTable('agents')
    .set((eb) => ({ office, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Walks up, so that the size of a network does not matter. */
export const isBelowWithin = async (
  db: Queries,
  {
    memberId,
    leaderId,
    depth,
  }: { readonly memberId: string; readonly leaderId: string; readonly depth: number },
): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (id, level) as (
      select upline_id, 1 from agents where id = ${memberId}
      union
      select a.upline_id, u.level + 1 from agents a join above u on a.id = u.id where u.level < ${depth}
    )
    select exists (select 1 from above where id = ${leaderId}) as found`.execute(db);
  return rows[0]?.found === true && memberId !== leaderId;
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

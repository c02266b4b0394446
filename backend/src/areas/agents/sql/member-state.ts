import type { MemberStatus, Office } from '@payung/shared/domain/network/members.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tier } from '@payung/shared/domain/network/tiers.ts';

/** Everything that one agent has in hand goes to another. */
export interface AgentHandover {
  readonly from: string;
  readonly to: string;
}

/** Anybody who led them leads them no more; who invited them stays what it was. */
export const moveDirectMembers = async (tx: Queries, { from, to }: AgentHandover): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('agents')
    .set({ upline_id: to })
    .where('upline_id', '=', from)
    .where('id', '<>', to)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** For good. */
export const markLeft = async (
  tx: Queries,
  {
    id,
    status,
    successorId,
  }: { readonly id: string; readonly status: MemberStatus; readonly successorId: string },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('agents')
    .set((eb) => ({
      status,
      successor_id: successorId,
      // Of a member who resigned before, it is when that was.
      left_at: eb.fn.coalesce('left_at', eb.val(now)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

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

/** Of somebody who asked that the own account be closed. Anybody who was removed meanwhile stays so: a blacklist has to know. */
export const closeAgent = async (db: Queries, agentId: string, now: Date): Promise<void> => {
  await db
    .updateTable('agents')
    .set({ status: 'closed', left_at: now })
    .where('id', '=', agentId)
    .where('status', 'not in', ['resigned', 'terminated', 'blacklisted'])
    .execute();
};

/** Whose quotes are that were erased: an agent whom nobody is, so that no list of anybody shows them. */
export const NOBODY = '0'.repeat(24);

export const ensureNobody = (db: Queries) =>
  db
    .insertInto('agents')
    .values({
      id: NOBODY,
      agent_code: 'NOBODY',
      first_name: '',
      email: '',
      phone: '',
      user_type: 'Nobody',
      channel_code: '',
      level_code: 0,
      status: 'closed',
      referral_code: 'NOBODY',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** How often links that invite were opened that are removed now. */
export const addRemovedOpens = async (tx: Queries, id: string, opens: number): Promise<void> => {
  await tx
    .updateTable('agents')
    .set((eb) => ({ removed_invite_opens: eb('removed_invite_opens', '+', opens) }))
    .where('id', '=', id)
    .execute();
};

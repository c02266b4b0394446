import type { MemberStatus, Office, Tier } from '@payung/shared/domain/network/members.ts';
import type { Queries } from '#core/database/database.ts';

/** All open work of one agent goes to another. */
export interface AgentHandover {
  readonly from: string;
  readonly to: string;
}

/** Changes the leader of the direct members; their inviter stays. */
export const moveDirectMembers = async (tx: Queries, { from, to }: AgentHandover): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('agents')
    .set({ upline_id: to })
    .where('upline_id', '=', from)
    .where('id', '<>', to)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Permanent. */
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
      // A member who resigned before keeps that date.
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

/** Closes the account on request. A removed or blacklisted agent keeps that status. */
export const closeAgent = async (db: Queries, agentId: string, now: Date): Promise<void> => {
  await db
    .updateTable('agents')
    .set({ status: 'closed', left_at: now })
    .where('id', '=', agentId)
    .where('status', 'not in', ['resigned', 'terminated', 'blacklisted'])
    .execute();
};

/** Owner of erased quotes: a placeholder agent, so that no list of an agent shows them. */
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

/** Adds the opens of removed invite links to the agent. */
export const addRemovedOpens = async (tx: Queries, id: string, opens: number): Promise<void> => {
  await tx
    .updateTable('agents')
    .set((eb) => ({ removed_invite_opens: eb('removed_invite_opens', '+', opens) }))
    .where('id', '=', id)
    .execute();
};

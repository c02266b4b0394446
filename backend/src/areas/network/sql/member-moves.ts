import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { isBelow } from './network.ts';
import type { Agent } from '#areas/agents/tables.ts';

/**
 * Before anybody is moved or leaves: whoever moves somebody else waits, so that two moves on different lines cannot
 * close a circle together (ruling R38).
 */
export const lockNetwork = async (tx: Queries): Promise<void> => {
  await tx.selectFrom('network_lock').select('id').where('id', '=', 1).forUpdate().execute();
};

/** Active, and of those who sell: Support looks, people of the insurer lead nobody. */
export const canTakeOver = ({ status, user_type: type }: Pick<Agent, 'status' | 'user_type'>): boolean =>
  status === 'active' && mayInvite(type);

/** The nearest above who can take over, from that one on. */
const nearestActive = async (db: Queries, from: string | null): Promise<Agent | undefined> => {
  const seen = new Set<string>();
  let id = from;
  while (id !== null && !seen.has(id)) {
    seen.add(id);
    const agent: Agent | undefined = await findAgent(db, id);
    if (agent === undefined) return undefined;
    if (canTakeOver(agent)) return agent;
    id = agent.upline_id;
  }
  return undefined;
};

/**
 * Who takes over what a removed member leaves (ruling R37): who invited the member, where that person is active and
 * does not stand below the member by now; else the nearest above who is active.
 */
export const findSuccessor = async (
  db: Queries,
  { id, invited_by: inviterId, upline_id: uplineId }: Pick<Agent, 'id' | 'invited_by' | 'upline_id'>,
): Promise<Agent | undefined> => {
  const inviter = inviterId === null ? undefined : await findAgent(db, inviterId);
  const canInherit = inviter !== undefined && canTakeOver(inviter) && !(await isBelow(db, inviter.id, id));
  return canInherit ? inviter : nearestActive(db, uplineId);
};

export interface OpenWork {
  readonly quotes: number;
  readonly leads: number;
}

/** Whoever resigned before may have left customers with policies behind, and nothing else. */
export const hasPolicies = async (db: Queries, agentId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('quotes')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('policy_no', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** What somebody would take over. */
export const countOpenWork = async (db: Queries, agentId: string): Promise<OpenWork> => {
  const { rows } = await sql<OpenWork>`
    select (select count(*)::int from quotes where agent_id = ${agentId} and policy_no is null and erased_at is null) as quotes,
           (select count(*)::int from leads where agent_id = ${agentId} and closed_reason <> 'duplicate') as leads`.execute(
    db,
  );
  return rows[0] ?? { quotes: 0, leads: 0 };
};

export const countDirectMembers = async (db: Queries, agentId: string): Promise<number> => {
  const row = await db
    .selectFrom('agents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('upline_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return row.count;
};

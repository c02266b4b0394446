import type { MemberStatus } from '@payung/shared/domain/network/members.ts';
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

/**
 * Before the row of the member who leaves: a payment that settles locks its quote first and then who earns by it, so
 * that neither waits for the other in a circle. Those with a policy as well: they change hands too.
 */
export const lockQuotesOf = async (tx: Queries, agentId: string): Promise<void> => {
  await tx
    .selectFrom('quotes')
    .select('id')
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .forUpdate()
    .execute();
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

/** Everything that one agent has in hand for another. */
interface Move {
  readonly from: string;
  readonly to: string;
}

/** Whoever led them leads them no more; who invited them stays what it was. */
export const moveDirectMembers = async (tx: Queries, { from, to }: Move): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('agents')
    .set({ upline_id: to })
    .where('upline_id', '=', from)
    .where('id', '<>', to)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Quotes without a policy, with their share links and open referrals. */
export const moveOpenQuotes = async (tx: Queries, { from, to }: Move): Promise<number> => {
  const moved = await tx
    .updateTable('quotes')
    // A form that is sent again finds a quote by its agent and request: both are other ones now.
    .set((eb) => ({ agent_id: to, request_id: eb.ref('id') }))
    .where('agent_id', '=', from)
    .where('policy_no', 'is', null)
    // Whoever's data was erased is nobody's customer any more.
    .where('erased_at', 'is', null)
    .returning('id')
    .execute();
  const ids = moved.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`update share_links set agent_id = ${to} where quote_id = any(${ids}::text[])`.execute(tx);
  await sql`
    update referrals set agent_id = ${to}
    where quote_id = any(${ids}::text[]) and state = 'open'`.execute(tx);
  return ids.length;
};

/**
 * What was sold, with the people in it: from now on the other one looks after them. Who sold it and earned by it stays
 * in the policy and in the ledger.
 */
export const movePolicies = async (tx: Queries, { from, to }: Move): Promise<number> => {
  const { rows } = await sql<{ given: number }>`select give_policies(${from}, ${to}) as given`.execute(tx);
  return rows[0]?.given ?? 0;
};

/**
 * A person who is a lead of both is one lead: its quotes and history go there, a wish not to be contacted as well, and
 * what remains is closed as a duplicate.
 */
const joinSharedLeads = async (tx: Queries, { from, to }: Move, now: Date): Promise<void> => {
  await sql`
    with shared as (
      select m.id as old_id, h.id as new_id, m.do_not_contact
      from leads m join leads h on h.phone = m.phone and h.agent_id = ${to}
      where m.agent_id = ${from} and m.phone <> ''
    ),
    kept as (
      update leads h set do_not_contact = true from shared s where h.id = s.new_id and s.do_not_contact
    ),
    events as (
      update lead_events e set lead_id = s.new_id, request_id = '' from shared s where e.lead_id = s.old_id
    ),
    quoted as (
      update quotes q set of_lead_id = s.new_id from shared s
      where q.of_lead_id = s.old_id and q.agent_id = ${to}
    )
    update leads l set closed_reason = 'duplicate', closed_by = ${to}, closed_at = ${now}
    from shared s where l.id = s.old_id and l.closed_reason <> 'duplicate'`.execute(tx);
};

/** After the quotes. */
export const moveLeads = async (tx: Queries, { from, to }: Move, now: Date): Promise<number> => {
  await joinSharedLeads(tx, { from, to }, now);
  const { rows } = await sql<{ id: string }>`
    update leads l set agent_id = ${to}, request_id = ''
    where l.agent_id = ${from}
      and not exists (select 1 from leads h where h.agent_id = ${to} and h.phone = l.phone and l.phone <> '')
    returning l.id`.execute(tx);
  return rows.length;
};

/** What customers ask for about their data has to be answered, also about what was sold. */
export const moveOpenRequests = async (tx: Queries, { from, to }: Move): Promise<void> => {
  await tx
    .updateTable('privacy_requests')
    .set({ agent_id: to })
    .where('agent_id', '=', from)
    .where('quote_id', 'is not', null)
    .where('status', '=', 'open')
    .execute();
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

/** Whatever would still let the member in, or somebody in by the member. Links of customers stay. */
export const closeDoors = async (tx: Queries, agentId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('agent_id', '=', agentId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('share_links')
    .set({ revoked_at: now })
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'invite')
    .where('revoked_at', 'is', null)
    .execute();
  await tx.deleteFrom('calendar_feeds').where('agent_id', '=', agentId).execute();
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

import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { isBelow } from './network.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type {
  MemberEvent,
  MemberTarget,
  InviteChannel,
  InviteCounts,
} from '@payung/shared/schemas/network.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';

/**
 * Locks the network before a move or removal: parallel moves wait, so that two moves in different branches cannot
 * create a cycle (ruling R38).
 */
export const lockNetwork = async (tx: Queries): Promise<void> => {
  await tx.selectFrom('network_lock').select('id').where('id', '=', 1).forUpdate().execute();
};

/** Active, and neither Support, who has read access, nor staff, who lead nobody. */
export const canTakeOver = ({ status, user_type: type }: Pick<Agent, 'status' | 'user_type'>): boolean =>
  status === 'active' && mayInvite(type);

/** The nearest agent upwards who can take over, starting with that one. */
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
 * is not below the member by now; otherwise the nearest active upline.
 */
export const findSuccessor = async (
  db: Queries,
  { id, invited_by: inviterId, upline_id: uplineId }: Pick<Agent, 'id' | 'invited_by' | 'upline_id'>,
): Promise<Agent | undefined> => {
  const inviter = inviterId === null ? undefined : await findAgent(db, inviterId);
  const canInherit = inviter !== undefined && canTakeOver(inviter) && !(await isBelow(db, inviter.id, id));
  return canInherit ? inviter : nearestActive(db, uplineId);
};

interface OpenWork {
  readonly quotes: number;
  readonly leads: number;
}

/** Whether a resigned member has left policies, even if nothing else. */
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

/** The open work that a successor would take over. */
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

interface NewMemberEvent {
  readonly memberId: string;
  readonly event: MemberEvent['event'];
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
  readonly actorId: string;
}

export const insertMemberEvent = async (
  tx: Queries,
  { memberId, event, from = '', to = '', reason = '', actorId }: NewMemberEvent,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('member_events')
    .values({
      member_id: memberId,
      event,
      value_from: from,
      value_to: to,
      reason,
      actor_id: actorId,
      at: now,
    })
    .execute();
};

/** The newest first. */
export const listMemberEvents = async (
  db: Queries,
  memberId: string,
  limit: number,
): Promise<readonly MemberEvent[]> => {
  const rows = await db
    .selectFrom('member_events as e')
    .innerJoin('agents as a', 'a.id', 'e.actor_id')
    .select(['e.at', 'e.event', 'e.value_from', 'e.value_to', 'e.reason'])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('by'))
    .where('e.member_id', '=', memberId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, event, value_from: from, value_to: to, reason, by }) => ({
    at: at.toISOString(),
    by,
    event,
    from,
    to,
    reason,
  }));
};

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

/** One more invitation of the month, whose name is that of Jakarta. */
export const countInviteSent = async (
  db: Queries,
  { agentId, channel }: { readonly agentId: string; readonly channel: InviteChannel },
  now: Date,
): Promise<void> => {
  await sql`
    insert into invites_sent as i (agent_id, month, channel, times)
    values (${agentId}, month_in_jakarta(${now}), ${channel}, 1)
    on conflict (agent_id, month, channel) do update set times = i.times + 1`.execute(db);
};

/** Whom the agent invited stays counted, no matter who leads them now and whether or not they have left. */
export const countInvites = async (db: Queries, agentId: string): Promise<InviteCounts> => {
  const { rows } = await sql<InviteCounts>`
    select
      (select coalesce(sum(times), 0)::int from invites_sent where agent_id = ${agentId}) as sent,
      (select coalesce(sum(opens), 0)::int from share_links
        where subject_kind = 'agent' and subject_id = ${agentId} and kind = 'invite')
        + coalesce((select removed_invite_opens from agents where id = ${agentId}), 0) as opened,
      count(*)::int as registered,
      (count(*) filter (where exists (
        select 1 from policies p
        where p.agent_id = a.id and p.cancelled_at is null and (p.kind = 'paid' or p.paid_at is not null)
      )))::int as "firstSale"
    from agents a
    where a.invited_by = ${agentId} and a.user_type <> 'Staff'`.execute(db);
  return rows[0] ?? { sent: 0, opened: 0, registered: 0, firstSale: 0 };
};

import type { TransferResult } from '@payung/shared/schemas/network.ts';
import type { AgentHandover } from '#areas/agents/sql/member-state.ts';
import type { MemberStatus } from '@payung/shared/domain/network/members.ts';
import type { Queries } from '#core/database/database.ts';
import { insertMemberEvent } from '#areas/network/sql/member-events.ts';
import { moveLinksOfQuotes, revokeInviteLinks } from '#areas/auth/links/share-links-sql.ts';
import { moveOpenReferrals } from '#areas/quote/sql/referrals.ts';
import { deleteFeed } from '#areas/todo/calendar/calendar-feeds-sql.ts';
import { endSessionsOf } from '#core/access/sql/sessions.ts';
import { markLeft, moveDirectMembers } from '#areas/agents/sql/member-state.ts';
import { moveLeads } from '#areas/leads/sql/move-leads.ts';
import { moveOpenRequests } from '#areas/privacy/sql/privacy-requests.ts';
import { moveOpenQuotes, movePolicies } from '#areas/quote/sql/write-quote.ts';
import { insertAgentNotice, tellDirectMembers } from '#areas/notifications/sql.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { nameOf } from './member-of-caller.ts';

export interface TakeOver {
  readonly tx: Queries;
  /** Who leaves; locked, as is the network. */
  readonly member: Agent;
  readonly heir: Agent;
  readonly status: Extract<MemberStatus, 'resigned' | 'terminated' | 'blacklisted'>;
  readonly reason: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Whatever would still let the member in, or somebody in by the member. Links of customers stay. */
const closeDoors = async (tx: Queries, agentId: string, now: Date): Promise<void> => {
  await endSessionsOf(tx, agentId, now);
  await revokeInviteLinks(tx, agentId, now);
  await deleteFeed(tx, agentId);
};

/** Quotes without a policy, with their share links and open referrals. */
const moveQuotes = async (tx: Queries, handover: AgentHandover): Promise<number> => {
  const ids = await moveOpenQuotes(tx, handover);
  if (ids.length > 0) {
    await moveLinksOfQuotes(tx, ids, handover.to);
    await moveOpenReferrals(tx, ids, handover.to);
  }
  return ids.length;
};

/** The member leaves, and what is open and what was sold goes to the heir, all of it or nothing. */
export const takeOver = async ({
  tx,
  member,
  heir,
  status,
  reason,
  actorId,
  now,
}: TakeOver): Promise<TransferResult> => {
  await markLeft(tx, { id: member.id, status, successorId: heir.id }, now);
  await closeDoors(tx, member.id, now);
  const move = { from: member.id, to: heir.id };
  // Before the members, whose number is counted in the heir's row: a payment that settles locks in this order as well.
  const movedQuotes = await moveQuotes(tx, move);
  const movedPolicies = await movePolicies(tx, move);
  const movedLeads = await moveLeads(tx, move, now);
  await moveOpenRequests(tx, move);
  const names = { name: nameOf(member), leader: nameOf(heir) };
  await tellDirectMembers(tx, { ...move, kind: 'leaderChanged', data: names, now });
  const movedMembers = await moveDirectMembers(tx, move);
  const by = { memberId: member.id, actorId };
  if (member.status !== status)
    await insertMemberEvent(
      tx,
      {
        ...by,
        event: status === 'resigned' ? 'resigned' : 'removed',
        from: member.status,
        to: status,
        reason,
      },
      now,
    );
  const counts = `${movedMembers}/${movedQuotes}/${movedLeads}`;
  await insertMemberEvent(tx, { ...by, event: 'moved', from: counts, to: nameOf(heir), reason }, now);
  const data = {
    name: nameOf(member),
    members: String(movedMembers),
    quotes: String(movedQuotes),
    leads: String(movedLeads),
  };
  await insertAgentNotice(tx, { agentId: heir.id, kind: 'networkTakenOver', data, now });
  if (movedPolicies > 0) {
    const sold = { name: nameOf(member), policies: String(movedPolicies) };
    await insertAgentNotice(tx, { agentId: heir.id, kind: 'policiesTakenOver', data: sold, now });
  }
  return { movedMembers, movedQuotes, movedLeads };
};

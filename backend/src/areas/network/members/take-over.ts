import type { TransferResult } from '@payung/shared/schemas/network.ts';
import type { AgentHandover } from '#areas/agents/sql/member-state.ts';
import type { MemberStatus } from '@payung/shared/domain/network/members.ts';
import type { Queries } from '#core/database/database.ts';
import {
  insertMemberEvent,
  findSuccessor,
  lockNetwork,
  canTakeOver,
  countDirectMembers,
  countOpenWork,
  hasPolicies,
} from '#areas/network/sql/members.ts';
import { moveLinksOfQuotes, revokeInviteLinks } from '#areas/auth/links/share-links-sql.ts';
import { moveOpenReferrals, lockQuotesOf } from '#areas/quote/sql/quotes.ts';
import { deleteFeed } from '#areas/todo/calendar/calendar-feeds-sql.ts';
import { endSessionsOf } from '#core/access/sql/sessions.ts';
import { markLeft, moveDirectMembers } from '#areas/agents/sql/member-state.ts';
import { moveLeads } from '#areas/leads/sql/lead-quotes.ts';
import { moveOpenRequests } from '#areas/privacy/sql/privacy-requests.ts';
import { moveOpenQuotes, movePolicies } from '#areas/quote/sql/write-quote.ts';
import { insertAgentNotice, notifyDirectMembers } from '#areas/notifications/sql.ts';
import type { Agent } from '#areas/agents/tables.ts';
import {
  nameOf,
  isChangeable,
  requireMember,
  requireName,
  requireReason,
  MEMBER_TEXTS,
} from './member-of-caller.ts';
import { requireAgent } from '#core/access/caller.ts';
import { doOnce } from '#core/access/idempotency.ts';
import { refused } from '#core/http/api-refusal.ts';
import { lockAgent, findAgent } from '#areas/agents/sql/agents.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { isBelow } from '#areas/network/sql/network.ts';
import type { Leader } from './member-of-caller.ts';

interface TakeOver {
  readonly tx: Queries;
  /** Who leaves; locked, as is the network. */
  readonly member: Agent;
  readonly successor: Agent;
  readonly status: Extract<MemberStatus, 'resigned' | 'terminated' | 'blacklisted'>;
  readonly reason: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Ends the member's sessions, invite links and calendar. Links of customers stay valid. */
const revokeAccess = async (tx: Queries, agentId: string, now: Date): Promise<void> => {
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

/** The member leaves, and what is open and what was sold goes to the successor, all of it or nothing. */
export const takeOver = async ({
  tx,
  member,
  successor,
  status,
  reason,
  actorId,
  now,
}: TakeOver): Promise<TransferResult> => {
  await markLeft(tx, { id: member.id, status, successorId: successor.id }, now);
  await revokeAccess(tx, member.id, now);
  const move = { from: member.id, to: successor.id };
  // Before the members, whose number is counted in the successor's row: a payment that settles locks in this order as well.
  const movedQuotes = await moveQuotes(tx, move);
  const movedPolicies = await movePolicies(tx, move);
  const movedLeads = await moveLeads(tx, move, now);
  await moveOpenRequests(tx, move);
  const names = { name: nameOf(member), leader: nameOf(successor) };
  await notifyDirectMembers(tx, { ...move, kind: 'leaderChanged', data: names, now });
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
  await insertMemberEvent(tx, { ...by, event: 'moved', from: counts, to: nameOf(successor), reason }, now);
  const data = {
    name: nameOf(member),
    members: String(movedMembers),
    quotes: String(movedQuotes),
    leads: String(movedLeads),
  };
  await insertAgentNotice(tx, { agentId: successor.id, kind: 'networkTakenOver', data, now });
  if (movedPolicies > 0) {
    const sold = { name: nameOf(member), policies: String(movedPolicies) };
    await insertAgentNotice(tx, { agentId: successor.id, kind: 'policiesTakenOver', data: sold, now });
  }
  return { movedMembers, movedQuotes, movedLeads };
};

/** Permanent (ruling R37): there is no call to undo it. */
export const removeMember = (
  { caller, params, body }: Pick<HandlerContextOf<'removeMember'>, 'caller' | 'params' | 'body'>,
  services: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<TransferResult> => {
  const agent = requireAgent(caller);
  const leader = { agentId: agent.agentId, depth: services.network.depth };
  const { memberId } = params;
  const { requestId, removal, reason, typedName } = body;
  const content = { call: 'removeMember', memberId, removal, reason };
  return doOnce(services, { callerId: agent.agentId, requestId, content }, async (tx) => {
    await lockNetwork(tx);
    const known = await requireMember(tx, leader, memberId);
    requireName(known, typedName);
    requireReason(reason);
    await lockQuotesOf(tx, memberId);
    // Under the lock: a payment being settled has credited its points before, or sees the removal.
    const member = (await lockAgent(tx, memberId)) ?? known;
    if (!isChangeable(member)) throw refused(MEMBER_TEXTS.hasLeft);
    const successor = await findSuccessor(tx, member);
    if (successor === undefined) throw refused(MEMBER_TEXTS.nobodyTakesOver);
    const now = services.clock.now();
    return takeOver({ tx, member, successor, status: removal, reason, actorId: agent.agentId, now });
  });
};

/** Active, of the caller's network or the caller, and not below the member: asked under the lock of the network. */
const requireSuccessor = async (
  tx: Queries,
  caller: Leader,
  { memberId, successorId }: { readonly memberId: string; readonly successorId: string },
): Promise<Agent> => {
  const known =
    successorId === caller.agentId
      ? await findAgent(tx, successorId)
      : await requireMember(tx, caller, successorId);
  if (successorId === memberId || (await isBelow(tx, successorId, memberId)))
    throw refused(MEMBER_TEXTS.heirBelow);
  if (known === undefined || !canTakeOver(known)) throw refused(MEMBER_TEXTS.heirNotActive);
  return known;
};

/** A member who resigned earlier may have left members and work; a removed one has not. */
const requireSomethingToMove = async (tx: Queries, member: Agent): Promise<void> => {
  if (!hasLeft(member.status)) return;
  if (member.status !== 'resigned') throw refused(MEMBER_TEXTS.hasLeft);
  const { quotes, leads } = await countOpenWork(tx, member.id);
  const open = (await countDirectMembers(tx, member.id)) + quotes + leads;
  if (open === 0 && !(await hasPolicies(tx, member.id))) throw refused(MEMBER_TEXTS.nothingLeft);
};

/** The member resigns, or has, and one successor leads the direct members from now on (NET-015, ruling R38). */
export const transferNetwork = (
  { caller, params, body }: Pick<HandlerContextOf<'transferNetwork'>, 'caller' | 'params' | 'body'>,
  services: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<TransferResult> => {
  const agent = requireAgent(caller);
  const leader = { agentId: agent.agentId, depth: services.network.depth };
  const { memberId } = params;
  const { requestId, successorId, reason, typedName } = body;
  const content = { call: 'transferNetwork', memberId, successorId, reason };
  return doOnce(services, { callerId: agent.agentId, requestId, content }, async (tx) => {
    await lockNetwork(tx);
    const known = await requireMember(tx, leader, memberId);
    requireName(known, typedName);
    requireReason(reason);
    const successor = await requireSuccessor(tx, leader, { memberId, successorId });
    await lockQuotesOf(tx, memberId);
    const member = (await lockAgent(tx, memberId)) ?? known;
    await requireSomethingToMove(tx, member);
    const now = services.clock.now();
    return takeOver({ tx, member, successor, status: 'resigned', reason, actorId: agent.agentId, now });
  });
};

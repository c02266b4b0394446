import type { TransferResult } from '@payung/shared/schemas/network.ts';
import type { MemberStatus } from '@payung/shared/domain/network/members.ts';
import type { Queries } from '#core/database/database.ts';
import { insertMemberEvent } from '#areas/network/sql/member-events.ts';
import {
  closeDoors,
  markLeft,
  moveDirectMembers,
  moveLeads,
  moveOpenRequests,
  moveOpenQuotes,
  movePolicies,
} from '#areas/network/sql/member-moves.ts';
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
  const movedQuotes = await moveOpenQuotes(tx, move);
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

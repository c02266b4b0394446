import type { TransferResult } from '@payung/shared/schemas/network.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { doOnce } from '#core/access/once.ts';
import type { Queries } from '#core/database/database.ts';
import { refused } from '#core/http/api-refusal.ts';
import { findAgent, lockAgent } from '#areas/agents/sql/agents.ts';
import {
  canTakeOver,
  countDirectMembers,
  countOpenWork,
  hasPolicies,
  lockNetwork,
} from '#areas/network/sql/member-moves.ts';
import { lockQuotesOf } from '#areas/quote/sql/quotes.ts';
import { isBelow } from '#areas/network/sql/network.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { requireMember, requireName, requireReason } from './member-of-caller.ts';
import type { Leader } from './member-of-caller.ts';
import { MEMBER_TEXTS } from './member-texts.ts';
import { takeOver } from './take-over.ts';

/** Active, of the caller's network or the caller, and not below the member: asked under the lock of the network. */
const requireHeir = async (
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

/** One who resigned before may have left people and work behind; who was removed has not. */
const requireSomethingToMove = async (tx: Queries, member: Agent): Promise<void> => {
  if (!hasLeft(member.status)) return;
  if (member.status !== 'resigned') throw refused(MEMBER_TEXTS.hasLeft);
  const { quotes, leads } = await countOpenWork(tx, member.id);
  const open = (await countDirectMembers(tx, member.id)) + quotes + leads;
  if (open === 0 && !(await hasPolicies(tx, member.id))) throw refused(MEMBER_TEXTS.nothingLeft);
};

/** The member resigns, or has, and one heir leads the direct members from now on (NET-015, ruling R38). */
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
    const heir = await requireHeir(tx, leader, { memberId, successorId });
    await lockQuotesOf(tx, memberId);
    const member = (await lockAgent(tx, memberId)) ?? known;
    await requireSomethingToMove(tx, member);
    const now = services.clock.now();
    return takeOver({ tx, member, heir, status: 'resigned', reason, actorId: agent.agentId, now });
  });
};

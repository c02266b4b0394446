import type { TransferResult } from '@payung/shared/schemas/network.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { doOnce } from '#core/access/once.ts';
import { refused } from '#core/http/api-refusal.ts';
import { lockAgent } from '#areas/agents/sql/agents.ts';
import { findSuccessor, lockNetwork } from '#areas/network/sql/member-moves.ts';
import { lockQuotesOf } from '#areas/quote/sql/quotes.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { isStillThere, requireMember, requireName, requireReason } from './member-of-caller.ts';
import { MEMBER_TEXTS } from './member-texts.ts';
import { takeOver } from './take-over.ts';

/** For good (ruling R37): there is no call that leads back. */
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
    // After the lock: a payment that is being settled has credited its points, or sees the removal.
    const member = (await lockAgent(tx, memberId)) ?? known;
    if (!isStillThere(member)) throw refused(MEMBER_TEXTS.hasLeft);
    const heir = await findSuccessor(tx, member);
    if (heir === undefined) throw refused(MEMBER_TEXTS.nobodyTakesOver);
    const now = services.clock.now();
    return takeOver({ tx, member, heir, status: removal, reason, actorId: agent.agentId, now });
  });
};

import type { MemberNumbers } from '@payung/shared/schemas/network.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { transaction } from '#core/database/transaction.ts';
import { insertMemberEvent } from '#areas/network/sql/member-events.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { requireMember } from './member-of-caller.ts';

/** Numbers by which the state and banks know the member; every look is kept in the history. */
export const memberNumbers = (
  { caller, params }: Pick<HandlerContextOf<'memberNumbers'>, 'caller' | 'params'>,
  { db, clock, network }: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<MemberNumbers> => {
  const { agentId } = requireAgent(caller);
  const { memberId } = params;
  return transaction(db, async (tx) => {
    const member = await requireMember(tx, { agentId, depth: network.depth }, memberId);
    const event = { memberId, event: 'numbersOpened', actorId: agentId } as const;
    await insertMemberEvent(tx, event, clock.now());
    return {
      idNumber: member.id_number ?? '',
      taxId: member.tax_id ?? '',
      accountNumber: member.account_number,
      businessNumber: member.business_number,
    };
  });
};

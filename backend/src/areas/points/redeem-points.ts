import type { PointsAccount } from '@payung/shared/schemas/points.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { doOnce } from '#core/access/once.ts';
import { newId } from '#core/database/identifiers.ts';
import { badRequest, refused } from '#core/http/api-refusal.ts';
import { lockPointsSums, postEntries } from '#areas/points/sql/points-ledger.ts';
import { insertRedemption } from '#areas/points/sql/redemptions.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { accountOf, availableOf } from './points-account.ts';
import { POINTS_TEXTS } from './points-texts.ts';

/** Reserves points under the lock of their account: of two redemptions of the same points, one is refused. */
export const redeemPoints = (
  { caller, body }: Pick<HandlerContextOf<'redeemPoints'>, 'caller' | 'body'>,
  services: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<PointsAccount> => {
  const { agentId } = requireAgent(caller);
  const { requestId, points } = body;
  const least = services.network.smallestRedemption;
  const content = { call: 'redeemPoints', points };
  return doOnce(services, { callerId: agentId, requestId, content }, async (tx) => {
    const most = availableOf(await lockPointsSums(tx, agentId));
    if (points < least) throw badRequest(POINTS_TEXTS.tooFew, { values: { least } });
    if (most === 0) throw refused(POINTS_TEXTS.nothing);
    if (points > most) throw refused(POINTS_TEXTS.notEnough, { values: { most } });
    const id = newId();
    const now = services.clock.now();
    await insertRedemption(tx, { id, agentId, points }, now);
    const entry = { agentId, kind: 'reserved', points: 0, held: points, redemptionId: id } as const;
    await postEntries(tx, [{ ...entry, eventId: id, actor: { kind: 'agent', id: agentId } }], now);
    return accountOf(tx, services, agentId);
  });
};

import type { PointsAccount } from '@payung/shared/schemas/points.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import { findPointsSums, listEarned } from '#areas/points/sql/points-ledger.ts';
import { countCompletedReferrals } from '#areas/quote/sql/referrals.ts';
import { listRedemptions } from '#areas/points/sql/redemptions.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

const MAX_REDEMPTIONS = 50;

/** What can be redeemed: nothing where the balance is below what is reserved. */
export const availableOf = ({ balance, held }: { readonly balance: number; readonly held: number }): number =>
  Math.max(0, balance - held);

export const accountOf = async (
  db: Queries,
  { network }: Pick<Services, 'network'>,
  agentId: string,
): Promise<PointsAccount> => {
  const { balance, held } = await findPointsSums(db, agentId);
  const redemptions = await listRedemptions(db, agentId, MAX_REDEMPTIONS);
  return {
    balance,
    held,
    available: availableOf({ balance, held }),
    minimum: network.smallestRedemption,
    illustrative: POINTS_RULE.isExample,
    redemptions: redemptions.map((row) => ({
      id: row.id,
      points: row.points,
      state: row.state,
      askedAt: row.asked_at.toISOString(),
      ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
      reason: row.reason,
    })),
  };
};

export const pointsAccount = (
  { caller }: Pick<HandlerContextOf<'pointsAccount'>, 'caller'>,
  services: Pick<Services, 'db' | 'network'>,
): Promise<PointsAccount> => accountOf(services.db, services, requireAgent(caller).agentId);

export const getPoints = async ({ caller }: HandlerContextOf<'getPoints'>, { db }: Services) => {
  const { agentId } = requireAgent(caller);
  return {
    total: (await findPointsSums(db, agentId)).balance,
    completedReferrals: await countCompletedReferrals(db, agentId),
    illustrative: POINTS_RULE.isExample,
    entries: await listEarned(db, agentId),
  };
};

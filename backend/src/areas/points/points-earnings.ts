import type { MonthEarnings, PointsEarnings } from '@payung/shared/schemas/points.ts';
import { lastMonths, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { POINTS_RULE, pointsFor } from '@payung/shared/domain/network/points-rules.ts';
import { requireAgent } from '#core/access/caller.ts';
import { findTarget } from '#areas/lists/sql/agent-home.ts';
import { listEarnedByDay, listEarnedByProduct } from '#areas/points/sql/points-earned.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { worthOf } from './quote-earning.ts';

type Days = Awaited<ReturnType<typeof listEarnedByDay>>;

/** What had been earned at the end of each day of the month, up to that day. */
const curveOf = (earned: Days, month: string, lastDay: number): MonthEarnings => {
  let sum = 0;
  const days = Array.from({ length: lastDay }, (_none, index) => {
    sum += earned.find((row) => row.month === month && row.day === index + 1)?.points ?? 0;
    return sum;
  });
  return { month, days };
};

/** How this month grows beside the month before and the target, and with which products. */
export const pointsEarnings = async (
  { caller }: Pick<HandlerContextOf<'pointsEarnings'>, 'caller'>,
  { db, clock, network }: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<PointsEarnings> => {
  const { agentId } = requireAgent(caller);
  const today = todayInJakarta(clock.now());
  const [before = '', month = ''] = lastMonths(today, 2);
  const [earned, products, target] = await Promise.all([
    listEarnedByDay(db, { agentId, months: [before, month] }),
    listEarnedByProduct(db, { agentId, months: [month] }),
    findTarget(db, agentId, month),
  ]);
  const now = curveOf(earned, month, Number(today.slice(-2)));
  const total = now.days.at(-1) ?? 0;
  // The premium that Commercial wants of the agent, as the points that it would give.
  const ofTarget = target === undefined ? 0 : pointsFor(target.premium, 0);
  return {
    now,
    before: curveOf(earned, before, daysOf(before)),
    points: total,
    ...worthOf(total, network),
    ...(ofTarget === 0 ? {} : { target: ofTarget }),
    products: products.map((product) => ({ ...product, ...worthOf(product.points, network) })),
    illustrative: POINTS_RULE.isExample,
  };
};

const daysOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

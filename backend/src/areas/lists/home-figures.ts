import type { HomeFigures, MonthFigure } from '@payung/shared/api/endpoints/lists.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { lastMonths } from '@payung/shared/domain/lists/months.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import { countLeads, countReferrals, findTarget, listSalesByMonth } from '#areas/lists/sql/home-figures.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { lookingAt } from './lines.ts';

const MONTHS = 6;

/** How the agent has sold, or the agent and everybody below (ruling R33). */
export const homeFigures = async (
  { caller }: HandlerContextOf<'homeFigures'>,
  services: Services,
): Promise<HomeFigures> => {
  const { db, clock } = services;
  const { agentId, userType } = requireAgent(caller);
  const { agentIds } = await lookingAt(services, { caller });
  const today = todayInJakarta(clock.now());
  const months = lastMonths(today, MONTHS);
  const sold = await listSalesByMonth(db, agentIds, months[0] ?? '');
  const figureOf = (month: string): MonthFigure =>
    sold.find((row) => row.month === month) ?? { month, premium: 0, policies: 0 };
  const target = await findTarget(db, agentId, months.at(-1) ?? '');
  return {
    months: months.map(figureOf),
    ...(target === undefined ? {} : { target }),
    leads: await countLeads(db, agentIds, today),
    referrals: await countReferrals(db, agentIds),
    isNetwork: leadsNetwork(userType),
  };
};

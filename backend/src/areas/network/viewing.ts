import type { FigurePeriod } from '@payung/shared/domain/network/members.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { lastMonths, monthOf } from '@payung/shared/domain/lists/months.ts';
import { POINT_LEVELS } from '@payung/shared/domain/network/members.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import type { Viewing } from '#areas/network/sql/network-members.ts';
import type { Services } from '../services.ts';

/** The first month that counts, YYYY-MM; months of Jakarta, the current one included. */
export const firstMonth = (today: string, period: FigurePeriod): string => {
  if (period === 'all') return '';
  if (period === 'year') return `${today.slice(0, 4)}-01`;
  const months = period === 'quarter' ? ((Number(today.slice(5, 7)) - 1) % 3) + 1 : 1;
  return lastMonths(today, months)[0] ?? monthOf(today);
};

/** Mitra sees the two levels on which points are earned; who leads a network sees it to the depth (rulings R33, R35). */
export const viewingOf = (
  { agentId, userType }: Pick<AgentCaller, 'agentId' | 'userType'>,
  { network, clock }: Pick<Services, 'network' | 'clock'>,
  period: FigurePeriod = 'month',
): Viewing => ({
  viewerId: agentId,
  depth: leadsNetwork(userType) ? network.depth : POINT_LEVELS,
  from: firstMonth(todayInJakarta(clock.now()), period),
});

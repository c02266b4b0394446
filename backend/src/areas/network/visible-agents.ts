import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import { findAllLedBy, isBelow } from '#areas/network/sql/network.ts';
import type { FigurePeriod } from '@payung/shared/domain/network/members.ts';
import { todayInJakarta, lastMonths, monthOf } from '@payung/shared/domain/dates.ts';
import { POINT_LEVELS } from '@payung/shared/domain/network/members.ts';
import type { NetworkView } from '#areas/network/sql/network-members.ts';
import type { Services } from '../services.ts';

/** The first rows of each of so many agents are merged faster than those of all agents are sorted out. */
const MOST_NAMED = 100;

/**
 * The agents whose leads and policies a caller may read: their own, and for leaders everybody below as
 * well; only the named agent where the call names one. 404 for an agent outside.
 */
export const visibleAgentIds = async (
  db: Queries,
  { agentId: self, userType }: Pick<AgentCaller, 'agentId' | 'userType'>,
  agentId = '',
): Promise<AgentSet> => {
  if (agentId === self) return [self];
  if (!leadsNetwork(userType)) {
    if (agentId === '') return [self];
    throw notFound();
  }
  if (agentId === '') return findAllLedBy(db, self, MOST_NAMED);
  if (await isBelow(db, agentId, self)) return [agentId];
  throw notFound();
};

/** The first month of the period, YYYY-MM; months in Jakarta time, including the current one. */
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
): NetworkView => ({
  viewerId: agentId,
  depth: leadsNetwork(userType) ? network.depth : POINT_LEVELS,
  from: firstMonth(todayInJakarta(clock.now()), period),
});

import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { AgentSet } from '#areas/network/sql/agent-set.ts';
import { isBelow, listIdsBelow } from '#areas/network/sql/network.ts';

/** More than that are not named one by one. */
const MOST_NAMED = 1000;

/**
 * Whose leads and policies somebody asks for: one's own, or of those who lead a network everybody's below as
 * well; of one agent where the call names one. An agent that is not theirs does not exist for them.
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
  if (agentId === '') {
    const below = await listIdsBelow(db, self, MOST_NAMED + 1);
    return below.length > MOST_NAMED ? { topId: self } : [self, ...below];
  }
  if (await isBelow(db, agentId, self)) return [agentId];
  throw notFound();
};

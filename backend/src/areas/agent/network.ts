import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { AgentCaller } from '#access/caller.ts';
import type { Queries } from '#database/database.ts';
import { notFound } from '#http/api-refusal.ts';
import { findNetwork, isBelow } from '#repositories/network.ts';

/**
 * Whose leads and policies somebody asks for: one's own, or of those who lead a network everybody's below as
 * well; of one agent where the call names one. An agent that is not theirs does not exist for them.
 */
export const visibleAgentIds = async (
  db: Queries,
  { agentId: self, userType }: Pick<AgentCaller, 'agentId' | 'userType'>,
  agentId = '',
): Promise<readonly string[]> => {
  if (agentId === self) return [self];
  if (!leadsNetwork(userType)) {
    if (agentId === '') return [self];
    throw notFound();
  }
  if (agentId === '') return [self, ...(await findNetwork(db, self)).map(({ id }) => id)];
  if (await isBelow(db, agentId, self)) return [agentId];
  throw notFound();
};

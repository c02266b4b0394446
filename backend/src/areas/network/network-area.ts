import type { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { sumLevels } from '#areas/network/sql/network-members.ts';
import type { Handlers } from '../handler.ts';
import { getMember } from './get-member.ts';
import { listNetwork } from './list-network.ts';
import { viewingOf } from './viewing.ts';

/** The network below an agent, to look at (NET-001, NET-003). */
export const networkArea: Handlers<typeof networkEndpoints> = {
  listNetwork,
  networkFigures: async ({ caller, query }, services) => ({
    levels: await sumLevels(services.db, viewingOf(requireAgent(caller), services, query.period)),
  }),
  getMember,
};

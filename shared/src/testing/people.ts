import type { AgentUser } from '#api/endpoints/auth.ts';
import { PRODUCT_IDS } from '#domain/products.ts';
import { noLink } from '@payung/shared/session/session.ts';
import type { AgentState, LinkState } from '@payung/shared/session/session.ts';

export const anAgentUser = (change: Partial<AgentUser> = {}): AgentUser => ({
  _id: '65f0c1a5e4b0a70001a3e001',
  first_name: 'Sari',
  last_name: 'Wulandari',
  agent_id: 'AG-1001',
  userType: 'Mitra',
  channelCode: 'MTR',
  hierarchy_id: { levelCode: 3 },
  hierarchy: [{ levelCode: 3 }, { levelCode: 5 }],
  ...change,
});

/** A signed-in agent; of type Mitra unless said otherwise. */
export const anAgent = (change: Partial<AgentUser> = {}): AgentState => ({
  user: anAgentUser(change),
  token: 'agent-token',
  userInfo: 'agent-info',
  minimumLevel: 3,
});

/** A customer in link mode, on a travel quote unless said otherwise. */
export const aLinkVisit = (change: Partial<LinkState> = {}): LinkState => ({
  ...noLink,
  cipherkaye: 'link-cipher',
  cipherkeyavilable: true,
  prefix: 'travel',
  linkId: 'aB3dE9',
  quoteId: '65f0c1a5e4b0a70001a3f001',
  productId: PRODUCT_IDS.travel,
  phonenumber: '6281234567890',
  inviter: 'Sari',
  ...change,
});

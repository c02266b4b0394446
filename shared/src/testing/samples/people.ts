import type { AgentUser } from '#schemas/auth.ts';
import { noLink } from '@payung/shared/session/session.ts';
import type { AgentState, HandoffState, LinkState, RegistrantState } from '@payung/shared/session/session.ts';
import { KITE_ID, QUOTE_ID } from '../kite.ts';

export const anAgentUser = (change: Partial<AgentUser> = {}): AgentUser => ({
  id: '65f0c1a5e4b0a70001a3e001',
  firstName: 'Sari',
  lastName: 'Wulandari',
  agentCode: 'AG-1001',
  userType: 'Mitra',
  channelCode: 'MTR',
  level: { levelCode: 3 },
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

/** A customer in link mode, on a quote of the invented product unless said otherwise. */
export const aLinkVisit = (change: Partial<LinkState> = {}): LinkState => ({
  ...noLink,
  cipher: 'link-cipher',
  isActive: true,
  prefix: 'kite',
  linkId: 'aB3dE9',
  quoteId: QUOTE_ID,
  productId: KITE_ID,
  inviter: 'Sari',
  ...change,
});

/** A second device that was handed work of a quote of the invented product. */
export const aHandoff = (change: Partial<HandoffState> = {}): HandoffState => ({
  cipher: 'handoff-cipher',
  quoteId: QUOTE_ID,
  productId: KITE_ID,
  pages: ['/kite-photos'],
  endPage: '/kite-landed',
  ...change,
});

/** Somebody who verified the phone and becomes an agent. */
export const aRegistrant = (change: Partial<RegistrantState> = {}): RegistrantState => ({
  token: 'registrant-token',
  registrationId: '65f0c1a5e4b0a70001a3a001',
  ...change,
});

import { networkCalls } from '#schemas/network.ts';
import { endpoint } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** The network below an agent (G07): two levels for Mitra, all of them for Commercial and Support. */
export const networkEndpoints = {
  listNetwork: endpoint(networkCalls.listNetwork, { ...reads, path: 'agent/network' }),
  networkFigures: endpoint(networkCalls.networkFigures, {
    ...reads,
    path: 'agent/network-figures',
    counted: 'figures',
  }),
  getMember: endpoint(networkCalls.getMember, { ...reads, path: 'agent/network/:memberId' }),
} as const;

/** What Commercial does to members below (NET-012 to NET-017, G07). */
export const memberWorkEndpoints = {
  changeTier: endpoint(networkCalls.changeTier, { ...writes, path: 'agent/network/:memberId/tier' }),
  changeOffice: endpoint(networkCalls.changeOffice, { ...writes, path: 'agent/network/:memberId/office' }),
  setTarget: endpoint(networkCalls.setTarget, { ...writes, path: 'agent/network/:memberId/target' }),
  /** ID, tax and account number in full; that somebody looked is kept in the history. */
  memberNumbers: endpoint(networkCalls.memberNumbers, { ...writes, path: 'agent/network/:memberId/numbers' }),
  /** Final: sessions end, and what is open goes to the person who invited the member (ruling R37). */
  removeMember: endpoint(networkCalls.removeMember, { ...writes, path: 'agent/network/:memberId/removal' }),
  /** The member resigns, or has: everything goes to the successor, at once and finally (ruling R38). */
  transferNetwork: endpoint(networkCalls.transferNetwork, {
    ...writes,
    path: 'agent/network/:memberId/transfer',
  }),
} as const;

export const inviteEndpoints = {
  inviteCounts: endpoint(networkCalls.inviteCounts, { ...reads, path: 'agent/invite-counts' }),
  /** The agent has sent, copied or shown an invitation. */
  inviteSent: endpoint(networkCalls.inviteSent, { ...writes, path: 'agent/invite-sent' }),
} as const;

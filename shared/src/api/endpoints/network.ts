import { networkCalls } from '#schemas/network.ts';
import { callRow } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** The network below an agent (G07): two levels for Mitra, all of them for Commercial and Support. */
export const networkEndpoints = {
  listNetwork: callRow(networkCalls.listNetwork, { ...reads, path: 'agent/network' }),
  networkFigures: callRow(networkCalls.networkFigures, {
    ...reads,
    path: 'agent/network-figures',
    counted: 'figures',
  }),
  getMember: callRow(networkCalls.getMember, { ...reads, path: 'agent/network/:memberId' }),
} as const;

/** What Commercial does to members below (NET-012 to NET-017, G07). */
export const memberWorkEndpoints = {
  changeTier: callRow(networkCalls.changeTier, { ...writes, path: 'agent/network/:memberId/tier' }),
  changeOffice: callRow(networkCalls.changeOffice, { ...writes, path: 'agent/network/:memberId/office' }),
  setTarget: callRow(networkCalls.setTarget, { ...writes, path: 'agent/network/:memberId/target' }),
  /** ID, tax and account number in full; that somebody looked is kept in the history. */
  memberNumbers: callRow(networkCalls.memberNumbers, { ...writes, path: 'agent/network/:memberId/numbers' }),
  /** Final: sessions end, and what is open goes to whoever invited the member (ruling R37). */
  removeMember: callRow(networkCalls.removeMember, { ...writes, path: 'agent/network/:memberId/removal' }),
  /** The member resigns, or has: everything goes to the successor, at once and finally (ruling R38). */
  transferNetwork: callRow(networkCalls.transferNetwork, {
    ...writes,
    path: 'agent/network/:memberId/transfer',
  }),
} as const;

export const inviteEndpoints = {
  inviteCounts: callRow(networkCalls.inviteCounts, { ...reads, path: 'agent/invite-counts' }),
  /** The agent has sent, copied or shown an invitation. */
  inviteSent: callRow(networkCalls.inviteSent, { ...writes, path: 'agent/invite-sent' }),
} as const;

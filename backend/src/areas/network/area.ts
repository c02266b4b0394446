import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import {
  inviteEndpoints,
  memberWorkEndpoints,
  networkEndpoints,
} from '@payung/shared/api/endpoints/network.ts';
import { managesNetwork } from '@payung/shared/domain/network/members.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { area } from '#areas/area.ts';
import { seedLargeNetwork } from './demo-network.ts';
import { forAgents } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { getMember } from './get-member.ts';
import { inviteCounts, inviteSent, getInviteLink } from './invites/invites.ts';
import { listNetwork, networkFigures } from './list-network.ts';
import { changeOffice, changeTier, setTarget, memberNumbers } from './members/change-member.ts';
import { removeMember, transferNetwork } from './members/take-over.ts';

/** Commercial alone changes the network; whose member it is, the handlers say: no other exists (NET-017). */
const forManagers: AccessRow = { ...forAgents, isForType: managesNetwork };
const forInviters: AccessRow = { ...forAgents, isForType: mayInvite };

/** The network below an agent: to look at (NET-001, NET-003), to invite into (NET-002), and what Commercial does to its members (NET-012 to NET-017). */
export const networkArea = area({
  endpoints: {
    ...networkEndpoints,
    ...memberWorkEndpoints,
    ...inviteEndpoints,
    getInviteLink: agentEndpoints.getInviteLink,
  },
  handlers: {
    listNetwork,
    networkFigures,
    getMember,
    changeTier,
    changeOffice,
    setTarget,
    memberNumbers,
    removeMember,
    transferNetwork,
    inviteCounts,
    inviteSent,
    getInviteLink,
  },
  access: {
    // Two levels for Mitra, all for those who lead a network: the handlers say which member exists for whom.
    listNetwork: forAgents,
    networkFigures: forAgents,
    getMember: forAgents,
    changeTier: forManagers,
    changeOffice: forManagers,
    setTarget: forManagers,
    memberNumbers: forManagers,
    removeMember: forManagers,
    transferNetwork: forManagers,
    inviteCounts: forInviters,
    inviteSent: forInviters,
    getInviteLink: forInviters,
  },
  demo: seedLargeNetwork,
});

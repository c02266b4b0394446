import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { area } from '#areas/area.ts';
import { seedAgents } from './demo-people.ts';
import { forAgents, forEverybody } from '#core/access/access-rows.ts';
import { updateAgentBank } from './bank.ts';
import { sendFreshCode } from './fresh-code.ts';
import { getProfile, updateAgentDetails } from './my-profile.ts';
import { cardPicture, getPublicCard, savePublicCard, uploadCardPicture } from './public-card.ts';

/** What an agent keeps about themselves: profile, bank account, public card. */
export const agentArea = area({
  // The cards of the person who registers or sells are calls of areas/identity.
  endpoints: {
    getProfile: profileEndpoints.getProfile,
    updateAgentDetails: profileEndpoints.updateAgentDetails,
    sendFreshCode: profileEndpoints.sendFreshCode,
    updateAgentBank: profileEndpoints.updateAgentBank,
    getPublicCard: profileEndpoints.getPublicCard,
    savePublicCard: profileEndpoints.savePublicCard,
    uploadCardPicture: profileEndpoints.uploadCardPicture,
    cardPicture: profileEndpoints.cardPicture,
  },
  handlers: {
    getProfile,
    updateAgentDetails,
    sendFreshCode,
    updateAgentBank,
    getPublicCard,
    savePublicCard,
    uploadCardPicture,
    cardPicture,
  },
  access: {
    getProfile: forAgents,
    updateAgentDetails: forAgents,
    sendFreshCode: forAgents,
    updateAgentBank: forAgents,
    getPublicCard: forAgents,
    savePublicCard: forAgents,
    uploadCardPicture: forAgents,
    // On the page that a link opens before anybody has verified a phone.
    cardPicture: forEverybody,
  },
  demo: seedAgents,
});

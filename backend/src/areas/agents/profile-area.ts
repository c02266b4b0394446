import type { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { Handlers } from '../handler.ts';
import { updateAgentBank } from './bank.ts';
import { sendFreshCode } from './fresh-code.ts';
import { getProfile, updateAgentDetails } from './my-profile.ts';
import { cardPicture, getPublicCard, savePublicCard, uploadCardPicture } from './public-card.ts';

type ProfileEndpoints = Omit<
  typeof profileEndpoints,
  // Of whoever registers as well: areas/identity.
  'identityToken' | 'uploadOwnImage' | 'updateProfile'
>;

export const profileArea: Handlers<ProfileEndpoints> = {
  getProfile,
  updateAgentDetails,
  sendFreshCode,
  updateAgentBank,
  getPublicCard,
  savePublicCard,
  uploadCardPicture,
  cardPicture,
};

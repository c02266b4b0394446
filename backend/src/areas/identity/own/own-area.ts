import type { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { Handlers } from '#areas/handler.ts';
import { beginOwnCheck } from './begin-own-check.ts';
import { updateProfile } from './update-profile.ts';
import { uploadOwnImage } from './upload-own-image.ts';

type OwnEndpoints = Pick<typeof profileEndpoints, 'identityToken' | 'uploadOwnImage' | 'updateProfile'>;

/** The ID card and the tax card of whoever registers or sells. */
export const ownIdentityArea: Handlers<OwnEndpoints> = {
  identityToken: beginOwnCheck,
  uploadOwnImage,
  updateProfile,
};

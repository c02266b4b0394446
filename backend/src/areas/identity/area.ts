import { identityEndpoints } from '@payung/shared/api/endpoints/identity.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { area } from '#areas/area.ts';
import { forBothOfQuote, forPartners } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { beginCheck } from './begin-check.ts';
import { identityImage, uploadIdentity } from './identity-image.ts';
import { beginOwnCheck } from './own/own-card.ts';
import { updateProfile } from './own/update-profile.ts';
import { uploadOwnImage } from './own/upload-own-image.ts';
import { readCard } from './read-card.ts';

/** A check or an image of an ID card: of a quote's insured, of somebody who registers, or of an agent. */
const forPersonOfCard: AccessRow = { ...forBothOfQuote, registrant: 'yes', otherRegistrant: 404 };

/** ID cards: of the insured of a quote, and the ID card and the tax card of the person who registers or sells. */
export const identityArea = area({
  endpoints: {
    ...identityEndpoints,
    identityToken: profileEndpoints.identityToken,
    uploadOwnImage: profileEndpoints.uploadOwnImage,
    updateProfile: profileEndpoints.updateProfile,
  },
  handlers: {
    productToken: beginCheck,
    ocrDetails: readCard,
    identityImage,
    uploadIdentity,
    identityToken: beginOwnCheck,
    uploadOwnImage,
    updateProfile,
  },
  access: {
    productToken: forBothOfQuote,
    ocrDetails: { ...forPersonOfCard, object: 'identityCheck' },
    identityImage: { ...forPersonOfCard, object: 'identityImage' },
    uploadIdentity: forBothOfQuote,
    identityToken: forPartners,
    uploadOwnImage: forPartners,
    updateProfile: forPartners,
  },
});

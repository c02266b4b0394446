import { baseOf } from '#settings.ts';
import { profileEndpoints } from '#api/endpoints/profile.ts';

/** Address of the picture of the agent behind a link, for everybody who has the link. */
export const cardPictureAddress = (linkId: string): string =>
  `${baseOf(profileEndpoints.cardPicture.service)}invite/${encodeURIComponent(linkId)}/picture`;

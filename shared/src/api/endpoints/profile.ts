import { profileCalls } from '#schemas/profile.ts';
import { callRow } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

export const profileEndpoints = {
  /**
   * Begins a check of the own ID card, of whoever registers or sells (IDV-002). The specification's `phoneNumber`
   * is not sent: the session says whose it is (ruling R54).
   */
  identityToken: callRow(profileCalls.identityToken, {
    ...reads,
    effect: 'writes',
    path: 'auth/hyperverge/access-token',
    origin: 'specified',
  }),
  /** The own ID card, or with `of=tax` the own tax card, as a file. */
  uploadOwnImage: callRow(profileCalls.uploadOwnImage, {
    ...writes,
    path: 'auth/own-image',
    upload: true,
  }),
  updateProfile: callRow(profileCalls.updateProfile, {
    method: 'PATCH',
    path: 'agent/update-profile',
    effect: 'writes',
    origin: 'specified',
  }),
  getProfile: callRow(profileCalls.getProfile, {
    ...reads,
    path: 'agent/profile',
  }),
  updateAgentDetails: callRow(profileCalls.updateAgentDetails, {
    ...writes,
    method: 'PUT',
    path: 'agent/details',
  }),
  /** To the own phone, before bank or tax data are changed. */
  sendFreshCode: callRow(profileCalls.sendFreshCode, {
    ...writes,
    path: 'agent/fresh-code',
  }),
  updateAgentBank: callRow(profileCalls.updateAgentBank, {
    ...writes,
    method: 'PUT',
    path: 'agent/bank',
  }),
  getPublicCard: callRow(profileCalls.getPublicCard, {
    ...reads,
    path: 'agent/public-card',
    service: 'microsite',
  }),
  savePublicCard: callRow(profileCalls.savePublicCard, {
    ...writes,
    method: 'PUT',
    path: 'agent/public-card',
    service: 'microsite',
  }),
  uploadCardPicture: callRow(profileCalls.uploadCardPicture, {
    ...writes,
    path: 'agent/public-card/picture',
    service: 'microsite',
    upload: true,
  }),
  /** The picture on the invite page of that link. */
  cardPicture: callRow(profileCalls.cardPicture, {
    ...reads,
    path: 'invite/:linkId/picture',
    service: 'microsite',
    binary: true,
  }),
} as const;

import { profileCalls } from '#schemas/profile.ts';
import { endpoint } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

export const profileEndpoints = {
  /**
   * Begins a check of the own ID card, of a registrant or an agent (IDV-002). The specification's `phoneNumber`
   * is not sent: the session says whose it is (ruling R54).
   */
  identityToken: endpoint(profileCalls.identityToken, {
    ...reads,
    effect: 'writes',
    path: 'auth/hyperverge/access-token',
    origin: 'specified',
  }),
  /** The own ID card, or with `of=tax` the own tax card, as a file. */
  uploadOwnImage: endpoint(profileCalls.uploadOwnImage, {
    ...writes,
    path: 'auth/own-image',
    upload: true,
  }),
  updateProfile: endpoint(profileCalls.updateProfile, {
    method: 'PATCH',
    path: 'agent/update-profile',
    effect: 'writes',
    origin: 'specified',
  }),
  getProfile: endpoint(profileCalls.getProfile, {
    ...reads,
    path: 'agent/profile',
  }),
  updateAgentDetails: endpoint(profileCalls.updateAgentDetails, {
    ...writes,
    method: 'PUT',
    path: 'agent/details',
  }),
  /** To the own phone, before bank or tax data are changed. */
  sendFreshCode: endpoint(profileCalls.sendFreshCode, {
    ...writes,
    path: 'agent/fresh-code',
  }),
  updateAgentBank: endpoint(profileCalls.updateAgentBank, {
    ...writes,
    method: 'PUT',
    path: 'agent/bank',
  }),
  getPublicCard: endpoint(profileCalls.getPublicCard, {
    ...reads,
    path: 'agent/public-card',
    service: 'microsite',
  }),
  savePublicCard: endpoint(profileCalls.savePublicCard, {
    ...writes,
    method: 'PUT',
    path: 'agent/public-card',
    service: 'microsite',
  }),
  uploadCardPicture: endpoint(profileCalls.uploadCardPicture, {
    ...writes,
    path: 'agent/public-card/picture',
    service: 'microsite',
    upload: true,
  }),
  /** The picture on the invite page of that link. */
  cardPicture: endpoint(profileCalls.cardPicture, {
    ...reads,
    path: 'invite/:linkId/picture',
    service: 'microsite',
    binary: true,
  }),
} as const;

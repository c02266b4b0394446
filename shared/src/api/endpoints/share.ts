import { shareCalls } from '#schemas/share.ts';
import { endpoint } from '../endpoint.ts';

export const shareEndpoints = {
  /** How far the customer has come with the link, and what fills the message that brings it. */
  shareProgress: endpoint(shareCalls.shareProgress, {
    method: 'GET',
    path: 'user/share-progress/:quoteId',
    service: 'user',
    effect: 'reads',
    counted: 'polls',
    origin: 'assumed',
  }),
  /** The agent passed the link on. */
  shareSent: endpoint(shareCalls.shareSent, {
    method: 'POST',
    path: 'user/share-sent/:quoteId',
    service: 'user',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;

/** Who can give a new link to somebody whose link has expired; apart, because strangers ask it. */
export const expiredLinkEndpoints = {
  expiredLink: endpoint(shareCalls.expiredLink, {
    method: 'GET',
    path: 'auth/expired-link',
    effect: 'reads',
    origin: 'assumed',
  }),
} as const;

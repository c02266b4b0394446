import { registrationReviewCalls } from '#schemas/registration-reviews.ts';
import { endpoint } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What the insurer's people do about registrations (ruling R18): for staff alone. */
export const registrationReviewEndpoints = {
  registrationCount: endpoint(registrationReviewCalls.registrationCount, {
    ...reads,
    path: 'staff/registrations-count',
    counted: 'polls',
  }),
  /** Those that wait, oldest first; `search` finds a name. */
  registrationQueue: endpoint(registrationReviewCalls.registrationQueue, {
    ...reads,
    path: 'staff/registrations',
  }),
  /** Looking is kept in the audit trail, so it writes. */
  openRegistration: endpoint(registrationReviewCalls.openRegistration, {
    ...reads,
    effect: 'writes',
    path: 'staff/registrations/:registrationId',
  }),
  /** The photo of a card, as JPEG; looking at it is kept as well. */
  registrationPhoto: endpoint(registrationReviewCalls.registrationPhoto, {
    ...reads,
    path: 'staff/registrations/:registrationId/photo/:part',
    binary: true,
  }),
  /** The second of two reviewers gets the name of the one who decided. */
  decideRegistration: endpoint(registrationReviewCalls.decideRegistration, {
    ...writes,
    path: 'staff/registrations/:registrationId/decision',
  }),
} as const;

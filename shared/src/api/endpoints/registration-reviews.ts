import { registrationReviewCalls } from '#schemas/registration-reviews.ts';
import { callRow } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What the insurer's people do about registrations (ruling R18): for staff alone. */
export const registrationReviewEndpoints = {
  registrationCount: callRow(registrationReviewCalls.registrationCount, {
    ...reads,
    path: 'staff/registrations-count',
    counted: 'polls',
  }),
  /** Those that wait, oldest first; `search` finds a name. */
  registrationQueue: callRow(registrationReviewCalls.registrationQueue, {
    ...reads,
    path: 'staff/registrations',
  }),
  /** Looking is kept in the audit trail, so it writes. */
  openRegistration: callRow(registrationReviewCalls.openRegistration, {
    ...reads,
    effect: 'writes',
    path: 'staff/registrations/:registrationId',
  }),
  /** The photo of a card, as JPEG; looking at it is kept as well. */
  registrationPhoto: callRow(registrationReviewCalls.registrationPhoto, {
    ...reads,
    path: 'staff/registrations/:registrationId/photo/:part',
    binary: true,
  }),
  /** The second of two reviewers is told who decided. */
  decideRegistration: callRow(registrationReviewCalls.decideRegistration, {
    ...writes,
    path: 'staff/registrations/:registrationId/decision',
  }),
} as const;

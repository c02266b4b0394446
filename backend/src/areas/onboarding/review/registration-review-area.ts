import type { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import type { Handlers } from '#areas/handler.ts';
import { decideRegistration } from './decide-registration.ts';
import { openRegistration, registrationPhoto } from './open-registration.ts';
import { registrationCount, registrationQueue } from './review-queue.ts';

/** What the insurer's people do about registrations (ruling R18). */
export const registrationReviewArea: Handlers<typeof registrationReviewEndpoints> = {
  registrationCount,
  registrationQueue,
  openRegistration,
  registrationPhoto,
  decideRegistration,
};

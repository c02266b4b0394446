import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { area } from '#areas/area.ts';
import { seedRegistrations } from './demo-registrations.ts';
import { forRegistrants, forStaff } from '#core/access/access-rows.ts';
import {
  proveBirthDate,
  getRegistration,
  saveRegistrationBank,
  skipRegistrationPart,
  submitRegistration,
} from './registration-steps.ts';
import { deleteRegistration } from './erase-registration.ts';
import { exportRegistration } from './export-registration.ts';
import { saveRegistrationDetails } from './save-details.ts';
import { decideRegistration } from './review/decide-registration.ts';
import {
  openRegistration,
  registrationPhoto,
  registrationCount,
  registrationQueue,
} from './review/open-registration.ts';

/** The registration of a new agent: its steps, and its review by staff (ruling R18). */
export const onboardingArea = area({
  endpoints: { ...onboardingEndpoints, ...registrationReviewEndpoints },
  // What a form is refused for stands beside its fields.
  listsErrors: ['saveRegistrationDetails', 'saveRegistrationBank'],
  handlers: {
    getRegistration,
    proveBirthDate,
    saveRegistrationDetails,
    skipRegistrationPart,
    saveRegistrationBank,
    submitRegistration,
    deleteRegistration,
    exportRegistration,
    registrationCount,
    registrationQueue,
    openRegistration,
    registrationPhoto,
    decideRegistration,
  },
  access: {
    getRegistration: forRegistrants,
    proveBirthDate: forRegistrants,
    saveRegistrationDetails: forRegistrants,
    skipRegistrationPart: forRegistrants,
    saveRegistrationBank: forRegistrants,
    submitRegistration: forRegistrants,
    deleteRegistration: forRegistrants,
    exportRegistration: forRegistrants,
    registrationCount: forStaff,
    registrationQueue: forStaff,
    openRegistration: forStaff,
    registrationPhoto: forStaff,
    decideRegistration: forStaff,
  },
  demo: seedRegistrations,
});

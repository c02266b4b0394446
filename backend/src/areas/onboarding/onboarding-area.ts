import type { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Handlers } from '../handler.ts';
import { proveBirthDate } from './birth-date.ts';
import { deleteRegistration } from './erase-registration.ts';
import { exportRegistration } from './export-registration.ts';
import {
  getRegistration,
  saveRegistrationBank,
  skipRegistrationPart,
  submitRegistration,
} from './registration-steps.ts';
import { saveRegistrationDetails } from './save-details.ts';

/** What somebody does who becomes an agent, about their own registration. */
export const onboardingArea: Handlers<typeof onboardingEndpoints> = {
  getRegistration,
  proveBirthDate,
  saveRegistrationDetails,
  skipRegistrationPart,
  saveRegistrationBank,
  submitRegistration,
  deleteRegistration,
  exportRegistration,
};

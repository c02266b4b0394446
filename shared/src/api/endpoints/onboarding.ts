import { onboardingCalls } from '#schemas/onboarding.ts';
import { endpoint } from '../endpoint.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What somebody does who becomes an agent (ruling G06): in a session of its own kind, always about their own registration. */
export const onboardingEndpoints = {
  /** Also asked again and again while the documents are looked at. */
  getRegistration: endpoint(onboardingCalls.getRegistration, {
    ...reads,
    path: 'registration',
    counted: 'polls',
  }),
  /** Opens what was given, on another device (ruling R59). */
  proveBirthDate: endpoint(onboardingCalls.proveBirthDate, {
    ...writes,
    path: 'registration/birth-date',
  }),
  saveRegistrationDetails: endpoint(onboardingCalls.saveRegistrationDetails, {
    ...writes,
    method: 'PUT',
    path: 'registration/details',
  }),
  /** Continues without it (ONB-036). */
  skipRegistrationPart: endpoint(onboardingCalls.skipRegistrationPart, {
    ...writes,
    path: 'registration/skip',
  }),
  saveRegistrationBank: endpoint(onboardingCalls.saveRegistrationBank, {
    ...writes,
    method: 'PUT',
    path: 'registration/bank',
  }),
  /** To the people who look at it; pressed twice, it is sent once. */
  submitRegistration: endpoint(onboardingCalls.submitRegistration, {
    ...writes,
    path: 'registration/submit',
  }),
  /** Deletes everything that was given (law 27/2022). */
  deleteRegistration: endpoint(onboardingCalls.deleteRegistration, {
    ...writes,
    path: 'registration/delete',
  }),
  exportRegistration: endpoint(onboardingCalls.exportRegistration, {
    ...reads,
    path: 'registration/export',
    counted: 'exports',
    binary: true,
  }),
} as const;

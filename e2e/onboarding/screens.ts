import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Platform } from '#support/platform.ts';
import type { Api } from '#support/api.ts';
import { newCorporate, newIndividual } from './applicants.ts';
import type { Applicant } from './applicants.ts';
import { beginRegistration, decide, giveDetails, giveUpTo, submit } from './registrations.ts';
import type { Registrant } from './registrations.ts';

/** Somebody at each state of a registration, with the pages that are open then. */
export interface ScreenGroup {
  readonly make: (platform: Platform, staff: Api) => Promise<Registrant>;
  readonly paths: readonly string[];
}

const begun = (platform: Platform): Promise<Registrant> => beginRegistration(platform, newIndividual());

const withDetails = async (platform: Platform): Promise<Registrant> => {
  const registrant = await begun(platform);
  await giveDetails(registrant);
  return registrant;
};

const sent = async (platform: Platform, applicant: Applicant = newIndividual()): Promise<Registrant> => {
  const registrant = await beginRegistration(platform, applicant);
  await giveUpTo(registrant, 'bank');
  await submit(registrant);
  return registrant;
};

export const REGISTRANT_SCREENS: Readonly<Record<string, ScreenGroup>> = {
  begun: { make: begun, paths: ['/aob-tasks', '/AOBmitraRegistrationForm', '/aob-error'] },
  individual: {
    make: withDetails,
    paths: [
      '/AOBIndividualIdCard',
      '/AOBIndividualIdCardSuccess',
      '/id-card-data-error',
      '/sdk',
      '/AOBIndividualIdCardTermsandConditions',
      '/AOBIndividualTax',
      '/AOBIndividualBankDetails',
    ],
  },
  corporate: {
    make: async (platform) => {
      const registrant = await beginRegistration(platform, newCorporate());
      await giveDetails(registrant);
      return registrant;
    },
    paths: ['/aob-tasks', '/AOBmitraRegistrationForm', '/AOBCorporateIdCard', '/AOBCorporateTax'],
  },
  sent: { make: (platform) => sent(platform), paths: ['/aob-verification'] },
  returned: {
    make: async (platform, staff) => {
      const registrant = await sent(platform, newCorporate());
      await decide(staff, registrant.state.registrationId, [
        { part: 'details', verdict: 'tryAgain', reason: 'The address is not complete' },
      ]);
      return registrant;
    },
    paths: ['/aob-tasks', '/AOBmitraRegistrationForm'],
  },
  approved: {
    make: async (platform, staff) => {
      const registrant = await sent(platform);
      await decide(staff, registrant.state.registrationId);
      return registrant;
    },
    paths: ['/aob-success'],
  },
  refused: {
    make: async (platform, staff) => {
      const registrant = await sent(platform);
      await decide(staff, registrant.state.registrationId, [
        { part: 'details', verdict: 'refused', reason: 'This person was refused before' },
      ]);
      return registrant;
    },
    paths: ['/aob-error'],
  },
};

export const PUBLIC_PATHS = ['/registerhere', '/withoutReferralLinkRegistration', '/inactiveuser'] as const;

export const PROFILE_PATHS = [
  '/profile',
  '/profile-id-card',
  '/profile-id-card-done',
  '/profile-tax-id',
  '/profile-tax-id-done',
  '/profile-bank',
  '/profile-card',
  '/agreement',
] as const;

/** Of staff: the lists, and one registration that waits. */
export const staffPaths = async (staff: Api): Promise<readonly string[]> => {
  const { items } = await staff.call(endpoints.registrationQueue, { query: {} });
  const [first] = items;
  if (first === undefined) throw new Error('The demo has no registration that waits');
  return [
    '/registrationreviews',
    '/registrationreviews?status=decided',
    `/registrationreview?registrationId=${first.id}`,
    '/agreements',
  ];
};

import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { test } from '@payung/platform/e2e/people.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { sweepsOf } from '#support/sweep.ts';
import type { Screen, SweepTools, Visit } from '#support/sweep.ts';
import { newCorporate, newIndividual } from './applicants.ts';
import { enterAs, beginRegistration, decide, giveDetails, giveUpTo, submit } from './registrations.ts';
import type { Applicant } from './applicants.ts';
import type { Registrant } from './registrations.ts';

/** Somebody at each state of a registration, with the pages that are open then. */
interface ScreenGroup {
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

const REGISTRANT_SCREENS: Readonly<Record<string, ScreenGroup>> = {
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

const PUBLIC_PATHS = ['/registerhere', '/withoutReferralLinkRegistration', '/inactiveuser'] as const;

const PROFILE_PATHS = [
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
const staffPaths = async (staff: Api): Promise<readonly string[]> => {
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

const screensAt = (paths: readonly string[]): readonly Screen[] => paths.map((path) => ({ path }));

const QUESTION = { id: 'Hapus pendaftaran saya', en: 'Delete my registration' } as const;

const deletion: Screen = {
  path: '/aob-tasks',
  name: 'question',
  isDialog: true,
  open: async (page, language) => {
    await page.getByRole('button', { name: QUESTION[language] }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** Somebody who registers, at each of these states. */
const registering =
  (...states: readonly string[]) =>
  async ({ platform, logIn }: SweepTools): Promise<readonly Visit[]> => {
    const { api: staff } = await logIn('staff');
    const visits: Visit[] = [];
    for (const state of states) {
      const { make, paths } = REGISTRANT_SCREENS[state]!;
      const registrant = await make(platform, staff);
      const screens = screensAt(paths).map((screen) => ({ ...screen, name: state }));
      visits.push({
        as: 'stranger',
        enter: (page) => enterAs(page, registrant),
        screens: state === 'individual' ? [...screens, deletion] : screens,
      });
    }
    return visits;
  };

const SWEEPS = sweepsOf([
  {
    subject: 'before and of a registration',
    rules: '[ONB-001]',
    visits: async (tools) => [
      { as: 'stranger', screens: screensAt(PUBLIC_PATHS) },
      ...(await registering('begun', 'individual', 'sent', 'approved', 'refused')(tools)),
    ],
  },
  {
    subject: 'of the registration of a company, of the profile and of registration reviewers',
    visits: async (tools) => {
      const paths = await staffPaths((await tools.logIn('staff')).api);
      const reviews = screensAt(paths).map((screen) =>
        screen.path.includes('?') ? { ...screen, name: 'chosen' } : screen,
      );
      return [
        ...(await registering('corporate', 'returned')(tools)),
        { as: 'mitra', screens: screensAt(PROFILE_PATHS) },
        { as: 'staff', screens: reviews },
      ];
    },
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));

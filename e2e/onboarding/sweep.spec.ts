import { expect } from '@playwright/test';
import { test } from '#support/people.ts';
import type { Screen } from '#support/sweep.ts';
import { sweepsOf } from '#support/sweeps.ts';
import type { SweepTools, Visit } from '#support/sweeps.ts';
import { enterAs } from './registrant-page.ts';
import { PROFILE_PATHS, PUBLIC_PATHS, REGISTRANT_SCREENS, staffPaths } from './screens.ts';

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
    says: 'before a registration and when it begins',
    rules: '[ONB-001]',
    visits: async (tools) => [
      { as: 'stranger', screens: screensAt(PUBLIC_PATHS) },
      ...(await registering('begun', 'individual')(tools)),
    ],
  },
  {
    says: 'of a registration that is sent and decided',
    visits: registering('corporate', 'sent', 'returned', 'approved', 'refused'),
  },
  {
    says: 'of the profile and of those who review registrations',
    visits: async ({ logIn }) => {
      const paths = await staffPaths((await logIn('staff')).api);
      const reviews = screensAt(paths).map((screen) =>
        screen.path.includes('?') ? { ...screen, name: 'chosen' } : screen,
      );
      return [
        { as: 'mitra', screens: screensAt(PROFILE_PATHS) },
        { as: 'staff', screens: reviews },
      ];
    },
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));

import type { Page } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { expect, test } from '#support/people.ts';
import { atWidths } from '#support/widths.ts';
import { enterAs } from './registrant-page.ts';
import { PROFILE_PATHS, PUBLIC_PATHS, REGISTRANT_SCREENS, staffPaths } from './screens.ts';

const WINDOWS = [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
] as const;

type Window = (typeof WINDOWS)[number];

/** Every page one after the other, by one person in one window; on a phone also as narrow as one may be. */
const lookAtAll = async (
  page: Page,
  { name, paths }: { readonly name: string; readonly paths: readonly string[] },
  { language, width }: Window,
): Promise<void> => {
  const consoleErrors = watchConsole(page);
  for (const path of paths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/app${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL((url) => url.pathname === `/app${path.replace(/\?.*$/, '')}`);
    await look(page, `${language}-${width}-onboarding-${name}${path.replaceAll(/[/?=]/g, '-')}`);
    if (width === 360) await atWidths(page, [320], () => Promise.resolve());
  }
  consoleErrors.none();
};

for (const window of WINDOWS) {
  const { language, width } = window;
  const says = `are accessible, fit their window and log no errors (${language}, ${width} px)`;

  test(`the pages before a registration ${says} [ONB-001]`, async ({ openPage }) => {
    await lookAtAll(await openPage('stranger', window), { name: 'public', paths: PUBLIC_PATHS }, window);
  });

  for (const [name, { make, paths }] of Object.entries(REGISTRANT_SCREENS)) {
    test(`the pages of a registration that is ${name} ${says}`, async ({ openPage, platform, logIn }) => {
      const { api: staff } = await logIn('staff');
      const page = await openPage('stranger', window);
      await enterAs(page, await make(platform, staff));
      await lookAtAll(page, { name, paths }, window);
    });
  }

  test(`the pages of the profile ${says}`, async ({ openPage }) => {
    await lookAtAll(await openPage('mitra', window), { name: 'profile', paths: PROFILE_PATHS }, window);
  });

  test(`the pages of reviewers ${says}`, async ({ openPage, logIn }) => {
    const paths = await staffPaths((await logIn('staff')).api);
    await lookAtAll(await openPage('staff', window), { name: 'staff', paths }, window);
  });
}

import type { Locator, Page } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { expect, test } from '#support/people.ts';
import { atWidths } from '#support/widths.ts';
import { DAY_SCREENS, addressOfScreen } from './day-screens.ts';

const SCREENS = [
  { who: 'mitra', path: '/oonahome' },
  { who: 'commercial', path: '/commercialhome' },
  { who: 'support', path: '/commercialsupport' },
  { who: 'mitra', path: '/oonanotification' },
  { who: 'mitra', path: '/notificationpaymentpending' },
  { who: 'mitra', path: '/recruit' },
  { who: 'mitra', path: '/myaccount' },
  { who: 'mitra', path: '/passkeys' },
  { who: 'withoutIdCard', path: '/oonahome', state: 'locked' },
] as const;

/** The failed links, as anybody sees them. */
const LINK_PAGES = ['/linknotmatch', '/linknotvalid'] as const;

const WINDOWS = [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
] as const;

for (const { language, width } of WINDOWS) {
  for (const { who, path, ...rest } of SCREENS) {
    const screen = [path.slice(1), ...('state' in rest ? [rest.state] : [])].join('-');
    test(`${screen} is accessible, fits its window and logs no errors (${language}, ${width} px)`, async ({
      openPage,
    }) => {
      const page = await openPage(who, { language, width });
      const consoleErrors = watchConsole(page);
      await page.goto(`/app${path}`);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Noti/ })).toBeVisible();
      await look(page, `${language}-${width}-role-${screen}`);
      consoleErrors.none();
    });
  }
}

/** Rows of tabs are wider than a phone. */
const chosenTabs = (page: Page): Locator =>
  page.getByRole('main').locator('[role="tab"][aria-selected="true"], nav [aria-current="page"]');

/** Screens that belong together are opened one after the other, by one agent in one window. */
for (const { language, width } of WINDOWS) {
  for (const [group, screens] of Object.entries(DAY_SCREENS)) {
    test(`the pages of ${group} are accessible, fit their window and log no errors (${language}, ${width} px)`, async ({
      openPage,
      logIn,
    }) => {
      const who = screens[0]?.who ?? 'mitra';
      const { api } = await logIn(who);
      const page = await openPage(who, { language, width });
      const consoleErrors = watchConsole(page);
      for (const screen of screens) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(await addressOfScreen(screen, api));
        await page.waitForLoadState('networkidle');
        await look(page, `${language}-${width}-day-${screen.name}`);
        for (const tab of await chosenTabs(page).all()) await expect(tab).toBeInViewport({ ratio: 0.9 });
        if (width === 360) await atWidths(page, [320], () => Promise.resolve());
      }
      consoleErrors.none();
    });
  }
}

for (const language of ['id', 'en'] as const) {
  for (const path of LINK_PAGES) {
    test(`${path.slice(1)} is accessible and fits its window (${language}, 360 px)`, async ({ openPage }) => {
      const page = await openPage('stranger', { language, width: 360 });
      await page.goto(`/app${path}`);
      await look(page, `${language}-360-${path.slice(1)}`);
    });
  }
}

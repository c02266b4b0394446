import { look, watchConsole } from '#support/look.ts';
import { expect, test } from '#support/people.ts';

const SCREENS = [
  { who: 'mitra', path: '/oonahome' },
  { who: 'commercial', path: '/commercialhome' },
  { who: 'support', path: '/commercialsupport' },
  { who: 'mitra', path: '/oonanotification' },
  { who: 'mitra', path: '/notificationpaymentpending' },
  { who: 'mitra', path: '/recruit' },
  { who: 'mitra', path: '/myaccount' },
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

for (const language of ['id', 'en'] as const) {
  for (const path of LINK_PAGES) {
    test(`${path.slice(1)} is accessible and fits its window (${language}, 360 px)`, async ({ openPage }) => {
      const page = await openPage('stranger', { language, width: 360 });
      await page.goto(`/app${path}`);
      await look(page, `${language}-360-${path.slice(1)}`);
    });
  }
}

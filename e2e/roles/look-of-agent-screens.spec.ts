import { look, watchConsole } from '../support/look.ts';
import { expect, test } from './people.ts';
import { makeQuote } from './quotes.ts';

const SCREENS = [
  { who: 'mitra', path: '/oonahome' },
  { who: 'commercial', path: '/commercialhome' },
  { who: 'support', path: '/commercialsupport' },
  { who: 'mitra', path: '/oonanotification' },
  { who: 'mitra', path: '/notificationpaymentpending' },
  { who: 'mitra', path: '/recruit' },
  { who: 'mitra', path: '/myaccount' },
  { who: 'withoutIdCard', path: '/oonahome', state: 'locked' },
  { who: 'withoutIdCard', path: '/oonatravel', state: 'locked' },
] as const;

const WINDOWS = [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
] as const;

for (const { language, width } of WINDOWS) {
  for (const { who, path, ...rest } of SCREENS) {
    const screen = [path.slice(1), ...('state' in rest ? [rest.state] : [])].join('-');
    test(`${screen} is accessible, in its window and quiet (${language}, ${width} px)`, async ({
      sit,
      arrive,
    }) => {
      const { api } = await arrive(who);
      if (path === '/notificationpaymentpending') await makeQuote(api, 'Full Quote Created');
      const page = await sit(who, { language, width });
      const complaints = watchConsole(page);
      await page.goto(`/app${path}`);
      await expect(page.getByRole('banner').getByRole('link', { name: /^Noti/ })).toBeVisible();
      await look(page, `${language}-${width}-role-${screen}`);
      complaints.none();
    });
  }
}

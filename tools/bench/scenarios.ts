import type { Page } from '@playwright/test';
import type { Scenario } from './measure.ts';

const agent = {
  user: { _id: 'bench', first_name: 'Sari', last_name: 'Wijaya', phone: '', email: '', hierarchy: [] },
  token: 'bench',
  userInfo: 'bench',
  minimumLevel: 1,
};

const signIn = async (page: Page): Promise<void> => {
  await page.addInitScript((state) => localStorage.setItem('payung.agent', JSON.stringify(state)), agent);
};

const CONTROL = 'main :is(input, button.ant-btn):not([disabled])';

/** With an empty cache, directly to a page of a remote. */
const coldDeepLink = (product: string, path: string, usable = CONTROL): Scenario => ({
  name: `cold deep link into ${product}`,
  prepare: (page) => signIn(page),
  start: (page, url) => page.goto(`${url}/app${path}`),
  usable,
});

export const scenarios: readonly Scenario[] = [
  { name: 'login', start: (page, url) => page.goto(`${url}/app/login`), usable: CONTROL },
  {
    name: 'cold open of an invite link',
    start: (page, url) => page.goto(`${url}/app/withoutReferralLinkRegistration/aB3dE9`),
    usable: CONTROL,
  },
  coldDeepLink('travel', '/oonatravel'),
  // The requirements dialog covers the page: its button is the first control.
  coldDeepLink('home', '/oonahomescreen', 'dialog[open] button'),
  coldDeepLink('motor', '/motorscreen'),
  coldDeepLink('accident', '/oonaaccidentscreen'),
  {
    name: 'first visit to travel inside the application',
    prepare: async (page, url) => {
      await signIn(page);
      await page.goto(`${url}/app/linknotvalid`, { waitUntil: 'networkidle' });
    },
    start: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/app/oonatravel');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }),
    usable: CONTROL,
  },
];

import type { Browser, Page } from '@playwright/test';
import { AGENT_KEY } from '@payung/shared/session/persistence.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import { WORDS } from '../stories/words.ts';
import type { StoryLanguage } from '../stories/words.ts';
import { apiOf } from '../support/api.ts';
import type { Api } from '../support/api.ts';
import type { Inbox } from '../support/inbox.ts';
import { expect, test as base } from '../support/platform.ts';
import type { Platform } from '../support/platform.ts';

/** The people of the demo. */
export const AGENTS = {
  mitra: { phone: '081200000001', home: '/app/oonahome' },
  commercial: { phone: '081200000002', home: '/app/commercialhome' },
  support: { phone: '081200000003', home: '/app/commercialsupport' },
  otherMitra: { phone: '081200000004', home: '/app/oonahome' },
  withoutIdCard: { phone: '081200000005', home: '/app/oonahome' },
} as const;

export type AgentName = keyof typeof AGENTS;

interface Window {
  readonly language?: StoryLanguage;
  readonly width?: number;
}

/** An agent who has logged in. */
export interface Arrival {
  /** Where logging in led. */
  readonly landing: string;
  readonly state: AgentState;
  readonly api: Api;
}

export type Arrive = (name: AgentName) => Promise<Arrival>;
/** A page of their own for an agent who has logged in, or for somebody nobody knows. */
export type Sit = (name: AgentName | 'stranger', window?: Window) => Promise<Page>;

/** Types the phone, then the code that arrives there. */
export const provePhone = async (
  page: Page,
  inbox: Inbox,
  phone: string,
  language: StoryLanguage = 'id',
): Promise<void> => {
  const words = WORDS[language];
  await page.getByLabel(words.phone, { exact: true }).fill(phone);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(page.getByLabel(words.digit(1))).toBeFocused();
  await page.keyboard.type(await inbox.codeFor(phone));
  await page.getByRole('button', { name: words.verify }).click();
};

const logIn = async (browser: Browser, platform: Platform, name: AgentName): Promise<Arrival> => {
  const context = await browser.newContext({ baseURL: platform.url });
  const page = await context.newPage();
  await page.goto('/app/login');
  await provePhone(page, platform.inbox, AGENTS[name].phone);
  await page.waitForURL((url) => url.pathname !== '/app/login');
  const kept = await page.evaluate((key) => localStorage.getItem(key), AGENT_KEY);
  const landing = new URL(page.url()).pathname;
  await context.close();
  const state = JSON.parse(kept ?? 'null') as AgentState;
  return { landing, state, api: apiOf(platform.url, state) };
};

interface RolesWorker {
  /** Files whose tests end sessions take a platform of their own: an agent gets few codes. */
  readonly neighbours: 'share' | 'alone';
  readonly arrive: Arrive;
}

/** Every agent logs in by hand once on a platform, and stays signed in for the tests that follow. */
export const test = base.extend<{ sit: Sit }, RolesWorker>({
  neighbours: ['share', { option: true, scope: 'worker' }],
  arrive: [
    async ({ browser, platform }, use) => {
      const arrivals = new Map<AgentName, Promise<Arrival>>();
      await use((name) => {
        const arrival = arrivals.get(name) ?? logIn(browser, platform, name);
        arrivals.set(name, arrival);
        return arrival;
      });
    },
    { scope: 'worker' },
  ],
  sit: async ({ browser, platform, arrive }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (name, { language, width = 1280 } = {}) => {
      const origin = platform.url;
      const localStorage =
        name === 'stranger' ? [] : [{ name: AGENT_KEY, value: JSON.stringify((await arrive(name)).state) }];
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: 800 },
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      if (language) await context.addCookies([{ name: 'LANG', value: language, url: origin }]);
      closing.push(() => context.close());
      return context.newPage();
    });
    for (const close of closing) await close();
  },
});

export { expect } from '@playwright/test';

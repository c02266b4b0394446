import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { AGENT_KEY } from '@payung/shared/session/persistence.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';
import { apiOf, signInByApi } from './api.ts';
import type { Api } from './api.ts';
import { LOGIN_TEXTS } from './login-texts.ts';
import type { TextLanguage } from './login-texts.ts';
import { test as base } from './platform.ts';
import type { Platform, Inbox } from './platform.ts';

/** The people of the demo who log in. */
export const AGENTS = {
  mitra: { phone: '081200000001', home: '/app/oonahome' },
  commercial: { phone: '081200000002', home: '/app/commercialhome' },
  support: { phone: '081200000003', home: '/app/commercialsupport' },
  otherMitra: { phone: '081200000004', home: '/app/oonahome' },
  withoutIdCard: { phone: '081200000005', home: '/app/oonahome' },
  /** Of the insurer. */
  staff: { phone: '081200000006', home: '/app/staffhome' },
} as const;

export type AgentName = keyof typeof AGENTS;

interface WindowOptions {
  /** Another session of that agent than the one of all tests: a test may end it. */
  readonly session?: AgentState;
  readonly language?: TextLanguage;
  readonly width?: number;
}

/** An agent who is signed in. */
interface LoggedIn {
  readonly state: AgentState;
  readonly api: Api;
}

export type LogIn = (name: AgentName) => Promise<LoggedIn>;
/** A page in a browser of its own, for an agent who has logged in or for a stranger. */
export type OpenPage = (name: AgentName | 'stranger', options?: WindowOptions) => Promise<Page>;

/** What the app stores in localStorage of an agent who is signed in. */
const storedAgent = (agent: AgentState): string => JSON.stringify(specifiedAgent.encode(agent));

/** Puts an agent's session into a page, as the app itself would have left it. */
export const signInPage = (page: Page, agent: AgentState): Promise<unknown> =>
  page.addInitScript(
    ([key, stored]) => {
      // Firefox runs it in its empty page, too, which has no storage.
      if (origin !== 'null') localStorage.setItem(key, stored);
    },
    [AGENT_KEY, storedAgent(agent)] as const,
  );

export const chooseLanguage = (page: Page, url: string, language: TextLanguage): Promise<void> =>
  page.context().addCookies([{ name: 'LANG', value: language, url }]);

/** The address of a page, with a quote in it. */
export const at = (path: string, quoteId: string): string => `/app${path}?quoteId=${quoteId}`;

/** The session of the agent who is signed in on a page. */
export const sessionOfPage = async (page: Page): Promise<AgentState> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), AGENT_KEY);
  return specifiedAgent.decode(JSON.parse(stored ?? 'null'));
};

const logInOnce = async (platform: Platform, name: AgentName): Promise<LoggedIn> => {
  const state = platform.agent ?? (await signInByApi(platform, AGENTS[name].phone));
  return { state, api: apiOf(platform.url, state) };
};

interface WorkerFixtures {
  /** `exclusive` for files that change what other tests see of an agent; files with the same value share platforms. */
  readonly platformUse: 'shared' | 'exclusive';
  readonly logIn: LogIn;
}

interface TestFixtures {
  readonly openPage: OpenPage;
  /** The Commercial agent, who is signed in, with the calls and a page of that session. */
  readonly agent: AgentState;
  readonly api: Api;
  readonly agentPage: Page;
}

/** Every agent is signed in once on a platform, and stays so for the tests that follow. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  platformUse: ['shared', { option: true, scope: 'worker' }],
  logIn: [
    async ({ platform }, use) => {
      const agents = new Map<AgentName, Promise<LoggedIn>>();
      await use((name) => {
        const agent = agents.get(name) ?? logInOnce(platform, name);
        agents.set(name, agent);
        return agent;
      });
    },
    { scope: 'worker' },
  ],
  openPage: async ({ browser, platform, logIn }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (name, { language, width = 1280, session } = {}) => {
      const origin = platform.url;
      const stateOf = async (agent: AgentName): Promise<AgentState> => session ?? (await logIn(agent)).state;
      const localStorage =
        name === 'stranger' ? [] : [{ name: AGENT_KEY, value: storedAgent(await stateOf(name)) }];
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
  agent: async ({ logIn }, use) => use((await logIn('commercial')).state),
  api: async ({ logIn }, use) => use((await logIn('commercial')).api),
  agentPage: async ({ page, agent }, use) => {
    await signInPage(page, agent);
    await use(page);
  },
});

/** Enters a phone on the page at hand, then the one-time code that arrives there. */
export const verifyPhone = async (
  page: Page,
  { inbox, phone }: { readonly inbox: Inbox; readonly phone: string },
  language: TextLanguage = 'id',
): Promise<void> => {
  const texts = LOGIN_TEXTS[language];
  const known = await inbox.codesTo(phone);
  await page.getByLabel(texts.phone, { exact: true }).fill(phone);
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByLabel(texts.digit(1))).toBeFocused();
  // The sixth digit submits.
  await page.keyboard.type(await inbox.codeFor(phone, known));
};

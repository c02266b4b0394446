import type { Page } from '@playwright/test';
import { AGENT_KEY } from '@payung/shared/session/persistence.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';
import { apiOf, signInByApi } from './api.ts';
import type { Api } from './api.ts';
import { test as base } from './platform.ts';
import type { WordsLanguage } from './words.ts';

const AGENT_PHONE = '081200000002';

/** What the app keeps in localStorage of an agent who is signed in. */
export const keptAgent = (agent: AgentState): string => JSON.stringify(specifiedAgent.encode(agent));

/** Puts an agent's session into a page, as the app itself would have left it. */
export const signInPage = (page: Page, agent: AgentState): Promise<unknown> =>
  page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    AGENT_KEY,
    keptAgent(agent),
  ] as const);

export const chooseLanguage = (page: Page, url: string, language: WordsLanguage): Promise<void> =>
  page.context().addCookies([{ name: 'LANG', value: language, url }]);

/** The address of a page, with a quote in it. */
export const at = (path: string, quoteId: string): string => `/app${path}?quoteId=${quoteId}`;

/** One agent for each worker, signed in by API, and a page with that session in it. */
export const test = base.extend<{ agentPage: Page }, { agent: AgentState; api: Api }>({
  agent: [async ({ platform }, use) => use(await signInByApi(platform, AGENT_PHONE)), { scope: 'worker' }],
  api: [async ({ platform, agent }, use) => use(apiOf(platform.url, agent)), { scope: 'worker' }],
  agentPage: async ({ page, agent }, use) => {
    await signInPage(page, agent);
    await use(page);
  },
});

export { expect } from '@playwright/test';

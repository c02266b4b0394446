import type { Page } from '@playwright/test';
import { AGENT_KEY } from '@payung/shared/session/persistence.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import type { Api } from './api.ts';
import { keptAgent } from './kept-agent.ts';
import { test as base } from './people.ts';
import type { WordsLanguage } from './words.ts';

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

/** One agent, who is signed in, and a page with that session in it. */
export const test = base.extend<{ agent: AgentState; api: Api; agentPage: Page }>({
  agent: async ({ logIn }, use) => use((await logIn('commercial')).state),
  api: async ({ logIn }, use) => use((await logIn('commercial')).api),
  agentPage: async ({ page, agent }, use) => {
    await signInPage(page, agent);
    await use(page);
  },
});

export { expect } from './people.ts';

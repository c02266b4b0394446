import { expect, test as base } from '../support/platform.ts';
import type { Inbox } from '../support/inbox.ts';
import type { Page } from '@playwright/test';
import { WORDS } from '../stories/words.ts';
import type { StoryLanguage } from '../stories/words.ts';
import { sellerOn } from './sale-by-api.ts';
import type { ReadyQuote, Seller } from './sale-by-api.ts';

const AGENT = '081200000002';
/** Where the app keeps who is signed in. */
const AGENT_KEY = 'payung.agent';

/** Puts an agent's session into a page, as the app itself would have left it. */
export const sitDown = (page: Page, seller: Seller): Promise<unknown> =>
  page.addInitScript(([key, agent]) => localStorage.setItem(key, agent), [
    AGENT_KEY,
    JSON.stringify(seller.agent),
  ] as const);

export const speak = (page: Page, url: string, language: StoryLanguage): Promise<void> =>
  page.context().addCookies([{ name: 'LANG', value: language, url }]);

/** Through the real link: phone, code, and to where the quote stands. */
export const visit = async (
  page: Page,
  inbox: Inbox,
  { link, phone }: ReadyQuote,
  language: StoryLanguage = 'id',
): Promise<void> => {
  const words = WORDS[language];
  await page.goto(link);
  await page.getByLabel(words.phone, { exact: true }).fill(phone);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(page.getByLabel(words.digit(1))).toBeFocused();
  await page.keyboard.type(await inbox.codeFor(phone));
  await page.getByRole('button', { name: words.verify }).click();
  await expect(page).not.toHaveURL(/travelotp|\/travel\//);
};

/** An address of the platform, with the quote in it. */
export const at = (path: string, quoteId: string): string => `/app${path}?quoteId=${quoteId}`;

export const test = base.extend<{ agentPage: Page }, { seller: Seller }>({
  seller: [async ({ platform }, use) => use(await sellerOn(platform, AGENT)), { scope: 'worker' }],
  agentPage: async ({ page, seller }, use) => {
    await sitDown(page, seller);
    await use(page);
  },
});

export { expect };

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Inbox } from './inbox.ts';
import { WORDS } from './words.ts';
import type { WordsLanguage } from './words.ts';

/** Enters a phone on the page at hand, then the one-time code that arrives there. */
export const verifyPhone = async (
  page: Page,
  { inbox, phone }: { readonly inbox: Inbox; readonly phone: string },
  language: WordsLanguage = 'id',
): Promise<void> => {
  const words = WORDS[language];
  const known = await inbox.codesTo(phone);
  await page.getByLabel(words.phone, { exact: true }).fill(phone);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(page.getByLabel(words.digit(1))).toBeFocused();
  // The sixth digit submits.
  await page.keyboard.type(await inbox.codeFor(phone, known));
};

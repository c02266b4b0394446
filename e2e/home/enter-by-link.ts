import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Inbox } from '#support/inbox.ts';
import { verifyPhone } from '#support/verify-phone.ts';
import type { WordsLanguage } from '#support/words.ts';
import type { MadeHomeQuote } from './home-quotes.ts';
import { HOME_WORDS } from './words.ts';

/** Ticks and confirms the property requirements. */
export const agreeToRequirements = async (page: Page, language: WordsLanguage = 'id'): Promise<void> => {
  const words = HOME_WORDS[language];
  const requirements = page.getByRole('dialog', { name: words.requirements });
  await requirements.getByRole('checkbox', { name: words.agree }).check({ force: true });
  await requirements.getByRole('button', { name: words.confirmRequirements }).click();
  await expect(requirements).toBeHidden();
};

/** Opens a quote by its link, up to the right one-time code. */
export const enterByLink = async (
  page: Page,
  inbox: Inbox,
  { link, phone }: MadeHomeQuote,
): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
  await verifyPhone(page, { inbox, phone });
};

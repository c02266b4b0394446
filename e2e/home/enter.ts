import type { Page } from '@playwright/test';
import { expect, provePhone } from '../roles/people.ts';
import { HOME_WORDS } from '../stories/home-words.ts';
import type { StoryLanguage } from '../stories/words.ts';
import type { Inbox } from '../support/inbox.ts';
import type { MadeHomeQuote } from './home-quotes.ts';

/** The requirements, ticked and confirmed. */
export const agreeToRequirements = async (page: Page, language: StoryLanguage = 'id'): Promise<void> => {
  const words = HOME_WORDS[language];
  const requirements = page.getByRole('dialog', { name: words.requirements });
  await requirements.getByRole('checkbox', { name: words.agree }).check({ force: true });
  await requirements.getByRole('button', { name: words.confirmRequirements }).click();
  await expect(requirements).toBeHidden();
};

/** Through the real link to where the code was right. */
export const enterHome = async (
  page: Page,
  inbox: Inbox,
  { link, phone }: MadeHomeQuote,
  language: StoryLanguage = 'id',
): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
  await provePhone(page, inbox, phone, language);
};

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Inbox } from '#support/inbox.ts';
import { verifyPhone } from '#support/verify-phone.ts';
import type { WordsLanguage } from '#support/words.ts';

interface Invitation {
  readonly link: string;
  readonly phone: string;
  readonly inbox: Inbox;
  readonly language?: WordsLanguage;
}

/** Opens a quote by its link, up to the right one-time code. */
export const enterByLink = async (
  page: Page,
  { link, phone, inbox, language = 'id' }: Invitation,
): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/(accidentOtp|ciOtp)$/);
  await verifyPhone(page, { inbox, phone }, language);
};

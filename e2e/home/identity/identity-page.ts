import type { FrameLocator, Page } from '@playwright/test';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { builtFixtures } from '@payung/platform/testing/fixture-remotes.ts';
import { sayHowAgreed } from '#support/person.ts';
import { at, chooseLanguage, test as base } from '@payung/platform/e2e/people.ts';
import type { TextLanguage } from '@payung/platform/e2e/login-texts.ts';
import { makeHomeQuote } from '../home-quotes.ts';

/** Labels of the identity check; literal, so that a wrong text fails. */
export const IDENTITY_TEXTS = {
  en: {
    card: 'ID card',
    agree: /The insured agrees that a photo/,
    begin: 'Upload ID card',
    again: 'Upload again',
    photo: 'Photo of your ID card',
    reading: 'Reading the card…',
  },
  id: {
    card: 'KTP',
    agree: /Tertanggung setuju foto KTP-nya/,
    begin: 'Unggah KTP',
    again: 'Unggah lagi',
    photo: 'Foto KTP Anda',
    reading: 'Membaca kartu…',
  },
} as const;

/** A test remote with an identity check, and a quote for each test. */
export const test = base.extend<{ badge: void; quoteId: string }>({
  badge: [
    async ({ platform: { data } }, use) => {
      if (readRegistry(data).remotes['mfe-badge'] === undefined)
        await publishRemote(data, builtFixtures().badge.dist);
      await use();
    },
    { auto: true },
  ],
  quoteId: async ({ api }, use) => use((await makeHomeQuote(api, 'Lead Created')).quoteId),
});

export const openIdentityPage = async (
  page: Page,
  {
    url,
    quoteId,
    language,
  }: { readonly url: string; readonly quoteId: string; readonly language: TextLanguage },
): Promise<void> => {
  await chooseLanguage(page, url, language);
  await page.goto(at('/badgeshow', quoteId));
  await page.getByRole('checkbox', { name: IDENTITY_TEXTS[language].agree }).check();
  await sayHowAgreed(page);
};

/** The document of the provider. */
export const providerFrame = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

/**
 * Ends the check as the button of the provider says. By keyboard: whether a pointer meets a button in a frame
 * that was just drawn is the provider's matter, and what was chosen has arrived before the page is looked at.
 */
export const endCheck = async (page: Page, button: string): Promise<void> => {
  const sent = page.waitForResponse((response) => response.url().endsWith('/outcome'));
  await providerFrame(page).getByRole('button', { name: button, exact: true }).press('Enter');
  await sent;
};

export const beginCheck = async (page: Page, language: TextLanguage): Promise<void> => {
  await page.getByRole('button', { name: IDENTITY_TEXTS[language].begin }).click();
  await providerFrame(page).getByRole('heading').waitFor();
};

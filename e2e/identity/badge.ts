import type { FrameLocator, Page } from '@playwright/test';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { builtFixtures } from '@payung/platform/testing/fixture-remotes.ts';
import { at, speak, test as seated } from '../bad-days/seats.ts';

export type Language = 'en' | 'id';

export const WORDS = {
  en: {
    card: 'ID card',
    agree: /The insured agrees that a photo/,
    begin: 'Upload ID card',
    again: 'Upload again',
    file: 'Choose a photo file',
    dialog: 'Check of your ID card',
    photo: 'Photo of your ID card',
    reading: 'Reading the card…',
  },
  id: {
    card: 'KTP',
    agree: /Tertanggung setuju foto KTP-nya/,
    begin: 'Unggah KTP',
    again: 'Unggah lagi',
    file: 'Pilih berkas foto',
    dialog: 'Pemeriksaan KTP Anda',
    photo: 'Foto KTP Anda',
    reading: 'Membaca kartu…',
  },
} as const;

/** A page with an identity check, on a quote of its own. */
export const test = seated.extend<{ quoteId: string }, { badge: void }>({
  badge: [
    async ({ platform }, use) => {
      await publishRemote(platform.data, builtFixtures().badge.dist);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  quoteId: async ({ seller }, use) => use((await seller.quoteAt('Lead Created')).quoteId),
});

export const openBadge = async (
  page: Page,
  url: string,
  quoteId: string,
  language: Language,
): Promise<void> => {
  await speak(page, url, language);
  await page.goto(at('/badgeshow', quoteId));
  await page.getByRole('checkbox', { name: WORDS[language].agree }).check();
};

/** The provider's own document. */
export const framed = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

export const beginCheck = async (page: Page, language: Language): Promise<void> => {
  await page.getByRole('button', { name: WORDS[language].begin }).click();
  await framed(page).getByRole('heading').waitFor();
};

export { expect } from '../bad-days/seats.ts';

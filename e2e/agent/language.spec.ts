import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { builtFixtures } from '@payung/platform/testing/fixture-remotes.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';

// Another product is released here.
test.use({ platformUse: 'exclusive' });

const languageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'LANG')?.value;

const switchTo = async (page: Page, language: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: language }).click();
  await page.keyboard.press('Escape');
};

test('a first visitor reads Indonesian, even in an English browser [I18N-004] @deep @own', async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({ baseURL: platform.url, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await context.addCookies([{ name: 'LANG', value: 'fr', url: platform.url }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  await context.addCookies([{ name: 'LANG', value: 'en', url: platform.url }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await context.close();
});

test('a chosen language stays after a reload [I18N-001, I18N-002] @deep @own', async ({
  openPage,
  platform,
}) => {
  await publishRemote(platform.data, builtFixtures().lantern.dist);
  const page = await openPage('mitra');
  await page.goto('/app/oonahome');
  // Texts of the shell, of a remote and of a product.
  await expect(page.getByRole('heading', { name: TEXTS.id.recentQuotes })).toBeVisible();
  await switchTo(page, 'English');
  await expect(page.getByRole('heading', { name: TEXTS.en.recentQuotes })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Lantern/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Privacy policy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await languageCookie(page)).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { name: TEXTS.en.recentQuotes })).toBeVisible();
  await switchTo(page, 'Bahasa Indonesia');
  await expect(page.getByRole('heading', { name: TEXTS.id.recentQuotes })).toBeVisible();
  expect(await languageCookie(page)).toBe('id');
  await page.reload();
  await expect(page.getByRole('heading', { name: TEXTS.id.recentQuotes })).toBeVisible();
});

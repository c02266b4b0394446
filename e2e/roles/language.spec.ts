import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'LANG')?.value;

const switchTo = async (page: Page, language: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: language }).click();
  await page.keyboard.press('Escape');
};

test('a visitor reads Indonesian at first, also with an English browser [I18N-004]', async ({
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

test('somebody switches the language, and it stays over a reload [I18N-001, I18N-002]', async ({ sit }) => {
  const page = await sit('mitra');
  await page.goto('/app/oonahome');
  // The shell's texts, the remote's, and the product's own.
  await expect(page.getByRole('heading', { name: 'Penawaran terbaru' })).toBeVisible();
  await switchTo(page, 'English');
  await expect(page.getByRole('heading', { name: 'Recent quotes' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Travel/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Privacy policy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await cookieOf(page)).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent quotes' })).toBeVisible();
  await switchTo(page, 'Bahasa Indonesia');
  await expect(page.getByRole('heading', { name: 'Penawaran terbaru' })).toBeVisible();
  expect(await cookieOf(page)).toBe('id');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Penawaran terbaru' })).toBeVisible();
});

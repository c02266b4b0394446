import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { apiOf, signInByApi, newestQuote } from '@payung/platform/e2e/api.ts';
import { keptPages, storedKeys } from '#support/browser-storage.ts';
import { AGENTS, test } from '@payung/platform/e2e/people.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'Anda sedang offline. Data yang tampil adalah data yang tersimpan di perangkat ini.';
/** Where something that was saved is shown. */
const SINCE = /^Anda offline\. Data dari /;

test('lists stay readable offline, under a notice, until logout [API-005] @deep', async ({
  openPage,
  platform,
}) => {
  const session = await signInByApi(platform, AGENTS.mitra.phone);
  const { code } = await newestQuote(apiOf(platform.url, session));
  const page = await openPage('mitra', { session });
  await page.goto('/app/oonahome');
  const line = page.getByRole('listitem').filter({ hasText: code });
  await expect(line).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bulan ini' }).getByText(/^[\d.]+ poin$/)).toBeVisible();
  // Lists are encrypted and stored after they are shown.
  for (const { path } of [endpoints.recentQuotes, endpoints.getPoints]) {
    await expect.poll(async () => (await storedKeys(page)).join(' '), { message: path }).toContain(path);
  }

  // The files of the home, which the login does not load.
  await expect.poll(() => keptPages(page)).toContain('/app/oonahome');

  // This page has not read the lists, so it can only show them from the device's cache.
  await page.goto('/app/login');
  const home = page.getByRole('button', { name: 'Ke Beranda' });
  await expect(home).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(/\/app\/oonahome$/);
  await expect(line).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bulan ini' }).getByText(/^[\d.]+ poin$/)).toBeVisible();
  await expect(page.getByText(SINCE)).toBeVisible();

  await page.getByRole('button', { name: 'Menu Sari' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect.poll(() => storedKeys(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

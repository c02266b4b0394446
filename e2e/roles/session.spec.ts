import type { Request } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { HEADERS } from '@payung/shared/api/headers.ts';
import { namesKept } from './browser-storage.ts';
import { expect, test } from './people.ts';
import { makeQuote } from './quotes.ts';

// Sessions end here.
test.use({ neighbours: 'alone' });

test('a reload, another tab and a restarted browser find the agent signed in [SHELL-039]', async ({
  sit,
  browser,
  platform,
}) => {
  const page = await sit('support');
  await page.goto('/app/commercialsupport');
  const greeting = 'Halo, Dewi';
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/app/commercialsupport');
  await expect(tab.getByRole('heading', { name: greeting })).toBeVisible();

  const restarted = await browser.newContext({
    baseURL: platform.url,
    storageState: await page.context().storageState({ indexedDB: true }),
  });
  const again = await restarted.newPage();
  await again.goto('/app/commercialsupport');
  await expect(again.getByRole('heading', { name: greeting })).toBeVisible();
  await restarted.close();
});

test('logging out clears user, headers and everything kept, in every tab [SHELL-040]', async ({
  sit,
  arrive,
}) => {
  const { api } = await arrive('mitra');
  const { quoteCode } = await makeQuote(api, 'Plan Selected');
  const page = await sit('mitra');
  await page.goto('/app/oonahome');
  await expect(page.getByRole('listitem').filter({ hasText: quoteCode })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/app/oonanotification');
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  await expect.poll(async () => (await namesKept(page)).length).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Menu Sari' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(tab).toHaveURL(/\/app\/login/);
  await expect(page.getByLabel('Nomor ponsel', { exact: true })).toBeVisible();
  await expect(page.getByText('Sari')).toHaveCount(0);
  expect(await namesKept(page)).toEqual([]);
  expect(await namesKept(tab)).toEqual([]);

  const asked = new Promise<Request>((resolve) => {
    page.on('request', (request) => {
      if (request.url().includes('sendOtp')) resolve(request);
    });
  });
  await page.getByLabel('Nomor ponsel', { exact: true }).fill('081299990000');
  await page.getByRole('button', { name: 'Kirim OTP' }).click();
  const headers = await (await asked).allHeaders();
  expect(headers[HEADERS.token.toLowerCase()]).toBeUndefined();
  expect(headers[HEADERS.userInfo]).toBeUndefined();

  await expect(api.call(endpoints.getAgent)).rejects.toMatchObject({ status: 401, errCode: 25 });
});

test('a session that ended on the server leads to /app/login at the next call [ERR-004]', async ({
  sit,
  arrive,
}) => {
  const page = await sit('commercial');
  await page.goto('/app/commercialhome');
  await expect(page.getByRole('heading', { name: 'Halo, Bayu' })).toBeVisible();
  const { api } = await arrive('commercial');
  await api.call(endpoints.logout);

  const said = page.getByText('Silakan masuk').first().waitFor();
  await page.getByRole('link', { name: 'Undang teman' }).first().click();
  // Touching the link reads ahead: that may be the next call already.
  await expect(page).toHaveURL(/\/app\/login\?next=%2F(recruit|commercialhome)$/);
  await said;
  await expect(page.getByLabel('Nomor ponsel', { exact: true })).toBeVisible();
  await expect.poll(() => namesKept(page)).toEqual([]);
});

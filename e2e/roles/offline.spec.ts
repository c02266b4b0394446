import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { namesKept } from './browser-storage.ts';
import { expect, test } from './people.ts';
import { makeQuote } from './quotes.ts';

const OFFLINE = 'Anda sedang luring. Yang tampil adalah data tersimpan di perangkat ini.';

test('the lists are there without a connection, under a bar that says so, until logout [API-005]', async ({
  sit,
  arrive,
}) => {
  const { quoteCode } = await makeQuote((await arrive('mitra')).api, 'Plan Selected');
  const page = await sit('mitra');
  await page.goto('/app/oonahome');
  const line = page.getByRole('listitem').filter({ hasText: quoteCode });
  await expect(line).toBeVisible();
  await expect(page.getByText('Referral selesai')).toBeVisible();
  // Lists are sealed after they are shown; leaving at once would leave without them.
  for (const { path } of [endpoints.recentQuotes, endpoints.getPoints]) {
    await expect.poll(async () => (await namesKept(page)).join(' '), { message: path }).toContain(path);
  }

  // A page that has not read the lists: what it shows of them can only come from the device.
  await page.goto('/app/login');
  const home = page.getByRole('button', { name: 'Ke dasbor saya' });
  await expect(home).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(/\/app\/oonahome$/);
  await expect(line).toBeVisible();
  await expect(page.getByText('Referral selesai')).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeVisible();

  await page.getByRole('button', { name: 'Menu Sari' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect.poll(() => namesKept(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

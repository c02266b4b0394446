import { expect } from '@playwright/test';
import { apiOf, signInByApi, newestQuote } from '@payung/platform/e2e/api.ts';
import { keptPages, storedKeys } from '#support/browser-storage.ts';
import { look } from '#support/look.ts';
import { AGENTS, signInPage, test } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';

test.use({ serviceWorkers: 'allow' });

const SINCE = /^Anda offline\. Data dari (?:\d\d\/\d\d\/\d{4}, )?\d\d[.:]\d\d\.$/;

test('an agent starts without connection, sees the kept lists and since when, until logout [API-005]', async ({
  openPage,
  platform,
}) => {
  const session = await signInByApi(platform, AGENTS.mitra.phone);
  const { code } = await newestQuote(apiOf(platform.url, session));
  const page = await openPage('mitra', { session });
  await page.goto('/app/oonaleads');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/app/oonahome');
  await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible();
  // The worker keeps the pages once they are there, and the vault their data.
  await expect.poll(() => keptPages(page)).toContain('/app/oonapolicies');
  await expect.poll(async () => (await storedKeys(page)).join(' ')).toContain('agent/');

  const context = page.context();
  await context.setOffline(true);
  await page.close();
  const started = await context.newPage();
  await started.goto('/app/oonahome');
  const line = started.getByRole('listitem').filter({ hasText: code });
  await expect(line).toBeVisible();
  await expect(started.getByText(SINCE)).toBeVisible();
  await look(started, 'start-offline-home');
  await started.goto('/app/oonaleads');
  await expect(started.getByText(SINCE)).toBeVisible();
  // Nothing else starts: no payment, no link of a customer.
  for (const path of ['/app/oonapayment', '/app/t/AbCdEf', '/app/mydata']) {
    const other = await context.newPage();
    await expect(other.goto(path)).rejects.toThrow('ERR_');
    await other.close();
  }

  await started.goto('/app/oonahome');
  await started.getByRole('button', { name: /^Menu/ }).click();
  await started.getByRole('button', { name: 'Keluar' }).click();
  await expect(started).toHaveURL(/\/app\/login$/);
  await expect.poll(() => keptPages(started)).toEqual([]);
  await expect(started.goto('/app/oonahome')).rejects.toThrow('ERR_');
});

// An emulated loss of the connection stops a page of Firefox before it asks its worker.
test('an agent starts while the platform cannot be reached @deep @own @engines', async ({
  browser,
  ownPlatform,
}) => {
  const { platform, stop } = await ownPlatform!.start({});
  const session = await signInByApi(platform, AGENTS.mitra.phone);
  const { code } = await newestQuote(apiOf(platform.url, session));
  const { page } = await seat(browser, platform, { who: 'agent', language: 'id', width: 1280, by: 'touch' });
  await signInPage(page, session);
  const line = page.getByRole('listitem').filter({ hasText: code });
  await page.goto('/app/oonaleads');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/app/oonahome');
  await expect(line).toBeVisible();
  await expect.poll(() => keptPages(page)).toContain('/app/oonapolicies');
  await expect.poll(async () => (await storedKeys(page)).join(' ')).toContain('agent/');
  await stop();
  await page.goto('/app/oonahome');
  await expect(line).toBeVisible();
  await expect(page.getByText(/^Menampilkan data yang tersimpan pada /)).toBeVisible();
});

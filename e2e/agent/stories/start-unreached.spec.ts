import { expect } from '@playwright/test';
import { apiOf, signInByApi, newestQuote } from '@payung/platform/e2e/api.ts';
import { AGENTS, signInPage, test } from '@payung/platform/e2e/people.ts';
import { keptPages, storedKeys } from '#support/browser-storage.ts';
import { seat } from '#support/person.ts';

test.use({ serviceWorkers: 'allow' });

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
  // The kept page takes the device for offline until a call shows that it is the platform which does not answer.
  const SINCE = /^(?:Anda offline\. Data dari|Menampilkan data yang tersimpan pada) /;
  await expect(page.getByText(SINCE)).toBeVisible();
});

import { expect } from '@playwright/test';
import { apiOf, signInByApi, newestQuote } from '@payung/platform/e2e/api.ts';
import { keptPages, storedKeys } from '#support/browser-storage.ts';
import { AGENTS, signInPage } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import { agentWithNotices, expectPushRefused, test } from './push-to-agent.ts';

test.use({ serviceWorkers: 'allow' });

// The story of the installed application has these too, with means that only Chromium has.

test('an agent turns notices on, and hears that a customer opened the link @deep @engines', async ({
  openPage,
  platform,
  pushService,
}) => {
  const { quotes, turn, openLinkOf } = await agentWithNotices({ openPage, platform, pushService });
  await turn(true);
  await openLinkOf(quotes[0]);
  await expect.poll(() => pushService.received.map(({ text }) => text).join(' ')).toContain('dibuka');
  await turn(false);
});

test('an agent whose browser reaches no push service is told that notices are not on @deep @engines', async ({
  openPage,
}) => expectPushRefused(await openPage('mitra', { width: 360 })));

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

import { expect } from '@playwright/test';
import type { Request } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { HEADERS } from '@payung/shared/api/headers.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import { apiOf, signInByApi } from '#support/api.ts';
import { storedKeys } from '#support/browser-storage.ts';
import { screenDrawn } from '#support/look.ts';
import { AGENTS, test } from '#support/people.ts';
import type { AgentName } from '#support/people.ts';
import type { Platform } from '#support/platform.ts';
import { newestQuote } from '#support/recent-quotes.ts';
import { WORDS } from '#support/words.ts';

/** A session that the test may end. */
const sessionOf = (platform: Platform, name: AgentName): Promise<AgentState> =>
  signInByApi(platform, AGENTS[name].phone);

test('an agent stays signed in after a reload, in another tab and in a restarted browser [SHELL-039] @deep', async ({
  openPage,
  browser,
  platform,
}) => {
  const page = await openPage('support');
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

test('logging out clears the user, the headers and everything stored, in every tab [SHELL-040]', async ({
  openPage,
  platform,
}) => {
  const session = await sessionOf(platform, 'mitra');
  const api = apiOf(platform.url, session);
  const { code } = await newestQuote(api);
  const page = await openPage('mitra', { session });
  await page.goto('/app/oonahome');
  await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/app/oonanotification');
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  await expect.poll(async () => (await storedKeys(page)).length).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Menu Sari' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(tab).toHaveURL(/\/app\/login/);
  await expect(page.getByLabel(WORDS.id.phone, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Sari')).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);
  expect(await storedKeys(tab)).toEqual([]);

  const sent = new Promise<Request>((resolve) => {
    page.on('request', (request) => {
      if (request.url().includes('sendOtp')) resolve(request);
    });
  });
  await page.getByLabel(WORDS.id.phone, { exact: true }).fill('081299990000');
  await page.getByRole('button', { name: WORDS.id.sendCode }).click();
  const headers = await (await sent).allHeaders();
  expect(headers[HEADERS.token.toLowerCase()]).toBeUndefined();
  expect(headers[HEADERS.userInfo]).toBeUndefined();

  await expect(api.call(endpoints.getAgent)).rejects.toMatchObject({ status: 401, errCode: 25 });
});

test('a session that ended on the server leads to /app/login at the next call [ERR-004] @deep', async ({
  openPage,
  platform,
}) => {
  const session = await sessionOf(platform, 'commercial');
  const page = await openPage('commercial', { session });
  await page.goto('/app/commercialhome');
  await expect(page.getByRole('heading', { name: 'Halo, Bayu' })).toBeVisible();
  // What the page reads at its start is there: none of it is the next call.
  await screenDrawn(page);
  await apiOf(platform.url, session).call(endpoints.logout);

  const toast = page.getByText('Silakan masuk').first().waitFor();
  await page.getByRole('link', { name: 'Undang teman' }).first().click();
  // Hovering over the link prefetches: that may be the next call already.
  await expect(page).toHaveURL(/\/app\/login\?next=%2F(recruit|commercialhome)$/);
  await toast;
  await expect(page.getByLabel(WORDS.id.phone, { exact: true })).toBeVisible();
  // What was typed stays sealed for the same person; who that is, and answers of the server, do not (ruling R64).
  await expect
    .poll(async () => (await storedKeys(page)).filter((key) => /agent$|answer:/.test(key)))
    .toEqual([]);
});

import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { HEADERS } from '@payung/shared/api/headers.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import { apiOf, signInByApi, newestQuote } from '@payung/platform/e2e/api.ts';
import { reload, storedKeys } from '#support/browser-storage.ts';
import { screenDrawn, takePicture } from '#support/look.ts';
import { AGENTS, sessionOfPage, test, verifyPhone } from '@payung/platform/e2e/people.ts';
import type { AgentName } from '@payung/platform/e2e/people.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { TEXTS } from '#support/texts.ts';
import { boxOf } from '#support/widths.ts';

test('an agent who logs in lands on the home of their role, and logging out clears the user, the headers and everything stored, in every tab [SHELL-001, SHELL-002, SHELL-006, SHELL-007, SHELL-008] [SHELL-040] @engines', async ({
  openPage,
  platform,
}) => {
  const logInTo = async (who: AgentName): Promise<Page> => {
    const page = await openPage('stranger');
    await platform.clock.passResendWait();
    await page.goto('/app/login');
    await verifyPhone(page, { inbox: platform.inbox, phone: AGENTS[who].phone });
    await expect(page).toHaveURL((url) => url.pathname === AGENTS[who].home);
    const { user } = await sessionOfPage(page);
    await expect(page.getByRole('heading', { level: 1, name: user.firstName })).toBeVisible();
    return page;
  };
  await logInTo('commercial');
  await logInTo('support');
  const page = await logInTo('mitra');

  const api = apiOf(platform.url, await sessionOfPage(page));
  const { code } = await newestQuote(api);
  await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/app/oonanotification');
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  await expect.poll(async () => (await storedKeys(page)).length).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Menu Sari' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(tab).toHaveURL(/\/app\/login/);
  await expect(page.getByLabel(TEXTS.id.phone, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Sari')).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);
  expect(await storedKeys(tab)).toEqual([]);

  const sent = new Promise<Request>((resolve) => {
    page.on('request', (request) => {
      if (request.url().includes('sendOtp')) resolve(request);
    });
  });
  await page.getByLabel(TEXTS.id.phone, { exact: true }).fill('081299990000');
  await page.getByRole('button', { name: TEXTS.id.sendCode }).click();
  const headers = await (await sent).allHeaders();
  expect(headers[HEADERS.token.toLowerCase()]).toBeUndefined();
  expect(headers[HEADERS.userInfo]).toBeUndefined();
  await expect(api.call(endpoints.getAgent)).rejects.toMatchObject({ status: 401, errCode: 25 });

  for (const bare of ['/', '/app', '/app/']) {
    const answer = await page.goto(bare);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'(;|$)/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/app\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  }
  for (const path of ['/login', '/oonahome', '/recruit', '/paymentresponse']) {
    const outside = await page.request.get(path, { maxRedirects: 0 });
    expect(outside.status(), path).toBe(404);
    const inside = await page.request.get(`/app${path}`, { maxRedirects: 0 });
    expect(inside.status(), `/app${path}`).toBe(200);
  }
});

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

const nameIn = (tab: Page) => tab.getByLabel('Nama depan', { exact: true });

test('an agent duplicates the tab of a new lead and types another person there; each tab keeps its own after a reload @deep', async ({
  openPage,
}) => {
  const page = await openPage('mitra', { language: 'id', width: 1280 });
  await page.goto('/app/oonaleadform');
  await nameIn(page).fill('Sukarno');
  const opened = page.waitForEvent('popup');
  // The browser copies what the tab keeps, as it does for "Duplicate".
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(copy.getByText('Anda sudah mulai mengisi data Sukarno.')).toBeVisible();
  await expect(nameIn(copy)).toHaveValue('');
  await nameIn(copy).fill('Siti');
  await reload(copy);
  await expect(nameIn(copy)).toHaveValue('Siti');
  await reload(page);
  await expect(nameIn(page)).toHaveValue('Sukarno');
});

test('a session that ended on the server leads to /app/login at the next call [ERR-004] @deep', async ({
  openPage,
  platform,
}) => {
  const session = await sessionOf(platform, 'commercial');
  const page = await openPage('commercial', { session });
  await page.goto('/app/commercialhome');
  await expect(page.getByRole('heading', { name: 'Halo, Bayu' })).toBeVisible();
  // All reads of the page's start have finished: none of them is the next call.
  await screenDrawn(page);
  await apiOf(platform.url, session).call(endpoints.logout);

  const toast = page.getByText('Silakan masuk').first().waitFor();
  await page.getByRole('link', { name: 'Undang teman' }).first().click();
  // Hovering prefetches, which may be the next call already.
  await expect(page).toHaveURL(/\/app\/login\?next=%2F(recruit|commercialhome)$/);
  await toast;
  await expect(page.getByLabel(TEXTS.id.phone, { exact: true })).toBeVisible();
  // Drafts stay sealed for the same person; the session and cached replies are removed (ruling R64).
  await expect
    .poll(async () => (await storedKeys(page)).filter((key) => /agent$|answer:/.test(key)))
    .toEqual([]);
});

for (const width of [360, 1280]) {
  test(`the login lists each demo person in one line, with the remark below (${width} px) @deep`, async ({
    openPage,
  }) => {
    const page = await openPage('stranger', { width });
    await page.goto('/app/login');
    const people = page.getByRole('region', { name: 'Demo: masuk sebagai' }).getByRole('listitem');
    await expect(people).toHaveCount(10);
    await takePicture(page, `login-${width}`);
    for (const person of await people.all()) {
      const name = person.getByRole('button');
      const remark = person.getByText(/^(Mitra|Commercial|Support|Staff)/);
      const [nameBox, remarkBox, ownBox] = [await boxOf(name), await boxOf(remark), await boxOf(person)];
      // One line of the name is a target of 44 pixels, one of the remark 20.
      expect(nameBox.height).toBe(44);
      expect(remarkBox.height).toBeLessThanOrEqual(24);
      expect(remarkBox.y).toBeGreaterThan(nameBox.y + nameBox.height / 2);
      expect(remarkBox.x).toBeCloseTo(ownBox.x, 0);
    }
    await people.getByRole('button', { name: /Sari Wulandari/ }).click();
    await expect(page.getByLabel('Nomor ponsel')).toHaveValue('081200000001');
  });
}

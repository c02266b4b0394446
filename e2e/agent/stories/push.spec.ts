import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { pushEndpoints } from '@payung/shared/api/endpoints/push.ts';
import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import { apiOf, signInByApi } from '@payung/platform/e2e/api.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { freePort } from '@payung/platform/run/free-port.ts';
import { look } from '#support/look.ts';
import { clickNotice, deliverPush, noticeBrowser, shownNotices } from '#support/notices.ts';
import { startPushService } from '#support/push-service.ts';
import type { PushService } from '#support/push-service.ts';
import { AGENTS, test as base } from '@payung/platform/e2e/people.ts';

/** Browsers reach theirs at their maker's. */
const test = base.extend<{ pushService: PushService }, { noticePort: number }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
  pushService: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    service.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- the same
  noticePort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  // The browser may have to be installed first.
  launchOptions: [
    async ({ noticePort }, use) => use(noticeBrowser(noticePort)),
    { scope: 'worker', timeout: 600_000 },
  ],
});

base.use({ serviceWorkers: 'allow' });

const subscribeAt = async (page: Page, service: PushService, path: string): Promise<void> => {
  const { endpoint, publicKey, auth } = service.subscriptionAt(path);
  await page.addInitScript(
    (subscription) => {
      const given = { toJSON: () => subscription, unsubscribe: () => Promise.resolve(true) };
      Object.assign(PushManager.prototype, { subscribe: () => Promise.resolve(given) });
    },
    { endpoint, keys: { p256dh: publicKey, auth } },
  );
};

/** Two quotes of an agent, both for leads. */
const quotesOfLeads = async (api: Api): Promise<readonly [RecentQuote, RecentQuote]> => {
  const { items } = await api.call(endpoints.recentQuotes, { query: { perPage: '20', pageNo: '1' } });
  const [first, second] = items.filter(({ leadId }) => leadId !== undefined);
  if (first === undefined || second === undefined) throw new Error('The demo has no quotes for leads.');
  return [first, second];
};

test('an agent is told that a customer opened the link, and a tap leads to the lead, until it is turned off', async ({
  openPage,
  platform,
  pushService,
  noticePort,
}) => {
  const session = await signInByApi(platform, AGENTS.mitra.phone);
  const api = apiOf(platform.url, session);
  const [first, second] = await quotesOfLeads(api);
  const isOn = async (): Promise<boolean> => (await api.call(pushEndpoints.getPush)).isOn;
  const openLinkOf = async ({ quoteId }: RecentQuote): Promise<void> => {
    const { link } = await api.call(endpoints.generateLink, { query: { type: 'lead', quoteId } });
    const customer = await openPage('stranger');
    await customer.goto(new URL(link).pathname);
  };
  const page = await openPage('mitra', { session, width: 360 });
  await page.context().grantPermissions(['notifications']);
  await subscribeAt(page, pushService, '/send/1');
  await page.goto('/app/myaccount');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const box = page.getByRole('checkbox', { name: /^Beri tahu saya saat nasabah membuka penawaran/ });
  await expect(box).not.toBeChecked();
  await box.click();
  await expect.poll(isOn).toBe(true);
  await expect(box).toBeChecked();
  await look(page, 'push-on');

  await openLinkOf(first);
  await expect.poll(() => pushService.received.length).toBe(1);
  await deliverPush(page, pushService.received[0]?.text ?? '');
  await expect
    .poll(() => shownNotices(page))
    .toEqual([{ title: 'Penawaran Anda dibuka', body: 'Nasabah sedang melihatnya.' }]);
  const opened = page.context().waitForEvent('page');
  await clickNotice(noticePort);
  const lead = await opened;
  await expect(lead).toHaveURL(`${platform.url}/app/oonalead?leadId=${first.leadId}`);
  await expect(lead.getByRole('heading', { name: first.insuredName })).toBeVisible();
  await expect.poll(() => shownNotices(page)).toEqual([]);

  // Another browser of the same agent still gets what this one gets no more.
  const other = apiOf(platform.url, await signInByApi(platform, AGENTS.mitra.phone));
  await other.call(pushEndpoints.turnPushOn, { body: pushService.subscriptionAt('/send/2') });
  await box.click();
  await expect.poll(isOn).toBe(false);
  await expect(box).not.toBeChecked();
  await openLinkOf(second);
  await expect.poll(() => pushService.received.length).toBe(2);
  expect(pushService.received.map(({ path }) => path)).toEqual(['/send/1', '/send/2']);
});

base('a contact that is shared to the application fills in the form of a new lead', async ({ openPage }) => {
  const page = await openPage('mitra', { width: 360 });
  await page.goto('/app/oonaleads');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/app/shared-contact' });
    const text = document.createElement('textarea');
    Object.assign(text, { name: 'text', value: 'Budi Santoso\n0812-3456-7890' });
    form.append(text);
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/app\/oonaleadform\?shared/);
  await expect(page.getByLabel('Nama depan', { exact: true })).toHaveValue('Budi');
  await expect(page.getByLabel('Nama belakang', { exact: true })).toHaveValue('Santoso');
  await expect(page.locator('input[type=tel]').first()).toHaveValue(/81234567890$/);
  await look(page, 'shared-contact');
});

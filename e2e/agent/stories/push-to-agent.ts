import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { pushEndpoints } from '@payung/shared/api/endpoints/push.ts';
import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import { apiOf, signInByApi } from '@payung/platform/e2e/api.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { AGENTS, test as base } from '@payung/platform/e2e/people.ts';
import type { OpenPage } from '@payung/platform/e2e/people.ts';
import { startPushService } from '#support/push-service.ts';
import type { PushService } from '#support/push-service.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';

/** Browsers reach theirs at their maker's. */
export const test = base.extend<{ pushService: PushService }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
  pushService: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    service.close();
  },
});

const subscribeAt = async (page: Page, service: PushService, path: string): Promise<void> => {
  const { endpoint, publicKey, auth } = service.subscriptionAt(path);
  await page.addInitScript(
    (subscription) => {
      let held: object | null = null;
      const given = {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => subscription,
        unsubscribe: () => {
          held = null;
          return Promise.resolve(true);
        },
      };
      // A browser without windows says that it is denied, whatever the context grants.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(held),
        subscribe: () => Promise.resolve((held = given)),
      });
    },
    { endpoint, keys: { p256dh: publicKey, auth } },
  );
};

/** Two quotes of an agent, both for leads, whose links nobody has opened: the agent hears of the first time only. */
const quotesOfLeads = async (api: Api): Promise<readonly [RecentQuote, RecentQuote]> => {
  const { items } = await api.call(endpoints.recentQuotes, { query: { perPage: '20', pageNo: '1' } });
  const [first, second] = items.filter(
    ({ leadId, link }) => leadId !== undefined && ['none', 'sent'].includes(link),
  );
  if (first === undefined || second === undefined) throw new Error('There are no quotes to open.');
  return [first, second];
};

const BOX = /^Beri tahu saya saat nasabah membuka penawaran/;

/** Turns notices on where the browser reaches no push service, as the tests' browsers do by themselves. */
export const expectPushRefused = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['notifications']);
  await page.goto('/app/myaccount');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const box = page.getByRole('checkbox', { name: BOX });
  await box.click();
  await expect(page.getByText('Notifikasi belum dapat diaktifkan di browser ini.')).toBeVisible();
  await expect(box).not.toBeChecked();
};

interface Tools {
  readonly openPage: OpenPage;
  readonly platform: Platform;
  readonly pushService: PushService;
}

/** Sari on her account page, in a browser that the push service reaches; a customer opens the link of a quote. */
export const agentWithNotices = async ({ openPage, platform, pushService }: Tools) => {
  const session = await signInByApi(platform, AGENTS.mitra.phone);
  const api = apiOf(platform.url, session);
  const page = await openPage('mitra', { session, width: 360 });
  await page.context().grantPermissions(['notifications']);
  await subscribeAt(page, pushService, '/send/1');
  await page.goto('/app/myaccount');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const box = page.getByRole('checkbox', { name: BOX });
  return {
    page,
    quotes: await quotesOfLeads(api),
    turn: async (isOn: boolean): Promise<void> => {
      await expect(box).toBeChecked({ checked: !isOn });
      await box.click();
      await expect.poll(async () => (await api.call(pushEndpoints.getPush)).isOn).toBe(isOn);
      await expect(box).toBeChecked({ checked: isOn });
    },
    openLinkOf: async ({ quoteId }: RecentQuote): Promise<void> => {
      const { link } = await api.call(endpoints.generateLink, { query: { type: 'lead', quoteId } });
      const customer = await openPage('stranger');
      await customer.goto(new URL(link).pathname);
    },
  };
};

import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { apiOf, newestQuote, signInByApi } from '@payung/platform/e2e/api.ts';
import { look } from '#support/look.ts';
import { AGENTS, test as base } from '@payung/platform/e2e/people.ts';

interface PushService {
  readonly url: string;
  readonly received: IncomingHttpHeaders[];
}

/** Browsers reach theirs at their maker's. */
const test = base.extend<{ pushService: PushService }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
  pushService: async ({}, use) => {
    const received: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      received.push(request.headers);
      request.resume().on('end', () => response.writeHead(201).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received });
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const standInFor = async (page: Page, { url }: PushService): Promise<void> => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    (subscription) => {
      const given = { toJSON: () => subscription, unsubscribe: () => Promise.resolve(true) };
      Object.assign(PushManager.prototype, { subscribe: () => Promise.resolve(given) });
    },
    { endpoint: `${url}/send/1`, keys },
  );
};

test('an agent turns notices on, a customer opens the link, and the push service hears of it', async ({
  openPage,
  platform,
  pushService,
}) => {
  const session = await signInByApi(platform, AGENTS.mitra.phone);
  const api = apiOf(platform.url, session);
  const { quoteId } = await newestQuote(api);
  const page = await openPage('mitra', { session, width: 360 });
  await page.context().grantPermissions(['notifications']);
  await standInFor(page, pushService);
  await page.goto('/app/myaccount');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const box = page.getByRole('checkbox', { name: /^Beri tahu saya saat nasabah membuka penawaran/ });
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeEnabled();
  await expect(box).toBeChecked();
  await look(page, 'push-on');

  const { link } = await api.call(endpoints.generateLink, { query: { type: 'lead', quoteId } });
  const customer = await openPage('stranger');
  await customer.goto(new URL(link).pathname);
  await expect.poll(() => pushService.received.length).toBe(1);
  expect(pushService.received[0]).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
  });
});

test('a contact that is shared to the application fills in the form of a new lead', async ({ openPage }) => {
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

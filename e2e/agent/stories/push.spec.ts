import { expect } from '@playwright/test';
import { pushEndpoints } from '@payung/shared/api/endpoints/push.ts';
import { look } from '#support/look.ts';
import { agentWithNotices, test } from './push-to-agent.ts';

test.use({ serviceWorkers: 'allow' });

test('an agent turns notices on, a customer opens the link, and that browser hears of it until it is turned off @engines', async ({
  openPage,
  logIn,
  platform,
  pushService,
}) => {
  const { page, quotes, turn, openLinkOf } = await agentWithNotices({ openPage, platform, pushService });
  await turn(true);
  await look(page, 'push-on');
  await openLinkOf(quotes[0]);
  await expect.poll(() => pushService.received.length).toBe(1);
  expect(pushService.received[0]?.text).toContain('Penawaran Anda dibuka');

  // Another browser of the same agent still gets what this one gets no more.
  const { api } = await logIn('mitra');
  await api.call(pushEndpoints.turnPushOn, { body: pushService.subscriptionAt('/send/2') });
  await turn(false);
  await openLinkOf(quotes[1]);
  await expect.poll(() => pushService.received.length).toBe(2);
  expect(pushService.received.map(({ path }) => path)).toEqual(['/send/1', '/send/2']);
  await api.call(pushEndpoints.turnPushOff);
});

test('an agent whose browser reaches no push service is told that notices are not on @engines', async ({
  openPage,
}) => {
  const page = await openPage('mitra', { width: 360 });
  await page.context().grantPermissions(['notifications']);
  await page.goto('/app/myaccount');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const box = page.getByRole('checkbox', { name: /^Beri tahu saya saat nasabah membuka penawaran/ });
  await box.click();
  await expect(page.getByText('Notifikasi belum dapat diaktifkan di browser ini.')).toBeVisible();
  await expect(box).not.toBeChecked();
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

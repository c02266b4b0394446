import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pushEndpoints } from '@payung/shared/api/endpoints/push.ts';
import { newestQuote } from '@payung/platform/e2e/api.ts';
import { keptPages, storedKeys } from '#support/browser-storage.ts';
import { look } from '#support/look.ts';
import { agentWithNotices, expectPushRefused, test } from './push-to-agent.ts';

test.use({ serviceWorkers: 'allow' });

/** As a telephone writes it: quoted-printable, the number of the office first. */
const CARD = `BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Santoso;D=C3=A9d=C3=A9;;;
TEL;WORK:021-555-0123
TEL;CELL:+62 813\u20111234\u20115678
END:VCARD
`;

/** As the system does when the application is chosen in another one: text, or a file of cards. */
const share = (page: Page, shared: { readonly name: string; readonly value: string }): Promise<void> =>
  page.evaluate(({ name, value }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/app/shared-contact' });
    const input = document.createElement(name === 'card' ? 'input' : 'textarea');
    if (input instanceof HTMLInputElement) {
      const files = new DataTransfer();
      files.items.add(new File([value], 'contact.vcf', { type: 'text/vcard' }));
      Object.assign(input, { type: 'file', name, files: files.files });
    } else Object.assign(input, { name, value });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, shared);

/** A browser that has not noticed yet that it is offline only finds that nothing answers. */
const SINCE =
  /^(?:Anda offline\. Data dari|Menampilkan data yang tersimpan pada) (?:\d\d\/\d\d\/\d{4}, )?\d\d[.:]\d\d\./;

test('the installed application of an agent hears that a customer opened the link until notices are turned off, takes a contact that is shared to it, and starts without connection with the kept lists until logout [API-005]', async ({
  openPage,
  logIn,
  platform,
  pushService,
}) => {
  await test.step('it says so where the browser reaches no push service', async () => {
    const unreached = await openPage('mitra', { width: 360 });
    await expectPushRefused(unreached);
    await unreached.context().close();
  });
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

  await test.step('a contact that is shared to the application fills in the form of a new lead', async () => {
    for (const [shared, firstName, phone] of [
      [{ name: 'text', value: 'Budi Santoso\n0812-3456-7890' }, 'Budi', /81234567890$/],
      [{ name: 'card', value: CARD }, 'Dédé', /81312345678$/],
    ] as const) {
      await share(page, shared);
      await expect(page).toHaveURL(/\/app\/oonaleadform\?shared/);
      await expect(page.getByLabel('Nama depan', { exact: true })).toHaveValue(firstName);
      await expect(page.getByLabel('Nama belakang', { exact: true })).toHaveValue('Santoso');
      await expect(page.locator('input[type=tel]').first()).toHaveValue(phone);
    }
    await look(page, 'shared-contact');
  });

  await test.step('it starts without connection with the kept lists and since when, until logout', async () => {
    const { code } = await newestQuote(api);
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
});

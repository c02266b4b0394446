import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { pointsFor } from '@payung/shared/domain/points.ts';
import { expect, provePhone, test } from './people.ts';
import { makeQuote } from './quotes.ts';
import { payFor } from './pay-for.ts';

const numberUnder = (page: Page, name: string): Promise<string> =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').innerText();

test('the notification of a paid quote opens its policy; points and referral are there [NOTI-008, NOTI-009, NOTI-012, PLAT-021]', async ({
  sit,
  arrive,
}) => {
  const { api } = await arrive('otherMitra');
  await api.call(endpoints.markAllNotifications);
  const quote = await makeQuote(api, 'Full Quote Created');
  const before = (await api.call(endpoints.getPoints)).data;
  const policyNo = await payFor(await sit('stranger'), api, quote);
  const { duePremium } = (await api.call(endpoints.getQuotes, { query: { id: quote.quoteId } })).data[0];

  const page = await sit('otherMitra');
  await page.goto('/app/oonahome');
  await expect(page.getByRole('listitem').filter({ hasText: quote.quoteCode })).toContainText(policyNo);
  const points = before.total + pointsFor(duePremium, 0);
  expect(await numberUnder(page, 'Poin')).toBe(new Intl.NumberFormat('id-ID').format(points));
  expect(await numberUnder(page, 'Referral selesai')).toBe(String(before.completedReferrals + 1));
  await expect(page.getByText(`Polis ${policyNo}`, { exact: false }).first()).toBeVisible();

  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifikasi, 1 belum dibaca$/ });
  await bell.click();
  await expect(page).toHaveURL(/\/app\/oonanotification$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: policyNo });
  await expect(line).toContainText('Belum dibaca');
  await line.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`/app/oonasuccess1\\?quoteId=${quote.quoteId}$`));
  await expect(page.getByRole('heading', { name: 'Polis telah terbit' })).toBeVisible();
  await expect(page.getByText(policyNo, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cetak Polis' }).click();
  expect((await download).suggestedFilename()).toBe(`Travel Insurance_${policyNo}.pdf`);

  await page.goBack();
  await expect(line).toContainText('Sudah dibaca');
  await expect(page.getByText('Semua sudah dibaca', { exact: true })).toBeVisible();
});

test('Mark all reads every notification, in the list and on the bell [NOTI-012]', async ({ sit, arrive }) => {
  const { api } = await arrive('commercial');
  const policies: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const { proposalNo } = await makeQuote(api, 'Full Quote Created');
    const { data } = await api.call(endpoints.payLater, { query: { proposalNo: proposalNo! } });
    policies.push(data.policyNo);
  }
  const page = await sit('commercial');
  await page.goto('/app/oonanotification');
  const lines = policies.map((policyNo) => page.getByRole('listitem').filter({ hasText: policyNo }));
  for (const line of lines) await expect(line).toContainText('Belum dibaca');
  await page.getByRole('button', { name: 'Tandai semua sudah dibaca' }).click();
  for (const line of lines) await expect(line).toContainText('Sudah dibaca');
  await expect(page.getByText('Semua sudah dibaca', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifikasi', exact: true })).toBeVisible();
  await page.reload();
  for (const line of lines) await expect(line).toContainText('Sudah dibaca');
});

test('a notification about a pending payment opens the payments that wait [NOTI-008, NOTI-010]', async ({
  sit,
  arrive,
  platform,
}) => {
  const { api } = await arrive('support');
  const quote = await makeQuote(api, 'Customer Information Updated');
  const customer = await sit('stranger');
  await customer.goto(quote.link);
  await provePhone(customer, platform.inbox, quote.phone);
  await expect(customer).toHaveURL(/\/app\/oonaconfirmation\?/);
  for (const index of [0, 1]) await customer.getByRole('checkbox').nth(index).check({ force: true });
  await customer.getByRole('button', { name: 'Konfirmasi dan lanjut ke pembayaran' }).click();
  await expect(customer).toHaveURL(/\/app\/oonapayment\?/);

  const page = await sit('support');
  await page.goto('/app/oonanotification');
  await page.getByRole('listitem').filter({ hasText: quote.quoteCode }).getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`/app/notificationpaymentpending\\?quoteId=${quote.quoteId}$`));
  await expect(page.getByText('Dari notifikasi Anda')).toBeVisible();
  await page
    .getByRole('button', { name: `Bayar Sekarang untuk ${quote.insured}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/app/oonapayment\\?quoteId=${quote.quoteId}$`));
});

test("the arrow of a recent quote resumes it in its product's own screens [PLAT-021]", async ({
  sit,
  arrive,
}) => {
  const quote = await makeQuote((await arrive('mitra')).api, 'Additional Benefit Selected');
  const page = await sit('mitra');
  await page.goto('/app/oonahome');
  const line = page.getByRole('listitem').filter({ hasText: quote.quoteCode });
  await line.getByRole('link', { name: `Lanjutkan penawaran ${quote.insured}` }).click();
  await expect(page).toHaveURL(new RegExp(`/app/ordersummarytravel\\?quoteId=${quote.quoteId}$`));
  await expect(page.getByLabel('Diskon (%)')).toBeVisible();
});

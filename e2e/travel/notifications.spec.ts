import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { test, verifyPhone } from '@payung/platform/e2e/people.ts';
import { payAtProvider } from '#support/policy.ts';
import { TEXTS } from '#support/texts.ts';
import { makeTravelQuote } from './travel-quotes.ts';

const numberUnder = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('complementary')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
    .innerText();

test('the notification of a paid quote opens its policy, and the agent has points and a referral [NOTI-008, NOTI-009, NOTI-012, PLAT-021] @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('otherMitra');
  await api.call(endpoints.markAllNotifications);
  const quote = await makeTravelQuote(api, 'Full Quote Created');
  const before = await api.call(endpoints.getPoints);
  const policyNo = await payAtProvider(await openPage('stranger'), api, quote);
  const { duePremium } = await api.call(endpoints.getQuote, { query: { quoteId: quote.quoteId } });

  const page = await openPage('otherMitra');
  await page.goto('/app/oonahome');
  await expect(page.getByRole('listitem').filter({ hasText: quote.quoteCode })).toContainText(policyNo);
  await page.getByRole('link', { name: 'Bulan ini' }).click();
  await expect(page).toHaveURL(/\/app\/oonaperformance$/);
  // One point for every ten thousand rupiah.
  const points = before.total + Math.floor(duePremium / 10_000);
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
  await page.getByRole('button', { name: TEXTS.id.print }).click();
  expect((await download).suggestedFilename()).toBe(`Asuransi perjalanan_${policyNo}.pdf`);

  await page.goBack();
  await expect(line).toContainText('Sudah dibaca');
  await expect(page.getByText('Semua sudah dibaca', { exact: true })).toBeVisible();
});

test('Mark all marks every notification as read, in the list and on the bell [NOTI-012] @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('commercial');
  const policies: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const { proposalNo } = await makeTravelQuote(api, 'Full Quote Created');
    const { policyNo } = await api.call(endpoints.payLater, { query: { proposalNo: proposalNo! } });
    policies.push(policyNo);
  }
  const page = await openPage('commercial');
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

test('the notification of a pending payment opens the pending payments [NOTI-008, NOTI-010] @deep', async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn('support');
  const quote = await makeTravelQuote(api, 'Customer Information Updated');
  const customer = await openPage('stranger');
  await customer.goto(quote.link);
  await verifyPhone(customer, { inbox: platform.inbox, phone: quote.phone });
  await expect(customer).toHaveURL(/\/app\/oonaconfirmation\?/);
  for (const index of [0, 1]) await customer.getByRole('checkbox').nth(index).check({ force: true });
  await customer.getByRole('button', { name: TEXTS.id.confirm }).click();
  await expect(customer).toHaveURL(/\/app\/oonapayment\?/);

  const page = await openPage('support');
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

test('the arrow of a recent quote resumes it on the screens of its product [PLAT-021] @deep', async ({
  openPage,
  logIn,
}) => {
  const quote = await makeTravelQuote((await logIn('mitra')).api, 'Additional Benefit Selected');
  const page = await openPage('mitra');
  await page.goto('/app/oonahome');
  const line = page.getByRole('listitem').filter({ hasText: quote.quoteCode });
  await line.getByRole('link', { name: TEXTS.id.resume(quote.insured) }).click();
  await expect(page).toHaveURL(new RegExp(`/app/ordersummarytravel\\?quoteId=${quote.quoteId}$`));
  await expect(page.getByLabel(TEXTS.id.discount)).toBeVisible();
});

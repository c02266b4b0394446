import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { look, watchConsole } from '#support/look.ts';
import { standAt } from '#support/stand-at.ts';
import { chooseLanguage } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { test } from './travel-quotes.ts';
import type { TravelQuote } from './travel-quotes.ts';

const PHONE = { width: 360, height: 760 };
test.use({ viewport: PHONE, hasTouch: true });

const texts = TEXTS.id;
const BACKDATED = 'Tanggal keberangkatan sudah lewat. Polis ini tidak dapat dibayar lagi.';

const openDetail = async (page: Page, { insured, quoteId }: TravelQuote): Promise<void> => {
  await page.goto(`/app/commercialtodo?tab=policy-detail&quoteId=${quoteId}`);
  await expect(page.getByRole('region', { name: insured, exact: true })).toBeVisible();
};

const ways = (page: Page, { insured }: TravelQuote) => ({
  payNow: page.getByRole('button', { name: `Bayar Sekarang untuk ${insured}`, exact: true }),
  link: page.getByRole('button', { name: `Tautan pembayaran untuk ${insured}`, exact: true }),
});

test('a policy to be paid later is paid from its detail page (id, 360 px, by touch) [DASH-009] [DASH-010] @deep', async ({
  agentPage: page,
  seller,
  api,
  platform,
}) => {
  await chooseLanguage(page, platform.url, 'id');
  const consoleErrors = watchConsole(page);
  const quote = await seller.quoteAt('Full Quote Created');
  const { policyNo, payLaterDueDate } = await api.call(endpoints.payLater, {
    query: { proposalNo: quote.proposalNo! },
  });
  await openDetail(page, quote);
  const head = page.getByRole('region', { name: quote.insured, exact: true });
  await expect(head.getByText('Menunggu bayar', { exact: true })).toBeVisible();
  await expect(head.getByText(policyNo, { exact: true })).toBeVisible();
  await expect(
    head.getByText(`Bayar paling lambat ${formatDate(payLaterDueDate)}`, { exact: true }),
  ).toBeVisible();
  const trip = page.getByRole('region', { name: 'Perjalanan', exact: true });
  await expect(trip.getByText('Asia Pasifik', { exact: true })).toBeVisible();
  await look(page, 'id-360-agent-policy-to-pay-later');

  await ways(page, quote).payNow.click();
  await expect(page).toHaveURL(new RegExp(`/app/oonapayment\\?quoteId=${quote.quoteId}$`));
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check({ force: true });
  await page.getByRole('button', { name: texts.proceed }).click();
  await page.waitForURL(/checkout-link-v2/);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/);

  await openDetail(page, quote);
  await expect(head.getByText('Selesai', { exact: true })).toBeVisible();
  await expect(ways(page, quote).payNow).toHaveCount(0);
  await expect(ways(page, quote).link).toHaveCount(0);
  await look(page, 'id-360-agent-policy-paid-later');
  consoleErrors.none();
});

test('a journey can be paid and its payment link be copied on the day of departure, and not afterwards [DASH-014] @deep', async ({
  agentPage: page,
  seller,
  platform,
}) => {
  await chooseLanguage(page, platform.url, 'id');
  const quote = await seller.quoteAt('Full Quote Created');
  const { startDate } = await seller.read(quote.quoteId);
  expect(startDate).toBe(addDays(todayInJakarta(new Date()), 20));
  const { payNow, link } = ways(page, quote);
  // The last minute of the day of departure in Jakarta, and the first of the next.
  await standAt(page, new Date(`${startDate}T16:59:00Z`));
  await openDetail(page, quote);
  await expect(payNow).toBeVisible();
  await expect(link).toBeVisible();
  await expect(page.getByText(BACKDATED, { exact: true })).toHaveCount(0);
  await standAt(page, new Date(`${startDate}T17:00:00Z`));
  await openDetail(page, quote);
  await expect(page.getByText(BACKDATED, { exact: true })).toBeVisible();
  await expect(payNow).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await look(page, 'id-360-agent-policy-backdated');
});

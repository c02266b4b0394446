import fs from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { test, verifyPhone } from '@payung/platform/e2e/people.ts';
import { makeTravelQuote } from './travel-quotes.ts';

const savedJson = async (page: Page, button: string): Promise<Record<string, unknown>> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  return JSON.parse(await fs.readFile(await download.path(), 'utf8')) as Record<string, unknown>;
};

test('a customer sees and downloads their own data, withdraws a consent and deletes the quote @deep', async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeTravelQuote(api, 'Customer Information Updated');
  await api.call(endpoints.confirmQuote, {
    params: { quoteId: quote.quoteId },
    body: {
      consents: { terms: true, dataProcessing: true, marketing: true },
      textVersion: '2026-11',
      language: 'id',
    },
  });
  const page = await openPage('stranger', { language: 'id', width: 360 });
  await page.goto(quote.link);
  await verifyPhone(page, { inbox: platform.inbox, phone: quote.phone });
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Informasi & bantuan').click();
  await footer.getByRole('link', { name: 'Data saya' }).click();
  await expect(page.getByRole('heading', { name: 'Data saya', level: 1 })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: quote.email }).first()).toBeVisible();

  const { person } = await savedJson(page, 'Unduh data saya');
  expect(person).toMatchObject({ name: quote.insured, email: quote.email, passport: quote.passport });

  await page.getByRole('button', { name: 'Cabut: Info penawaran dan produk baru' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(page.getByText(/^Dicabut pada /)).toBeVisible();

  await page.getByRole('button', { name: 'Hapus penawaran dan data saya' }).click();
  await page.getByRole('button', { name: 'Hapus selamanya' }).click();
  await expect(page.getByRole('heading', { name: 'Data Anda sudah dihapus' })).toBeVisible();
  const stranger = await openPage('stranger', { language: 'id' });
  await stranger.goto(quote.link);
  await expect(stranger).toHaveURL(/\/app\/linknotmatch$/);
});

test('an agent sees and downloads their own data @deep', async ({ openPage, logIn }) => {
  const { state } = await logIn('mitra');
  const page = await openPage('mitra', { language: 'en', width: 1280 });
  await page.goto('/app/oonahome');
  await page.getByRole('button', { name: /^Menu of / }).click();
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByRole('heading', { name: 'My data', level: 1 })).toBeVisible();
  const { profile } = await savedJson(page, 'Download my data');
  expect(profile).toMatchObject({ agentCode: state.user.agentCode });
});

import { expect } from '@playwright/test';
import { at } from '@payung/platform/e2e/people.ts';
import { look } from '#support/look.ts';
import { test } from './travel-quotes.ts';

const COMPARE = 'Bandingkan berdampingan';

test('a phone compares two plans at a time, below a head that stays, and takes both days from one calendar', async ({
  openPage,
  seller,
}) => {
  const { quoteId } = await seller.quoteAt('Lead Created');
  const page = await openPage('commercial', { language: 'id', width: 360 });
  await page.goto(at('/chooseproducttravel', quoteId));
  await page.getByRole('button', { name: COMPARE }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('combobox')).toHaveCount(2);
  await look(page, 'id-360-agent-comparison');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await table.getByRole('combobox').nth(1).selectOption({ label: 'Bronze' });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const choose = table.getByRole('button', { name: 'Pilih Bronze' });
  await expect(choose).toBeInViewport();
  await choose.click();
  await expect(table.getByRole('button', { name: 'Terpilih Bronze' })).toBeInViewport();

  await page.goto(at('/createquote', quoteId));
  await page.getByRole('button', { name: 'Pilih kedua tanggal di kalender' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'id-360-agent-range-calendar');
});

test('a desktop compares all plans at once @deep', async ({ openPage, seller }) => {
  const { quoteId } = await seller.quoteAt('Lead Created');
  const page = await openPage('commercial', { language: 'en', width: 1280 });
  await page.goto(at('/chooseproducttravel', quoteId));
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(3);
  await look(page, 'en-1280-agent-comparison');
});

import { expect } from '@playwright/test';
import { test } from '@payung/platform/e2e/people.ts';
import { timeSale } from '#support/felt-sale.ts';
import { countSale } from '#support/taps.ts';
import { newCustomer } from './travel-quotes.ts';
import { sellJapan } from './sell-japan.ts';

test('a trip to Japan needs at most 9 taps from the tile to a shared link', async ({ openPage }) => {
  const page = await openPage('mitra', { language: 'id', width: 360 });
  await countSale(page, {
    product: 'Travel',
    mostTaps: 9,
    steps: (hands) => sellJapan(hands, newCustomer()),
  });
  await expect(page).toHaveURL(/\/app\/oonasuccess/);
});

test('each press of the sale is timed on a slow phone', async ({ openPage }) => {
  const page = await openPage('mitra', { language: 'id', width: 360 });
  await timeSale(page, { product: 'Travel', steps: (hands) => sellJapan(hands, newCustomer()) });
});

import { expect } from '@playwright/test';
import { test } from '@payung/platform/e2e/people.ts';
import { timeSale } from '#support/felt-sale.ts';
import { countSale } from '#support/taps.ts';
import { sellAvanza } from './sell-avanza.ts';

test('a car needs at most 12 taps from the tile to a shared link', async ({ openPage }) => {
  const page = await openPage('mitra', { language: 'id', width: 360 });
  await countSale(page, { product: 'Car', mostTaps: 12, steps: sellAvanza });
  await expect(page).toHaveURL(/\/app\/oonasuccess/);
});

test('each press of the sale is timed on a slow phone', async ({ openPage }) => {
  const page = await openPage('mitra', { language: 'id', width: 360 });
  await timeSale(page, { product: 'Car', steps: sellAvanza });
});

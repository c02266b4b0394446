import { expect } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { handsOn } from '#support/taps.ts';
import { TEXTS } from '#support/texts.ts';
import { sellJapan } from '../sell-japan.ts';
import { newCustomer, test } from '../travel-quotes.ts';

test("a sale from the phone's home screen in nine taps", async ({ openPage }) => {
  const customer = newCustomer();
  const page = await openPage('mitra', { language: 'id', width: 360 });
  const console = watchConsole(page);
  await page.goto('/app/oonahome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hands = handsOn(page);
  await sellJapan(hands, customer);
  expect(hands.counted().taps).toBeLessThanOrEqual(9);

  await expect(page).toHaveURL(/\/app\/oonasuccess\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { name: TEXTS.id.quoteReady })).toBeVisible();
  await look(page, 'id-360-agent-sale-in-nine-taps');
  console.none();
});

import { expect } from '@playwright/test';
import { look } from '#support/look.ts';
import { seat, verifyPhoneAs } from '#support/person.ts';
import { test } from './seller.ts';

test('a customer compares the plans of a car on the page of the link, on a phone', async ({
  browser,
  platform,
  quoteAt,
}) => {
  const { link, phone } = await quoteAt('Quick Quote Created');
  const customer = await seat(browser, platform, {
    who: 'customer',
    language: 'id',
    width: 360,
    by: 'touch',
  });
  const { page, input, picture } = customer;
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/motorotp$/);
  await verifyPhoneAs(customer, phone);
  await expect(page).toHaveURL(/\/app\/motorordersummary\?/);
  await input.press(page.getByText('Bandingkan paket', { exact: true }));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: /^Motor Standard/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /^Motor Prime/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Uang transportasi – Rp\s150\.000 per hari/ })).toHaveCount(1);
  await look(page, picture('motor-comparison'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  // The head stays.
  await expect(table.getByRole('columnheader', { name: /^Motor Prime/ })).toBeInViewport();
});

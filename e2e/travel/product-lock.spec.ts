import { expect } from '@playwright/test';
import { test } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';

test('products stay locked until the ID card is on file, and a hint links to the page where it is added [SHELL-047] @deep', async ({
  openPage,
}) => {
  const page = await openPage('withoutIdCard', { language: 'en' });
  await page.goto('/app/oonahome');
  const products = page.getByRole('region', { name: TEXTS.en.startQuote });
  await expect(products).toContainText('Products stay locked until your ID card is on file.');
  const tile = products.getByRole('listitem').filter({ hasText: 'Travel' });
  await expect(tile).toContainText('Locked');
  await expect(tile.getByRole('link')).toHaveCount(0);

  for (const start of ['/app/oonatravel', '/app/createquote']) {
    await page.goto(start);
    await expect(page.getByRole('heading', { name: 'Your ID card is still missing' }), start).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Add my ID card' }).click();
  await expect(page).toHaveURL(/\/app\/profile-id-card$/);
  await expect(page.getByRole('button', { name: 'Retake Photo' })).toBeVisible();
});

test('an agent whose ID card is on file starts a quote from the tile [SHELL-047] @deep', async ({
  openPage,
}) => {
  const page = await openPage('mitra', { language: 'en' });
  await page.goto('/app/oonahome');
  await page
    .getByRole('region', { name: TEXTS.en.startQuote })
    .getByRole('link', { name: /^Travel/ })
    .click();
  await expect(page).toHaveURL(/\/app\/oonatravel$/);
  await expect(page.getByRole('button', { name: TEXTS.en.begin })).toBeVisible();
});

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '#support/composed.ts';
import { TEXTS } from '#support/texts.ts';

const LINK = { prefix: 'lantern', linkId: 'aB3dE9' };
/** A visit, as the specification spells what the tab keeps. */
const visit = {
  ...LINK,
  cipherkaye: 'a-cipher',
  cipherkeyavilable: true,
  quoteId: '65f0c1a5e4b0a70001a3f0aa',
  productId: 'lantern-product',
  inviter: 'Sari',
};

const store = (page: Page, key: string, value: unknown): Promise<unknown> =>
  page.addInitScript(([name, text]) => sessionStorage.setItem(name!, text!), [key, JSON.stringify(value)]);

test('link mode refuses a page of agents and links back to the page of the customer [SHELL-022] @deep @own', async ({
  page,
  composed,
}) => {
  await composed.release('lantern');
  await store(page, 'payung.link', visit);
  await page.route('**/api/auth/decrypt-link*', (route) =>
    route.fulfill({
      json: {
        errCode: -1,
        errMsg: { data: { productId: visit.productId, fullName: 'Sari', quoteId: visit.quoteId } },
      },
    }),
  );
  await page.goto('/app/kiteland');
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak tersedia untuk Anda' })).toBeVisible();
  await expect(page.getByText('The kite has landed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(/\/app\/lanternglow\?quoteId=65f0c1a5e4b0a70001a3f0aa$/);
  await expect(page.getByRole('heading', { name: 'The lantern waits' })).toBeVisible();
});

test('a page of agents leads to the login page without a session @deep @own', async ({ page }) => {
  await page.goto('/app/kiteland?from=mail');
  await expect(page).toHaveURL(/\/app\/login\?next=%2Fkiteland%3Ffrom%3Dmail$/);
  await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
});

test('a customer whose session has ended is led to the login page, which opens the link again @deep @own', async ({
  page,
  composed,
}) => {
  await composed.release('lantern');
  await store(page, 'payung.lastLink', LINK);
  await page.route('**/api/auth/decrypt-link*', (route) =>
    route.fulfill({
      json: { errCode: -1, errMsg: { data: { productId: visit.productId, fullName: 'Sari' } } },
    }),
  );
  await page.goto('/app/lanternoil');
  await expect(page).toHaveURL(/\/app\/login$/);
  await page.getByRole('button', { name: 'Buka lagi tautan' }).click();
  await expect(page).toHaveURL(/\/app\/lanternotp$/);
});

test('a customer whose session the server ends on an open page is led to the login page @deep @own', async ({
  page,
  composed,
}) => {
  await composed.release('lantern');
  await store(page, 'payung.link', visit);
  await store(page, 'payung.lastLink', LINK);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { errCode: 25, errMsg: 'Session expired' } }),
  );
  await page.goto('/app/lanternoil');
  await expect(page.getByRole('heading', { name: 'The lantern wants oil' })).toBeVisible();
  await page.getByRole('button', { name: 'Pour' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(page.getByRole('heading', { name: 'Sesi Anda telah berakhir' })).toBeVisible();
});

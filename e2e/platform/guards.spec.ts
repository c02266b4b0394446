import type { Page } from '@playwright/test';
import { expect, test } from '../support/composed.ts';

const LINK = { prefix: 'lantern', linkId: 'aB3dE9' };
const visit = {
  ...LINK,
  cipherkaye: 'a-cipher',
  cipherkeyavilable: true,
  quoteId: '65f0c1a5e4b0a70001a3f0aa',
  productId: 'lantern-product',
  phonenumber: '6281234567890',
  inviter: 'Sari',
};

const keep = (page: Page, key: string, value: unknown): Promise<unknown> =>
  page.addInitScript(([name, text]) => sessionStorage.setItem(name!, text!), [key, JSON.stringify(value)]);

test('refuses an address of agents in link mode, with a way back to the own page [SHELL-022]', async ({
  page,
  composed,
}) => {
  await composed.release('lantern');
  await keep(page, 'payung.link', visit);
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

test('leads somebody who is not signed in from a page of agents to the login page', async ({ page }) => {
  await page.goto('/app/kiteland?from=mail');
  await expect(page).toHaveURL(/\/app\/login\?next=%2Fkiteland%3Ffrom%3Dmail$/);
  await expect(page.getByLabel('Nomor ponsel')).toBeVisible();
});

test('leads a tab whose link visit is over to the login page, which opens the link again', async ({
  page,
  composed,
}) => {
  await composed.release('lantern');
  await keep(page, 'payung.lastLink', LINK);
  await page.route('**/api/auth/decrypt-link*', (route) =>
    route.fulfill({
      json: { errCode: -1, errMsg: { data: { productId: visit.productId, fullName: 'Sari' } } },
    }),
  );
  await page.goto('/app/lanternoil');
  await expect(page).toHaveURL(/\/app\/login$/);
  await page.getByRole('button', { name: 'Buka lagi tautannya' }).click();
  await expect(page).toHaveURL(/\/app\/lanternotp$/);
});

test('leads to the same place when the server ends the visit while the page is open', async ({
  page,
  composed,
}) => {
  await composed.release('lantern');
  await keep(page, 'payung.link', visit);
  await keep(page, 'payung.lastLink', LINK);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { errCode: 25, errMsg: 'Session expired' } }),
  );
  await page.goto('/app/lanternoil');
  await expect(page.getByRole('heading', { name: 'The lantern wants oil' })).toBeVisible();
  await page.getByRole('button', { name: 'Pour' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(page.getByRole('heading', { name: 'Kunjungan Anda telah berakhir' })).toBeVisible();
});

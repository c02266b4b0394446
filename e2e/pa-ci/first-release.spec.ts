import { expect } from '@playwright/test';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { apiOf } from '@payung/platform/e2e/api.ts';
import { platformOf } from '#support/live.ts';
import { verifyPhone, sessionOfPage } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { makeAccidentQuote } from './accident-quotes.ts';
import { CI_TEXTS } from './texts.ts';

/** A platform of the shell and the agent remote, without these two products. */
const test = platformOf(() => [distOf('mfe-agent')]);

const AGENT = '081200000001';
const ACCIDENT_CUSTOMER = 'Dewi Lestari';
const CI_CUSTOMER = 'Ratna Puspita';
const ACCIDENT_LINK = '/app/pa/ABCDEF';
const CI_LINK = '/app/ci/ABCDEF';
const NOT_SOLD = 'Produk ini tidak tersedia';

test('personal accident and critical illness are released into a running platform, and withdrawn, by command alone [PLAT-015] [PLAT-018] @deep @own', async ({
  page,
  browser,
  live,
}) => {
  const tiles = page.getByRole('region', { name: TEXTS.id.startQuote });
  const accident = tiles.getByRole('link', { name: /^Kecelakaan diri/ });
  const criticalIllness = tiles.getByRole('link', { name: CI_TEXTS.id.tile });
  const { shell, remotes } = readRegistry(live.data);
  const before = { shell, agent: remotes['mfe-agent'] };
  const customer = await browser.newPage({ baseURL: live.url });

  await test.step('no page of either product exists yet', async () => {
    await page.goto('/app/login');
    await verifyPhone(page, { inbox: live.inbox, phone: AGENT });
    await expect(page.getByRole('heading', { name: TEXTS.id.recentQuotes })).toBeVisible();
    await expect(accident).toHaveCount(0);
    await expect(criticalIllness).toHaveCount(0);
    for (const link of [ACCIDENT_LINK, CI_LINK]) {
      await customer.goto(link);
      await expect(customer.getByRole('heading', { name: NOT_SOLD })).toBeVisible();
    }
  });

  await test.step('the release brings both tiles, both link prefixes and the screens', async () => {
    expect(await live.command('release', 'mfe-pa-ci', '--without-checks')).toMatch(/mfe-pa-ci \S+ is live\./);
    await page.reload();
    await expect(accident).toBeVisible();
    await expect(criticalIllness).toBeVisible();
    for (const [link, { path }] of [
      [ACCIDENT_LINK, paCiEndpoints.decryptPaLink],
      [CI_LINK, paCiEndpoints.decryptCiLink],
    ] as const) {
      const opening = customer.waitForRequest(`**/api/**/${path}*`);
      await customer.goto(link);
      await opening;
      // Where both products lead for an unknown link (LINK-026).
      await expect(customer).toHaveURL(/\/app\/login$/);
    }
    await accident.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Asuransi kecelakaan diri' })).toBeVisible();
  });

  await test.step('an accident quote is resumed by the stage table of the release', async () => {
    const api = apiOf(live.url, await sessionOfPage(page));
    const { quoteCode, quoteId } = await makeAccidentQuote(api, 'Quick Quote Created');
    await page.goto('/app/oonahome');
    const line = page.getByRole('listitem').filter({ hasText: quoteCode });
    await line.getByRole('link', { name: TEXTS.id.resume(ACCIDENT_CUSTOMER) }).click();
    await expect(page).toHaveURL(`/app/accidentordersummary?quoteId=${quoteId}`);
    await expect(page.getByRole('main').getByText('Rp 300.000').first()).toBeVisible();
  });

  await test.step('an agent makes a critical-illness link, and comes back to it', async () => {
    await page.goto('/app/oonahome');
    await criticalIllness.click();
    await page.getByRole('textbox', { name: CI_TEXTS.id.name }).fill(CI_CUSTOMER);
    await page.getByRole('textbox', { name: TEXTS.id.phone }).fill('081655501236');
    await page.getByRole('textbox', { name: TEXTS.id.email }).fill('ratna.puspita@example.com');
    await page.getByRole('button', { name: CI_TEXTS.id.create }).click();
    await expect(page).toHaveURL(/\/app\/criticalillnesslink\?quoteId=[0-9a-f]{24}$/);
    const address = page.url();
    await page.goto('/app/oonahome');
    await page.getByRole('link', { name: TEXTS.id.resume(CI_CUSTOMER) }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('textbox', { name: 'Tautan' })).toHaveValue(/\/app\/ci\/[0-9A-Za-z]{6}$/);
  });

  await test.step('no other remote was changed or restarted', () => {
    const now = readRegistry(live.data);
    expect({ shell: now.shell, agent: now.remotes['mfe-agent'] }).toEqual(before);
    // Signal 0 only checks that the process exists: it is the one started first.
    expect(process.kill(live.backendPid, 0)).toBe(true);
  });

  await test.step('both products are withdrawn', async () => {
    expect(await live.command('withdraw', 'mfe-pa-ci')).toContain('mfe-pa-ci is withdrawn.');
    await page.goto('/app/oonahome');
    await expect(page.getByText(CI_CUSTOMER)).toBeVisible();
    await expect(accident).toHaveCount(0);
    await expect(criticalIllness).toHaveCount(0);
    for (const link of [ACCIDENT_LINK, CI_LINK]) {
      await customer.goto(link);
      await expect(customer.getByRole('heading', { name: NOT_SOLD })).toBeVisible();
    }
  });
  await customer.close();
});

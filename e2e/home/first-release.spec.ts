import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { builtFixtures } from '@payung/platform/testing/fixture-remotes.ts';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { platformOf } from '#support/live.ts';
import { verifyPhone } from '@payung/platform/e2e/people.ts';
import { sayHowAgreed } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { HOME_TEXTS } from './texts.ts';

const INSURED = 'Rini Kusuma';
const START = addDays(todayInJakarta(new Date()), 10);
const texts = HOME_TEXTS.id;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const choose = async (page: Page, name: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name, exact: true }).fill(text);
  await page.keyboard.press('Enter');
};

/** A house in Bandung, from the requirements to the first saved quote. */
const beginQuote = async (page: Page): Promise<void> => {
  const requirements = page.getByRole('dialog', { name: texts.requirements });
  await requirements.getByRole('checkbox').check({ force: true });
  await requirements.getByRole('button', { name: texts.confirmRequirements }).click();
  await press(page, TEXTS.id.begin);
  await expect(page).toHaveURL(/\/app\/createhomequote$/);
  await choose(page, texts.province, 'Jawa Barat');
  await choose(page, texts.city, 'Kota Bandung');
  await page.getByLabel(texts.stories).fill('2');
  await page.getByRole('textbox', { name: texts.startDate }).fill(formatDate(START));
  await page.getByLabel(texts.building).fill('2000000000');
  await page.getByLabel(texts.insuredName).fill(INSURED);
  await press(page, TEXTS.id.seePlans);
  await expect(page).toHaveURL(/\/app\/home-choose-product\?quoteId=[0-9a-f]{24}$/);
};

/** From the choice of a plan to a policy that is paid later; answers the policy number. */
const sellHome = async (page: Page): Promise<string> => {
  await page
    .getByRole('button', { name: new RegExp(`^${TEXTS.id.select} `) })
    .first()
    .click();
  for (const path of ['home-choose-product', 'home-additional-benefit', 'home-order-summary']) {
    await expect(page).toHaveURL(new RegExp(`/app/${path}\\?`));
    await press(page, TEXTS.id.next);
  }
  await press(page, texts.createPolicy);
  await page.getByRole('textbox', { name: TEXTS.id.phone, exact: true }).fill('081455501234');
  await page.getByRole('textbox', { name: TEXTS.id.email, exact: true }).fill('rini@example.com');
  await page.getByRole('textbox', { name: texts.insuredAddress }).fill('Jalan Dago 15');
  await choose(page, texts.district, 'Coblong');
  await choose(page, texts.subDistrict, 'Dago');
  await page.getByRole('textbox', { name: texts.postalCode }).fill('40135');
  await press(page, TEXTS.id.next);
  await expect(page).toHaveURL(/\/app\/customerconfirmationhome\?/);
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check({ force: true });
  await sayHowAgreed(page);
  await press(page, TEXTS.id.confirm);
  await press(page, TEXTS.id.payLater);
  await press(page, TEXTS.id.payLaterYes);
  await expect(page).toHaveURL(/\/app\/paylater-success\?/);
  return page.getByText(/^PO\d+$/).innerText();
};

/** A platform of the shell, the agent remote and an invented product, without home. */
const test = platformOf(() => [distOf('mfe-agent'), builtFixtures().lantern.dist]);

const AGENT = '081200000001';
const LINK = '/app/home/ABCDEF';
const NOT_SOLD = 'Produk ini tidak tersedia';

const tileOf = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Everything that was deployed before home: the content of the files, and the registry. */
const deployedBeforeHome = (data: string) => {
  const folders = ['assets', 'shells', 'remotes/mfe-agent', 'remotes/mfe-lantern'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(data, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(data, folder, name))
      .filter((path) => statSync(path).isFile())
      .toSorted()
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
  const { shell, remotes } = readRegistry(data);
  return { files, shell, agent: remotes['mfe-agent'], lantern: remotes['mfe-lantern'] };
};

test('home insurance is released into a running platform, sold, and withdrawn, by command alone [PLAT-015] [PLAT-018] @deep @own', async ({
  page,
  browser,
  live,
}) => {
  const home = tileOf(page, /Rumah/);
  const before = deployedBeforeHome(live.data);
  const customer = await browser.newPage({ baseURL: live.url });

  await test.step('no page or product of home exists yet', async () => {
    await page.goto('/app/login');
    await verifyPhone(page, { inbox: live.inbox, phone: AGENT });
    await expect(tileOf(page, /Lampion/)).toBeVisible();
    await expect(home).toHaveCount(0);
    await customer.goto(LINK);
    await expect(heading(customer, NOT_SOLD)).toBeVisible();
  });

  await test.step('its release brings the tile, the link prefix and the screens', async () => {
    expect(await live.command('release', 'mfe-home', '--without-checks')).toMatch(/mfe-home \S+ is live\./);
    await page.reload();
    await expect(home).toBeVisible();
    const opening = customer.waitForRequest(`**/api/**/${homeEndpoints.decryptHomeLink.path}*`);
    await customer.goto(LINK);
    await opening;
    await expect(customer).toHaveURL(/\/app\/linknot\w+$/);
  });

  await test.step('an agent begins a quote, and resumes it by the stage table of home', async () => {
    await home.click();
    await expect(page).toHaveURL(/\/app\/oonahomescreen$/);
    await beginQuote(page);
    await page.goto('/app/oonahome');
    await page.getByRole('link', { name: new RegExp(`Lanjut.*${INSURED}`) }).click();
    await expect(page).toHaveURL(/\/app\/home-choose-product\?quoteId=[0-9a-f]{24}$/);
    await expect(heading(page, 'Pilih paket')).toBeVisible();
  });

  await test.step('the agent sells it', async () => {
    const policyNo = await sellHome(page);
    await page.goto('/app/oonahome');
    const sold = page.getByRole('listitem').filter({ hasText: INSURED }).filter({ hasText: policyNo });
    await expect(sold).toBeVisible();
  });

  await test.step('no other remote was built, changed or restarted', () => {
    expect(deployedBeforeHome(live.data)).toEqual(before);
    // Signal 0 only checks that the process exists: it is the one started first.
    expect(process.kill(live.backendPid, 0)).toBe(true);
  });

  await test.step('home is withdrawn, and the other product stays', async () => {
    await expect(live.command('rollback', 'mfe-home')).rejects.toThrow(/has no previous release/);
    expect(await live.command('withdraw', 'mfe-home')).toContain('mfe-home is withdrawn.');
    await page.goto('/app/oonahome');
    await expect(tileOf(page, /Lampion/)).toBeVisible();
    await expect(home).toHaveCount(0);
    await expect(page.getByText(INSURED, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`Lanjut.*${INSURED}`) })).toHaveCount(0);
    await customer.goto(LINK);
    await expect(heading(customer, NOT_SOLD)).toBeVisible();
    await tileOf(page, /Lampion/).click();
    await expect(heading(page, 'The lantern waits')).toBeVisible();
    expect(deployedBeforeHome(live.data)).toEqual(before);
  });
  await customer.close();
});

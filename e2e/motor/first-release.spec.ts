import { expect } from '@playwright/test';
import { motorEndpoints } from 'mfe-motor/contract/endpoints.ts';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { platformOf } from '#support/live.ts';
import { verifyPhone } from '@payung/platform/e2e/people.ts';
import { inputMethod } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { yearOfAge } from './motor-quotes.ts';
import { describeVehicle } from './stories/sell-motor.ts';
import { MOTOR_TEXTS } from './texts.ts';

/** A platform of the shell and the agent remote, without motor. */
const test = platformOf(() => [distOf('mfe-agent')]);

const AGENT = '081200000001';
const STAFF = '081200000006';
const INSURED = 'Nadia Permata';
const LINK = '/app/motor/ABCDEF';
const NOT_SOLD = 'Produk ini tidak tersedia';
const texts = MOTOR_TEXTS.id;

test('car, motorcycle and the work of reviewers are released into a running platform, and withdrawn, by command alone [PLAT-015] [PLAT-018] @deep @own', async ({
  page,
  browser,
  live,
}) => {
  const tiles = page.getByRole('region', { name: TEXTS.id.startQuote });
  const car = tiles.getByRole('link', { name: texts.carTile });
  const motorcycle = tiles.getByRole('link', { name: texts.motorcycleTile });
  const { shell, remotes } = readRegistry(live.data);
  const before = { shell, agent: remotes['mfe-agent'] };
  const customer = await browser.newPage({ baseURL: live.url });
  const reviewer = await browser.newPage({ baseURL: live.url });
  const work = reviewer.getByRole('main').getByRole('link', { name: /^Pemeriksaan kendaraan/ });

  await test.step('no page or product of motor exists yet', async () => {
    await page.goto('/app/login');
    await verifyPhone(page, { inbox: live.inbox, phone: AGENT });
    await expect(page.getByRole('heading', { name: TEXTS.id.recentQuotes })).toBeVisible();
    await expect(car).toHaveCount(0);
    await customer.goto(LINK);
    await expect(customer.getByRole('heading', { name: NOT_SOLD })).toBeVisible();
    await reviewer.goto('/app/login');
    await verifyPhone(reviewer, { inbox: live.inbox, phone: STAFF });
    await expect(reviewer).toHaveURL(/\/app\/staffhome$/);
    await expect(work).toHaveCount(0);
  });

  await test.step('its release brings both tiles, the link prefix, the screens and the work of reviewers', async () => {
    expect(await live.command('release', 'mfe-motor', '--without-checks')).toMatch(/mfe-motor \S+ is live\./);
    await page.reload();
    await expect(car).toBeVisible();
    await expect(motorcycle).toBeVisible();
    const opening = customer.waitForRequest(`**/api/**/${motorEndpoints.decryptMotorLink.path}*`);
    await customer.goto(LINK);
    await opening;
    await expect(customer).toHaveURL(/\/app\/linknot\w+$/);
    await reviewer.reload();
    await work.click();
    await expect(reviewer.getByRole('heading', { level: 1, name: 'Pemeriksaan kendaraan' })).toBeVisible();
  });

  await test.step('an agent begins a quote, and resumes it by the stage table of motor', async () => {
    await car.click();
    await page.getByRole('button', { name: texts.begin }).click();
    const agent: Person = {
      page,
      input: inputMethod(page, 'touch'),
      inbox: live.inbox,
      language: 'id',
      picture: (screen) => screen,
    };
    await describeVehicle(agent, {
      brand: 'Toyota',
      model: 'Avanza',
      year: yearOfAge(3),
      plate: ['B', '1734', 'KZL'],
      coverage: texts.comprehensive,
      sumInsured: '170000000',
      insured: INSURED,
      phone: '081455501235',
    });
    await page.getByRole('button', { name: TEXTS.id.seePlans }).click();
    await expect(page).toHaveURL(/\/app\/motorchooseproduct\?quoteId=[0-9a-f]{24}$/);
    await page.goto('/app/oonahome');
    await page.getByRole('link', { name: new RegExp(`Lanjut.*${INSURED}`) }).click();
    await expect(page.getByRole('article', { name: 'Motor Standard' })).toContainText('Rp 11.337.300');
  });

  await test.step('no other remote was changed or restarted', () => {
    const now = readRegistry(live.data);
    expect({ shell: now.shell, agent: now.remotes['mfe-agent'] }).toEqual(before);
    // Signal 0 only checks that the process exists: it is the one started first.
    expect(process.kill(live.backendPid, 0)).toBe(true);
  });

  await test.step('motor is withdrawn', async () => {
    expect(await live.command('withdraw', 'mfe-motor')).toContain('mfe-motor is withdrawn.');
    await page.goto('/app/oonahome');
    await expect(page.getByText(INSURED)).toBeVisible();
    await expect(car).toHaveCount(0);
    await customer.goto(LINK);
    await expect(customer.getByRole('heading', { name: NOT_SOLD })).toBeVisible();
    await reviewer.goto('/app/staffhome');
    await expect(reviewer.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(work).toHaveCount(0);
  });
  await customer.close();
  await reviewer.close();
});

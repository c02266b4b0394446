import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { expect, logIn, startLive, test as base } from './live.ts';
import type { RunningLive } from './live.ts';
import { INSURED, beginQuote, sellHome } from './sell-home.ts';

/** A platform of shell, travel and agent area: home insurance was never part of it. */
const test = base.extend<object, { live: RunningLive }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      const data = await mkdtemp(join(tmpdir(), 'payung-without-home-'));
      await publishShell(data, distOf('shell'));
      for (const name of ['mfe-agent', 'mfe-travel']) await publishRemote(data, distOf(name));
      const live = await startLive(data);
      await use(live);
      await live.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const AGENT = '081200000001';
const LINK = '/app/home/ABCDEF';
const NOWHERE = 'Tidak ada halaman di alamat ini';

const tileOf = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Content of everything that was deployed before home came: files, descriptions, what the registry says. */
const deployedWithoutHome = (data: string) => {
  const folders = ['assets', 'shells', 'remotes/mfe-agent', 'remotes/mfe-travel'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(data, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(data, folder, name))
      .filter((path) => statSync(path).isFile())
      .toSorted()
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
  const { shell, remotes } = readRegistry(data);
  return { files, shell, agent: remotes['mfe-agent'], travel: remotes['mfe-travel'] };
};

test('home insurance comes to a platform that runs already: by its release alone, is sold, and goes by command [PLAT-015] [PLAT-018]', async ({
  page,
  browser,
  live,
}) => {
  test.setTimeout(120_000);
  const home = tileOf(page, /Rumah/);
  const before = deployedWithoutHome(live.data);
  const customer = await browser.newPage({ baseURL: live.url });

  await test.step('nothing of home is there', async () => {
    await page.goto('/app/login');
    await logIn(page, live.inbox, AGENT);
    await expect(tileOf(page, /Perjalanan/)).toBeVisible();
    await expect(home).toHaveCount(0);
    await customer.goto(LINK);
    await expect(heading(customer, NOWHERE)).toBeVisible();
  });

  await test.step('its squad releases it: tile, link prefix and screens are there', async () => {
    expect(await live.command('release', 'mfe-home')).toMatch(/mfe-home \S+ is live\./);
    await page.reload();
    await expect(home).toBeVisible();
    const opening = customer.waitForRequest(`**/api/**/${endpoints.decryptHomeLink.path}*`);
    await customer.goto(LINK);
    await opening;
    await expect(customer).toHaveURL(/\/app\/linknot\w+$/);
  });

  await test.step('an agent begins a quote of it, and resumes it by its stage table', async () => {
    await home.click();
    await expect(page).toHaveURL(/\/app\/oonahomescreen$/);
    await beginQuote(page);
    await page.goto('/app/oonahome');
    await page.getByRole('link', { name: new RegExp(`Lanjut.*${INSURED}`) }).click();
    await expect(page).toHaveURL(/\/app\/home-choose-product\?quoteId=[0-9a-f]{24}$/);
    await expect(heading(page, 'Pilih paket')).toBeVisible();
  });

  await test.step('and sells it', async () => {
    const policyNo = await sellHome(page);
    await page.goto('/app/oonahome');
    await expect(page.getByRole('listitem').filter({ hasText: INSURED })).toContainText(policyNo);
  });

  await test.step('nothing else was built, changed or started anew', () => {
    expect(deployedWithoutHome(live.data)).toEqual(before);
    // Signal 0 only asks whether the process is there: it is the one that was started first.
    expect(process.kill(live.backendPid, 0)).toBe(true);
  });

  await test.step('it is withdrawn: gone again, and travel goes on', async () => {
    await expect(live.command('rollback', 'mfe-home')).rejects.toThrow(/has no previous release/);
    expect(await live.command('withdraw', 'mfe-home')).toContain('no longer part of the platform');
    await page.goto('/app/oonahome');
    await expect(tileOf(page, /Perjalanan/)).toBeVisible();
    await expect(home).toHaveCount(0);
    await expect(page.getByText(INSURED)).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`Lanjut.*${INSURED}`) })).toHaveCount(0);
    await customer.goto(LINK);
    await expect(heading(customer, NOWHERE)).toBeVisible();
    await tileOf(page, /Perjalanan/).click();
    await expect(heading(page, 'Asuransi perjalanan')).toBeVisible();
    expect(deployedWithoutHome(live.data)).toEqual(before);
  });
  await customer.close();
});

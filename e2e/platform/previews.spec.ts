import { expect } from '@playwright/test';
import { localRelease } from '@payung/platform/dev/local-release.ts';
import { promote, publishCanary, stopCanary } from '@payung/platform/registry/sets/canary-changes.ts';
import { publishDrafts } from '@payung/platform/registry/sets/drafts.ts';
import { linkOf } from '@payung/platform/registry/sets/set-link.ts';
import { enterSet } from '@payung/platform/test-run/running-platform.ts';
import { exchangeReleases } from '@payung/platform/e2e/every-context.ts';
import { navigateInside, test } from '#support/composed.ts';

const author = { command: 'test' };
const KITE = 'mfe-kite';

test('a squad sees its draft by a link that nobody else has, at the width of a phone, and leaves it; a canary stays at every page until it is stopped, and journeys show a remote of their own machine @own', async ({
  page,
  browser,
  composed,
}) => {
  const { data, fixtures, url } = composed;
  const set = await publishDrafts(data, [{ name: KITE, dist: fixtures.secondKite.dist }], author);
  const link = new URL(linkOf(data, set));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/app/kitefly${link.search}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Tampilkan pratinjau' }).click();
  await expect(page.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const notice = page.getByText('Pratinjau, belum tayang: mfe-kite 2.0.0-');
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await navigateInside(page, '/kitedive');
  await expect(notice).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${url}/app/kitefly`);
  await expect(other.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Keluar dari pratinjau' })).toHaveCount(0);
  await other.context().close();

  await test.step('a browser with the cookie of its set is shown its releases at every page', async () => {
    const context = await browser.newContext({ baseURL: url });
    const cookie = await enterSet(url, link.searchParams.get('set') ?? '');
    await context.addCookies([{ ...cookie, domain: new URL(url).hostname }]);
    const entered = await context.newPage();
    for (const path of ['/app/kitefly', '/app/kitedive']) {
      await entered.goto(path);
      await expect(entered.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
    }
    await context.close();
  });

  await page.goto('/app/kitefly');
  await page.getByRole('link', { name: 'Keluar dari pratinjau' }).click();
  await expect(page.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await test.step('an open page that has a canary keeps it at every page, and leaves it when it is stopped', async () => {
    const canary = { name: KITE, dist: fixtures.secondKite.dist };
    await page.clock.install();
    await publishCanary(data, canary, { percent: 99, author });
    // One visitor of a hundred does not get it; another visit is another number.
    await expect(async () => {
      await page.context().clearCookies();
      await page.goto('/app/kitefly');
      const heading = page.getByRole('heading', { name: /^The kite flies/ });
      await expect(heading).toBeVisible();
      expect(await heading.textContent()).toBe('The kite flies higher');
    }).toPass();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
    await stopCanary(data, KITE, { author });
    await page.clock.runFor(301_000);
    await navigateInside(page, '/kiteland');
    await navigateInside(page, '/kitefly');
    await expect(page.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();

    await publishCanary(data, canary, { percent: 5, author });
    await promote(data, KITE, { author });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
    await composed.rollBack(KITE);
  });

  await test.step('a remote of this machine is shown in place of the released one, with its digests, at its own address and inside', async () => {
    await composed.release('lantern');
    const context = await browser.newContext({ baseURL: url });
    const local = await context.newPage();
    await exchangeReleases(context, url, [localRelease(KITE, fixtures.secondKite.dist)]);
    const failures: unknown[] = [];
    local.on('request', (request) => {
      if (!request.url().endsWith('/app/reports')) return;
      const report = request.postDataJSON() as { readonly kind: string };
      if (report.kind !== 'opened') failures.push(report);
    });
    await local.goto('/app/kitefly');
    await expect(local.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
    const scripts = await local
      .locator('script[src*="/mfe-kite/2.0.0-"]')
      .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).integrity));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.every((integrity) => integrity.startsWith('sha256-'))).toBe(true);
    await navigateInside(local, '/lanternglow');
    await expect(local.getByRole('heading', { name: 'The lantern waits' })).toBeVisible();
    expect(failures).toEqual([]);

    await test.step('a file that is not what its build wrote is refused', async () => {
      const { release, ...build } = localRelease(KITE, fixtures.secondKite.dist);
      const integrity = {
        ...release.integrity,
        [release.entry]: 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      };
      await context.unroute(`${url}/app/**`);
      await exchangeReleases(context, url, [{ ...build, release: { ...release, integrity } }]);
      await local.goto('/app/kitefly');
      await expect(local.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    });
    await context.close();
  });
});

import { expect } from '@playwright/test';
import { localRelease } from '@payung/platform/dev/local-release.ts';
import { navigateInside, test } from '#support/composed.ts';
import { exchangeReleases } from '@payung/platform/e2e/every-context.ts';

const KITE = 'mfe-kite';

test('a remote of this machine is shown in place of the released one, with its digests, at its own address and inside @own', async ({
  context,
  page,
  composed,
}) => {
  const { url, fixtures } = composed;
  await composed.release('lantern');
  await exchangeReleases(context, url, [localRelease(KITE, fixtures.secondKite.dist)]);
  const failures: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/app/reports')) return;
    const report = request.postDataJSON() as { readonly kind: string };
    if (report.kind !== 'opened') failures.push(report);
  });
  await page.goto('/app/kitefly');
  await expect(page.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
  const scripts = await page
    .locator('script[src*="/mfe-kite/2.0.0-"]')
    .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).integrity));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.every((integrity) => integrity.startsWith('sha256-'))).toBe(true);
  await navigateInside(page, '/lanternglow');
  await expect(page.getByRole('heading', { name: 'The lantern waits' })).toBeVisible();
  expect(failures).toEqual([]);

  await test.step('a file that is not what its build wrote is refused', async () => {
    const { release, ...local } = localRelease(KITE, fixtures.secondKite.dist);
    const integrity = {
      ...release.integrity,
      [release.entry]: 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    };
    await context.unroute(`${url}/app/**`);
    await exchangeReleases(context, url, [{ ...local, release: { ...release, integrity } }]);
    await page.goto('/app/kitefly');
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });
});

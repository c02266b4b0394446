import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { navigateInside, test } from '#support/composed.ts';

const run = promisify(execFile);
const PUBLISH = join(repositoryRoot, 'platform', 'src', 'testing', 'publish-many.ts');

test('a new version goes live with a route of its own, while an open page keeps working, and is rolled back, which another learns by the answer to a call [PLAT-015] [PLAT-018] @own', async ({
  page,
  context,
  composed,
}) => {
  await composed.release('lantern');
  await page.goto('/app/kitefly');
  await page.getByRole('button', { name: 'Higher: 0' }).click();
  const waiting = await context.newPage();
  await waiting.clock.install();
  await waiting.goto('/app/login');
  await waiting.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  await composed.release('secondKite');

  const newcomer = await context.newPage();
  await newcomer.goto('/app/kitefly');
  await expect(newcomer.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();

  await page.getByRole('button', { name: 'Higher: 1' }).click();
  await expect(page.getByRole('button', { name: 'Higher: 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();

  await test.step('a route that the new version adds opens without a rebuilt shell or a reload', async () => {
    await waiting.clock.runFor(11_000);
    await navigateInside(waiting, '/kitedive');
    await expect(waiting.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
    expect(await waiting.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
  });

  const asking = await context.newPage();
  const asked: string[] = [];
  asking.on('request', (request) => {
    if (request.url().includes('/app/registry.json')) asked.push(request.url());
  });
  await test.step('an open page asks for nothing by itself', async () => {
    await asking.clock.install();
    await asking.goto('/app/kitefly');
    await expect(asking.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
    await asking.clock.runFor(60_000);
    await navigateInside(asking, '/lanternglow');
    await expect(asking.getByRole('heading', { name: 'The lantern waits' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  await composed.rollBack('mfe-kite');
  await test.step('it learns of a rollback by the answer to a call', async () => {
    const answer = asking.waitForResponse(/\/api\/auth\/decrypt-link/);
    await navigateInside(asking, '/lantern/ABC123');
    expect((await answer).headers()['payung-generation']).toBe('5');
    await navigateInside(asking, '/kitefly');
    await expect(asking.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();
    expect(asked).toHaveLength(1);
  });
  await test.step('an open page leaves the version that was rolled back from at its next page', async () => {
    await expect(waiting.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
    await waiting.clock.runFor(301_000);
    await navigateInside(waiting, '/kitefly');
    await expect(waiting.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();
    expect(await waiting.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
  });
  await newcomer.reload();
  await expect(newcomer.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();
});

test('two processes that release at the same time keep both releases [PLAT-018] @deep @own', async ({
  composed,
}) => {
  const { fixtures, data } = composed;
  const before = readRegistry(data).generation;
  await Promise.all(
    [fixtures.secondKite, fixtures.lantern].map(({ dist }) =>
      run(process.execPath, [PUBLISH, data, 'never', dist]),
    ),
  );
  const after = readRegistry(data);
  expect(after.generation).toBe(before + 2);
  expect(after.remotes['mfe-kite']?.current.version).toBe('2.0.0');
  expect(after.remotes['mfe-lantern']?.current.version).toBe('1.0.0');
});

test('the screens and the link prefix of an unknown product arrive with its release @deep @own', async ({
  page,
  composed,
}) => {
  await page.clock.install();
  await page.goto('/app/lantern/ABC123');
  await expect(page.getByRole('heading', { name: 'Tidak ada halaman di alamat ini' })).toBeVisible();
  await composed.release('lantern');
  await page.clock.runFor(11_000);
  await navigateInside(page, '/lanternglow');
  await page.getByRole('button', { name: 'Light it' }).click();
  await expect(page.getByRole('heading', { name: 'The lantern glows' })).toBeVisible();
  const opening = page.waitForRequest(/\/api\/auth\/decrypt-link/);
  await navigateInside(page, '/lantern/ABC123');
  await opening;
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { releaseRest } from '@payung/platform/edge/page/page-registry.ts';
import type { BuiltRelease } from '@payung/platform/registry/release-schema.ts';
import { inNewBrowser, navigateInside, test } from '#support/composed.ts';
import { FILE_FAULTS, isTampered } from '@payung/platform/e2e/fault.ts';
import { isDeepRun } from '@payung/platform/e2e/run.ts';

const PARTS = ['rest file', 'entry', 'chunk', 'stylesheet'] as const;

const partOf = (dist: string, part: (typeof PARTS)[number]): RegExp => {
  const build = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as BuiltRelease;
  if (part === 'rest file') return new RegExp(`/app/rest/${releaseRest(build).digest}\\.json`);
  const files = build.startup['fly']?.files ?? [];
  const named = {
    entry: build.entry,
    chunk: files.find((file) => file.endsWith('.js')),
    stylesheet: files.find((file) => file.endsWith('.css')),
  }[part];
  return new RegExp(`/mfe-kite/${build.version}-[^/]+/${named?.replaceAll('.', '\\.')}`);
};

/**
 * Runs the page's clock until it has given up on a file twice, at its address and at a fresh one, and no further: what
 * is loaded instead is timed by the same clock, and takes its time on a busy machine.
 */
const runUntilTimedOut = async (page: Page, isOver: () => boolean | Promise<boolean>): Promise<void> => {
  await expect(async () => {
    if (await isOver()) return;
    await page.clock.runFor(5_000);
    expect(await isOver()).toBe(true);
  }).toPass();
};

/** Whether a file of the first version has been asked for since. */
const watchFirstVersion = (page: Page): (() => boolean) => {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().includes('/mfe-kite/1.0.0-');
  });
  return () => isAsked;
};

const expectFrameUsable = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

const openKite = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto('/app/login');
  await navigateInside(page, '/kitefly');
};

interface Breakage {
  readonly part: (typeof PARTS)[number];
  readonly kind: (typeof FILE_FAULTS)[number];
}

/** Each part of a remote and each fault; the deep run breaks every part in every way. */
const BREAKAGES: readonly Breakage[] = isDeepRun
  ? PARTS.flatMap((part) => FILE_FAULTS.map((kind) => ({ part, kind })))
  : [
      { part: 'rest file', kind: 'missing' },
      { part: 'entry', kind: 'tampered' },
      { part: 'entry', kind: 'mistyped' },
      { part: 'chunk', kind: 'broken' },
      { part: 'stylesheet', kind: 'hanging' },
    ];

test('the previous version is shown whenever any part of the new one is broken, inside and at a cold address @own', async ({
  browser,
  composed,
  fault,
}) => {
  await composed.release('secondKite');
  for (const { part, kind } of BREAKAGES)
    await test.step(`the ${part} is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        await fault(page, partOf(composed.fixtures.secondKite.dist, part), kind);
        const fallsBack = watchFirstVersion(page);
        await openKite(page);
        const firstVersion = page.getByRole('heading', { name: 'The kite flies', exact: true });
        if (kind === 'hanging') await runUntilTimedOut(page, fallsBack);
        await expect(firstVersion).toBeVisible();
        await expectFrameUsable(page);
        expect(await isTampered(page)).toBeUndefined();
      }));

  for (const { part, kind } of BREAKAGES.filter((breakage) => breakage.part !== 'rest file'))
    await test.step(`at a cold address: the ${part} is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        await fault(page, partOf(composed.fixtures.secondKite.dist, part), kind);
        await page.clock.install();
        const report = page.waitForRequest(
          (request) => request.url().endsWith('/app/reports') && request.postDataJSON().kind === 'failed',
        );
        const fallsBack = watchFirstVersion(page);
        await page.goto('/app/kitefly', { waitUntil: 'commit' });
        const firstVersion = page.getByRole('heading', { name: 'The kite flies', exact: true });
        if (kind === 'hanging') await runUntilTimedOut(page, fallsBack);
        await expect(firstVersion).toBeVisible();
        expect((await report).postDataJSON()).toMatchObject({ owner: 'mfe-kite', version: '2.0.0' });
        expect(await isTampered(page)).toBeUndefined();
      }));

  await test.step('every screen of it crashes', () =>
    inNewBrowser(browser, composed, async (page) => {
      await fault(page, 'mfe-kite', 'crashed');
      await openKite(page);
      await expect(page.getByRole('heading', { name: 'The kite flies', exact: true })).toBeVisible();
    }));

  await test.step('a screen crashes: it is replaced in place, and its report reaches the edge', async () => {
    await composed.release('crashingKite');
    await inNewBrowser(browser, composed, async (page) => {
      await page.goto('/app/login');
      const report = page.waitForResponse(
        (response) =>
          response.url().endsWith('/app/reports') && response.request().postDataJSON().kind === 'crashed',
      );
      await navigateInside(page, '/kitefly');
      await expect(page.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
      const answer = await report;
      expect(answer.status()).toBe(204);
      expect(answer.request().postDataJSON()).toEqual({
        kind: 'crashed',
        owner: 'mfe-kite',
        version: '3.0.0',
        build: expect.stringMatching(/^\w{10}$/),
        route: 'mfe-kite.fly',
        reason: expect.stringMatching(/^TypeError [\w.]+\.js:\d+:\d+$/),
        token: expect.stringMatching(/^[\w-]{12}\.[0-9a-z]+\.[\w-]+\.[\w-]+~[\w-]+$/),
      });
    });
  });
});

test('"Try again" is offered whenever any part of the only version is broken, and a broken registry changes nothing @own', async ({
  browser,
  composed,
  fault,
}) => {
  await composed.release('lantern');
  for (const { part, kind } of BREAKAGES)
    await test.step(`the ${part} is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        const repair = await fault(page, partOf(composed.fixtures.kite.dist, part), kind);
        await openKite(page);
        const tryAgain = page.getByRole('button', { name: 'Coba lagi' });
        if (kind === 'hanging') await runUntilTimedOut(page, () => tryAgain.isVisible());
        await expect(tryAgain).toBeVisible();
        await expectFrameUsable(page);
        await expectOtherRemote(page);

        await repair();
        await navigateInside(page, '/kitefly');
        await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
      }));

  for (const kind of isDeepRun ? FILE_FAULTS : (['missing', 'hanging'] as const))
    await test.step(`the registry is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        await page.clock.install();
        await page.goto('/app/login');
        await fault(page, /\/app\/registry\.json/, kind);
        // So long without an answer to a call, opening a page asks.
        await page.clock.runFor(301_000);
        await navigateInside(page, '/kitefly');
        await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
        await expectOtherRemote(page);
        await expectFrameUsable(page);
      }));
});

const expectOtherRemote = async (page: Page): Promise<void> => {
  await navigateInside(page, '/lanternglow');
  await expect(page.getByRole('heading', { name: 'The lantern waits' })).toBeVisible();
};

test('"Try again" works after a repair, without a page reload @deep @own', async ({
  page,
  composed,
  fault,
}) => {
  const repair = await fault(page, partOf(composed.fixtures.kite.dist, 'chunk'), 'missing');
  await openKite(page);
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  const tryAgain = page.getByRole('button', { name: 'Coba lagi' });
  await tryAgain.click();
  await expect(tryAgain).toBeVisible();
  await repair();
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
});

test('a shared module that failed for a link hovered offline is fetched again @deep @own', async ({
  page,
  context,
  composed,
}) => {
  await composed.release('compass');
  await page.goto('/app/linknotvalid');
  await expect(page.getByRole('heading', { name: 'Tautan ini sudah kedaluwarsa' })).toBeVisible();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/app/compassseek';
    link.textContent = 'To the compass';
    document.querySelector('main')?.append(link);
  });
  await context.setOffline(true);
  const lastStep = page.waitForEvent('console', (message) => message.text().startsWith('[registry]'));
  await page.getByText('To the compass').hover();
  await lastStep;
  await context.setOffline(false);
  await navigateInside(page, '/compassseek');
  await expect(page.getByRole('heading', { name: 'The compass seeks' })).toBeVisible();
});

test('"Try again" works after a repair of a shared module, without a page reload @deep @own', async ({
  page,
  composed,
  fault,
}) => {
  await composed.release('compass');
  await page.goto('/app/linknotvalid');
  await expect(page.getByRole('heading', { name: 'Tautan ini sudah kedaluwarsa' })).toBeVisible();
  const repair = await fault(page, /\/app\/assets\/\d+\.\w{10}\.js/, 'missing');
  await navigateInside(page, '/compassseek');
  const tryAgain = page.getByRole('button', { name: 'Coba lagi' });
  await tryAgain.click();
  await expect(page.getByRole('button', { name: 'Muat ulang halaman' })).toBeVisible();
  await repair();
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'The compass seeks' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
});

test('a page says after five seconds that loading takes longer, and continues loading @deep @own', async ({
  page,
  composed,
  fault,
}) => {
  const arrive = await fault(page, partOf(composed.fixtures.kite.dist, 'entry'), 'slow');
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await openKite(page);
  await expect(page.getByRole('status', { name: 'Halaman sedang dimuat' })).toBeVisible();
  await page.clock.runFor(5_100);
  await expect(page.getByRole('heading', { name: 'Proses ini lebih lama dari biasanya' })).toBeVisible();
  await expectFrameUsable(page);
  expect(warnings.join('\n')).toMatch(/\[mfe-kite 1\.0\.0-\w+\] slow/);
  await arrive();
  await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
});

test('a failure names the remote and its version in the console @deep @own', async ({
  page,
  composed,
  fault,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await fault(page, partOf(composed.fixtures.kite.dist, 'entry'), 'missing');
  await openKite(page);
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(warnings.join('\n')).toMatch(/\[mfe-kite 1\.0\.0-\w+\] failed: .*remoteEntry/);
});

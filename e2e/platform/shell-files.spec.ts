import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import type { ShellRelease } from '@payung/platform/registry/release-schema.ts';
import { inNewBrowser, navigateInside, test } from '#support/composed.ts';
import { FILE_FAULTS, isTampered } from '@payung/platform/e2e/fault.ts';
import { isDeepRun } from '@payung/platform/e2e/run.ts';
import { TEXTS } from '#support/texts.ts';

/** The scripts that the page of the shell starts with. */
const startScripts = (): RegExp => {
  const { scripts } = JSON.parse(readFileSync(join(distOf('shell'), 'shell.json'), 'utf8')) as {
    readonly scripts: readonly string[];
  };
  return new RegExp(`/app/assets/(?:${scripts.map((file) => file.replaceAll('.', '\\.')).join('|')})`);
};

/** The text of the page appears after five seconds. */
const showWaitingText = (page: Page): Promise<void> =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

/** Nothing here waits for what is never answered. */
const ANSWERED = FILE_FAULTS.filter((kind) => kind !== 'hanging');

/** One fault for each file; the deep run breaks every file in every way. */
const faultsOf = (one: (typeof FILE_FAULTS)[number], all = ANSWERED) => (isDeepRun ? all : [one]);

const STYLES = /\/app\/assets\/main\.\w+\.css/;

test('a stylesheet that hangs is requested again, while a text says what to do @deep @own', async ({
  page,
  fault,
}) => {
  await page.clock.install();
  // At its own address, not at a fresh one.
  await fault(page, new RegExp(`${STYLES.source}$`), 'hanging');
  await page.goto('/app/login', { waitUntil: 'domcontentloaded' });
  await showWaitingText(page);
  await expect(page.getByText('Halaman masih dimuat.')).toBeVisible();
  // What the edge has drawn stays; the application did not start.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
});

test('a page whose stylesheet stays missing says so instead of being shown without its styles @deep @own', async ({
  page,
  fault,
}) => {
  const repair = await fault(page, STYLES, 'missing');
  await page.goto('/app/login');
  await expect(page.getByText('Sebagian halaman ini tidak dapat dimuat.')).toBeVisible();
  // What the edge has drawn stays; the application did not start.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await repair();
  await page.getByRole('link', { name: 'muat ulang halaman ini' }).click();
  await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
});

test('what is typed before the scripts arrive is kept, with the place of the caret @deep @own @engines', async ({
  page,
  fault,
}) => {
  const arrive = await fault(page, /\/app\/assets\/main\.\w+\.js/, 'slow');
  await page.goto('/app/login', { waitUntil: 'commit' });
  const phone = page.getByLabel(TEXTS.id.phone);
  await phone.pressSequentially('08123456');
  await phone.press('ArrowLeft');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await arrive();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(phone).toHaveValue('08123456');
  await expect(phone).toBeFocused();
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('081234596');
});

/** The files that the shell fetches for one of its own screens, beyond what the page starts with. */
const filesOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const files: string[] = [];
  const collect = (request: Request): void => {
    if (request.url().includes('/app/assets/')) files.push(new URL(request.url()).pathname);
  };
  page.on('request', collect);
  await navigateInside(page, path);
  await expect(page.getByRole('heading', { name: 'Tautan ini sudah kedaluwarsa' })).toBeVisible();
  page.off('request', collect);
  return files.filter((file) => file.endsWith('.js'));
};

test('no page stays blank when a file of the shell is broken: "Try again" is offered, or to load the page again @own', async ({
  browser,
  composed,
  fault,
}) => {
  const scripts = startScripts();
  for (const kind of faultsOf('tampered', ['tampered', 'missing', 'broken']))
    await test.step(`a script is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        const repair = await fault(page, scripts, kind);
        const report = page.waitForRequest(/\/app\/reports$/);
        await page.goto('/app/login');
        expect((await report).postDataJSON()).toMatchObject({
          kind: 'failed',
          owner: 'shell',
          build: expect.stringMatching(/^\w{10}$/),
          reason: expect.stringMatching(/^\/app\/assets\/main\.\w{10}\.js is missing, damaged or not what/),
        });
        expect(await isTampered(page)).toBeUndefined();
        // What the edge has drawn stays; the application did not start.
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await showWaitingText(page);
        await expect(page.getByText('Halaman masih dimuat.')).toBeVisible();

        await repair();
        await page.getByRole('link', { name: 'muat ulang halaman ini' }).click();
        await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
      }));

  let chunk = '';
  await inNewBrowser(browser, composed, async (scout) => {
    await scout.goto('/app/login');
    await expect(scout.getByLabel(TEXTS.id.phone)).toBeVisible();
    [chunk = ''] = await filesOf(scout, '/linknotvalid');
  });
  const pattern = new RegExp(`${chunk.replaceAll('.', '\\.')}(\\?.*)?$`);
  for (const kind of faultsOf('missing'))
    await test.step(`a chunk is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        const requested: string[] = [];
        page.on('request', (request) => {
          if (pattern.test(request.url())) requested.push(request.url());
        });
        const repair = await fault(page, pattern, kind);
        await page.goto('/app/login');
        await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
        await navigateInside(page, '/linknotvalid');
        const tryAgain = page.getByRole('button', { name: 'Coba lagi' });
        await expect(tryAgain).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        expect(await isTampered(page)).toBeUndefined();
        expect(requested).toEqual([
          expect.not.stringContaining('?again='),
          expect.stringMatching(/\?again=1-/),
        ]);

        await repair();
        await tryAgain.click();
        await expect(page.getByRole('heading', { name: 'Tautan ini sudah kedaluwarsa' })).toBeVisible();
      }));

  for (const kind of faultsOf('mistyped'))
    await test.step(`the rest file is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        const repair = await fault(page, /\/app\/rest\//, kind);
        await page.goto('/app/login');
        await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
        await navigateInside(page, '/linknotvalid');
        const tryAgain = page.getByRole('button', { name: 'Coba lagi' });
        await expect(tryAgain).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await repair();
        await tryAgain.click();
        await expect(page.getByRole('heading', { name: 'Tautan ini sudah kedaluwarsa' })).toBeVisible();
      }));

  const { startup } = JSON.parse(readFileSync(join(distOf('shell'), 'shell.json'), 'utf8')) as ShellRelease;
  const loginScript = startup?.['login']?.findLast((file) => file.endsWith('.js')) ?? '';
  for (const kind of faultsOf('broken'))
    await test.step(`the chunk of the login page is ${kind}`, () =>
      inNewBrowser(browser, composed, async (page) => {
        const repair = await fault(page, new RegExp(loginScript.replaceAll('.', '\\.')), kind);
        const report = page.waitForRequest(/\/app\/reports$/);
        await page.goto('/app/login');
        const tryAgain = page.getByRole('button', { name: 'Coba lagi' });
        await expect(tryAgain).toBeVisible();
        expect((await report).postDataJSON()).toMatchObject({ kind: 'failed', owner: 'shell' });
        expect(await isTampered(page)).toBeUndefined();
        await repair();
        await tryAgain.click();
        await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
      }));

  await test.step('a page of a remote lacks a file of the shell, which counts for the shell', async () => {
    await composed.release('compass');
    await inNewBrowser(browser, composed, async (page) => {
      await page.goto('/app/linknotvalid');
      await expect(page.getByRole('heading', { name: 'Tautan ini sudah kedaluwarsa' })).toBeVisible();
      await fault(page, /\/app\/assets\/\d+\.\w{10}\.js/, 'missing');
      const report = page.waitForRequest((sent) => sent.postDataJSON()?.kind === 'failed');
      await navigateInside(page, '/compassseek');
      const { version, build } = readRegistry(composed.data).shell;
      expect((await report).postDataJSON()).toMatchObject({
        owner: 'shell',
        version,
        build,
        route: 'mfe-compass.seek',
        reason: expect.stringMatching(/^ChunkLoadError \d+\.\w{10}\.js/),
      });
    });
  });
});

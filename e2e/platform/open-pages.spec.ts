import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { isDeepRun } from '@payung/platform/e2e/run.ts';
import { test } from '#support/composed.ts';
import type { ComposedPlatform } from '#support/composed.ts';

const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/app${path}`);
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  return page;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const leaveFor = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click();
const pilot = (page: Page) => page.getByRole('textbox', { name: 'Pilot' });

/** No call was answered for so long that the next page asks what is live; all pages have one clock. */
const passFiveMinutes = ({ clock }: BrowserContext): Promise<void> => clock.runFor(301_000);

test.beforeEach(({ context }) => context.clock.install());

/** Still the document that was opened first. */
const expectSamePage = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);

/** The same shell as another build. */
const releaseShell = async ({ data }: ComposedPlatform): Promise<void> => {
  const dist = await mkdtemp(join(tmpdir(), 'payung-shell-'));
  await cp(distOf('shell'), dist, { recursive: true });
  const file = join(dist, 'shell.json');
  const description = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...description, build: 'nextshell' }));
  await publishShell(data, dist);
  await rm(dist, { recursive: true });
};

/** One of each screen; the deep run has ten pages open. */
const PAGES_OF_READERS = isDeepRun ? [1, 2, 3, 4].flatMap(() => ['home', 'details']) : ['home', 'details'];

test('a release reaches an open page at a safe point, silently, and no form; after ten minutes a page says that a new version is ready; a newer shell comes with a safe point, and a rollback with the next click @own', async ({
  context,
  composed,
}) => {
  await composed.release('glider');
  const reader = await open(context, '/gliderdetails');
  const writer = await open(context, '/gliderform');
  await pilot(writer).fill('Sari');
  await composed.release('secondGlider');
  await passFiveMinutes(context);

  await leaveFor(reader, 'Home');
  await expect(heading(reader, 'Home of the second glider')).toBeVisible();
  await leaveFor(reader, 'Details');
  await expect(heading(reader, 'Details of the second glider')).toBeVisible();
  await expectSamePage(reader);

  await expect(heading(writer, 'Form of the first glider')).toBeVisible();
  await leaveFor(writer, 'Pay');
  await expect(heading(writer, 'Payment of the first glider')).toBeVisible();
  await leaveFor(writer, 'Form');
  await expect(heading(writer, 'Form of the first glider')).toBeVisible();
  await expect(pilot(writer)).toHaveValue('Sari');
  await expectSamePage(writer);

  await test.step('a page that opens no safe point says after ten minutes that a new version is ready', async () => {
    const line = writer.getByRole('status').filter({ hasText: 'Versi baru Payung sudah siap.' });
    await leaveFor(writer, 'Pay');
    await expect(heading(writer, 'Payment of the first glider')).toBeVisible();
    await context.clock.runFor(610_000);
    await expect(line).toHaveCount(0);
    await leaveFor(writer, 'Details');
    await expect(heading(writer, 'Details of the first glider')).toBeVisible();
    await context.clock.runFor(6_000);
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: 'Perbarui sekarang' }).click();
    await expect(heading(writer, 'Details of the second glider')).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  await test.step('a newer shell comes with a safe point, and what was typed is still there', async () => {
    const page = await open(context, '/gliderform');
    await pilot(page).fill('Rina');
    await releaseShell(composed);
    await passFiveMinutes(context);
    await leaveFor(page, 'Details');
    await expect(heading(page, 'Details of the second glider')).toBeVisible();
    await expectSamePage(page);
    await leaveFor(page, 'Home');
    await expect(heading(page, 'Home of the second glider')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBeUndefined();
    await leaveFor(page, 'Form');
    await expect(pilot(page)).toHaveValue('Rina');
  });

  await test.step('all open pages leave a version that was rolled back at their next click, and nobody loses what was typed', async () => {
    const pages = await Promise.all(PAGES_OF_READERS.map((path) => open(context, `/glider${path}`)));
    const form = await open(context, '/gliderform');
    const payment = await open(context, '/gliderpay');
    await pilot(form).fill('Budi');
    await composed.rollBack('mfe-glider');
    await passFiveMinutes(context);

    await expect(heading(form, 'Form of the second glider')).toBeVisible();
    await expect(pilot(form)).toHaveValue('Budi');
    await expect(heading(payment, 'Payment of the second glider')).toBeVisible();
    await expect(payment.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);

    for (const page of [...pages, form, payment]) {
      await leaveFor(page, 'Form');
      // A click on the form that is shown opens it again.
      await expect(heading(page, 'Form of the first glider')).toBeVisible();
      await expectSamePage(page);
    }
    await expect(pilot(form)).toHaveValue('Budi');
  });
});

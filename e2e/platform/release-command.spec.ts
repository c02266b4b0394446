import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { platformRoot, repositoryRoot } from '@payung/platform/build/paths.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { test } from '#support/live.ts';
import { verifyPhone } from '@payung/platform/e2e/people.ts';

const OLD_TITLE = 'Penawaran terbaru';
const NEW_TITLE = 'Penawaran yang terakhir Anda simpan';

/** A squad's working copy of the agent remote, inside the repository so that its packages resolve. */
const editedRemote = async (): Promise<string> => {
  const root = join(platformRoot, 'dist', 'squads');
  await mkdir(root, { recursive: true });
  const folder = join(await mkdtemp(join(root, 'copy-')), 'mfe-agent');
  await cp(join(repositoryRoot, 'mfe-agent'), folder, {
    recursive: true,
    filter: (path) => !/mfe-agent[\\/](dist|node_modules)/.test(path),
  });
  const messages = join(folder, 'src', 'messages', 'id.json');
  const text = await readFile(messages, 'utf8');
  expect(text).toContain(`"${OLD_TITLE}"`);
  await writeFile(messages, text.replace(`"${OLD_TITLE}"`, `"${NEW_TITLE}"`));
  return folder;
};

/** Compares the modules of the shell's share scope with those that the remote uses. */
const sameAsShell = (page: Page): Promise<Record<string, boolean>> =>
  page.evaluate(() => {
    interface Instance {
      readonly name: string;
      loadShareSync(key: string): () => Record<string, unknown>;
    }
    const globals = globalThis as unknown as {
      readonly __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
      readonly kite: Record<'createElement' | 'useNavigate' | 'store', unknown>;
    };
    // oxlint-disable-next-line no-underscore-dangle -- federation's own names
    const shell = globals.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
    const ofShell = (key: string) => shell!.loadShareSync(key)();
    return {
      react: ofShell('react')['createElement'] === globals.kite.createElement,
      router: ofShell('react-router-dom')['useNavigate'] === globals.kite.useNavigate,
      store: ofShell('@payung/shared/session/store.ts')['store'] === globals.kite.store,
    };
  });

test('a remote shares the login, the store, React and the router of the shell, and another is released into the running platform and rolled back by command alone [PLAT-014] [PLAT-018] @own', async ({
  page,
  context,
  live,
}) => {
  const folder = await editedRemote();
  await live.publish('kite');
  await page.goto('/app/kiteland?from=mail');
  await expect(page).toHaveURL(/\/app\/login\?next=%2Fkiteland%3Ffrom%3Dmail$/);
  await verifyPhone(page, { inbox: live.inbox, phone: '081200000001' });
  await expect(page).toHaveURL(/\/app\/kiteland\?from=mail$/);
  await expect(page.getByText('Seen from the remote: agent')).toBeVisible();
  await expect(page.getByText('Landed by Sari')).toBeVisible();
  expect(await sameAsShell(page)).toEqual({ react: true, router: true, store: true });
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  await page.getByRole('link', { name: 'Who is that?' }).click();
  await expect(page).toHaveURL(/\/app\/myaccount$/);
  await expect(page.getByRole('main')).toContainText('Sari');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);

  await page.goto('/app/oonahome');
  const oldTitle = page.getByRole('heading', { name: OLD_TITLE, exact: true });
  await expect(oldTitle).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  const before = readRegistry(live.data);

  expect(await live.command('release', 'mfe-agent', '--without-checks', '--from', folder)).toMatch(
    /mfe-agent \S+ is live\./,
  );

  const newcomer = await context.newPage();
  await newcomer.goto('/app/oonahome');
  await expect(newcomer.getByRole('heading', { name: NEW_TITLE })).toBeVisible();

  // A screen that this page has not fetched yet still comes from the version it runs.
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await expect(oldTitle).toBeVisible();
  await page.getByRole('link', { name: 'Menunggu pembayaran' }).click();
  await expect(page).toHaveURL(/\/app\/notificationpaymentpending$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Menunggu pembayaran' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
  const { current } = before.remotes['mfe-agent']!;
  const ofRemote = files.filter((url) => url.includes('/app/remotes/mfe-agent/'));
  expect(ofRemote.filter((url) => !url.includes(`/${current.version}-${current.build}/`))).toEqual([]);
  expect(ofRemote.length).toBeGreaterThan(0);

  const after = readRegistry(live.data);
  expect(after.shell).toEqual(before.shell);
  const { 'mfe-agent': released, ...others } = after.remotes;
  expect({ ...others, 'mfe-agent': before.remotes['mfe-agent'] }).toEqual(before.remotes);
  expect(released?.previous).toEqual(current);
  // Signal 0 only checks that the process exists: it is the one started first.
  expect(process.kill(live.backendPid, 0)).toBe(true);

  expect(await live.command('rollback', 'mfe-agent')).toMatch(/is live again\./);
  await newcomer.reload();
  await expect(newcomer.getByRole('heading', { name: OLD_TITLE, exact: true })).toBeVisible();
  expect(readRegistry(live.data).remotes['mfe-agent']?.current).toEqual(current);
  await rm(join(folder, '..'), { recursive: true });
});

test('the commands refuse an unknown remote, a shell from another folder and a rollback to nothing @deep @own', async ({
  live,
}) => {
  await live.publish('kite');
  const before = readRegistry(live.data);
  await expect(live.command('release', 'mfe-nothing')).rejects.toThrow(/Unknown: mfe-nothing/);
  await expect(live.command('release', 'shell', '--from', '.')).rejects.toThrow(
    /sources of exactly one remote/,
  );
  await expect(live.command('rollback', 'mfe-kite')).rejects.toThrow(/Refused: mfe-kite has no previous/);
  await expect(live.command('rollback', 'shell')).rejects.toThrow(/Refused: The shell has no previous/);
  await expect(live.command('withdraw', 'mfe-nothing')).rejects.toThrow(
    /Refused: mfe-nothing is not deployed/,
  );
  expect(readRegistry(live.data)).toEqual(before);
});

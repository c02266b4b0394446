import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platformRoot, repositoryRoot } from '@payung/platform/build/paths.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { expect, logIn, test } from './live.ts';

const OLD_TITLE = 'Asuransi perjalanan';
const NEW_TITLE = 'Perlindungan untuk setiap perjalanan';

/** A squad's working copy of the remote, inside the repository so that its packages resolve. */
const editedTravel = async (): Promise<string> => {
  const root = join(platformRoot, 'dist', 'squads');
  await mkdir(root, { recursive: true });
  const folder = join(await mkdtemp(join(root, 'copy-')), 'mfe-travel');
  await cp(join(repositoryRoot, 'mfe-travel'), folder, {
    recursive: true,
    filter: (path) => !/mfe-travel[\\/](dist|node_modules)/.test(path),
  });
  const messages = join(folder, 'src', 'messages', 'id.json');
  const text = await readFile(messages, 'utf8');
  expect(text).toContain(`"${OLD_TITLE}"`);
  await writeFile(messages, text.replace(`"${OLD_TITLE}"`, `"${NEW_TITLE}"`));
  return folder;
};

test('releases one remote into the running platform, and takes it back, by command alone [PLAT-018]', async ({
  page,
  context,
  live,
}) => {
  const folder = await editedTravel();
  await page.goto('/app/login?next=%2Foonatravel');
  await logIn(page, live.inbox, '081200000001');
  const oldTitle = page.getByRole('heading', { name: OLD_TITLE, exact: true });
  await expect(oldTitle).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  const before = readRegistry(live.data);

  expect(await live.command('release', 'mfe-travel', '--from', folder)).toMatch(/mfe-travel \S+ is live\./);

  const newcomer = await context.newPage();
  await newcomer.goto('/app/oonatravel');
  await expect(newcomer.getByRole('heading', { name: NEW_TITLE })).toBeVisible();

  // A screen that this page has not fetched yet still comes from the version it runs.
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await expect(oldTitle).toBeVisible();
  await page.getByRole('button', { name: 'Buat penawaran' }).click();
  await expect(page).toHaveURL(/\/app\/createquote/);
  await expect(page.getByRole('combobox', { name: 'Tujuan' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
  const { current } = before.remotes['mfe-travel']!;
  const ofTravel = files.filter((url) => url.includes('/app/remotes/mfe-travel/'));
  expect(ofTravel.filter((url) => !url.includes(`/${current.version}-${current.build}/`))).toEqual([]);
  expect(ofTravel.length).toBeGreaterThan(0);

  const after = readRegistry(live.data);
  expect(after.shell).toEqual(before.shell);
  expect(after.remotes['mfe-agent']).toEqual(before.remotes['mfe-agent']);
  expect(after.remotes['mfe-travel']?.previous).toEqual(current);
  // Signal 0 only asks whether the process is there: it is the one that was started first.
  expect(process.kill(live.backendPid, 0)).toBe(true);

  expect(await live.command('rollback', 'mfe-travel')).toMatch(/is live again\./);
  await newcomer.reload();
  await expect(newcomer.getByRole('heading', { name: OLD_TITLE, exact: true })).toBeVisible();
  expect(readRegistry(live.data).remotes['mfe-travel']?.current).toEqual(current);
  await rm(join(folder, '..'), { recursive: true });
});

test('refuses a remote that is not there, a shell from elsewhere, and a rollback to nothing', async ({
  live,
}) => {
  const before = readRegistry(live.data);
  await expect(live.command('release', 'mfe-nothing')).rejects.toThrow(/There is no mfe-nothing/);
  await expect(live.command('release', 'shell', '--from', '.')).rejects.toThrow(/sources of one remote/);
  await expect(live.command('rollback', 'mfe-agent')).rejects.toThrow(/Refused: mfe-agent has no previous/);
  await expect(live.command('rollback', 'shell')).rejects.toThrow(/Refused: The shell has no previous/);
  await expect(live.command('withdraw', 'mfe-nothing')).rejects.toThrow(
    /Refused: mfe-nothing is not deployed/,
  );
  expect(readRegistry(live.data)).toEqual(before);
});

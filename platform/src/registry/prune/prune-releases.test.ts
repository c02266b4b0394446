import { existsSync, globSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { integrityOf } from '#build/output-files.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { versionName } from '../data-folder.ts';
import { publishRemote } from '../publish-remote.ts';
import { publishShell } from '../publish-shell.ts';
import { readRegistry } from '../registry-file.ts';
import { rollBackRemote, withdrawRemote } from '../roll-back.ts';
import { publishCanary, stopCanary } from '../sets/canary-changes.ts';

let data = '';

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
});

const DAYS = 86_400;
const age = (path: string, seconds: number): void => {
  const at = Date.now() / 1000 - seconds;
  utimesSync(path, at, at);
};

const versions = (name = 'mfe-kite'): readonly string[] => {
  const folder = join(data, 'remotes', name);
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
};

const buildOf = (minor: number): string => `${minor}`.padStart(10, 'a');
const nameOf = (minor: number): string => `1.${minor}.0-${buildOf(minor)}`;

const release = async (minor: number): Promise<void> => {
  await publishRemote(data, sampleBuild({ version: `1.${minor}.0`, build: buildOf(minor) }));
};

const ageOf = (minor: number, days: number): void =>
  age(join(data, 'remotes', 'mfe-kite', nameOf(minor), 'release.json'), days * DAYS);

const ageAll = (most: number): void => {
  for (let minor = 1; minor <= most; minor += 1) ageOf(minor, 8);
};

const releaseOther = async (): Promise<unknown> =>
  publishRemote(data, sampleBuild({ name: 'mfe-other', routes: [routeAt('/other')] }));

it('keeps the newest ten releases of a remote, and older ones for a week', async () => {
  for (let minor = 1; minor <= 14; minor += 1) await release(minor);
  ageAll(14);
  ageOf(3, 6);
  await release(15);
  // The newest ten of the line before, the one that is live, and the one of the day before yesterday.
  expect(versions()).toEqual([3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(nameOf).toSorted());
  await rollBackRemote(data, 'mfe-kite', { to: buildOf(5) });
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.5.0');
});

it('keeps an old release that is live, and those that rollbacks from it lead to', async () => {
  for (let minor = 1; minor <= 14; minor += 1) await release(minor);
  await rollBackRemote(data, 'mfe-kite', { to: buildOf(3) });
  ageAll(14);
  await releaseOther();
  expect(versions()).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(nameOf).toSorted());
});

it('keeps the releases that rollbacks lead to after the newest ten were all rolled back', async () => {
  for (let minor = 1; minor <= 13; minor += 1) await release(minor);
  for (let minor = 13; minor > 3; minor -= 1) await rollBackRemote(data, 'mfe-kite');
  ageAll(13);
  await releaseOther();
  await rollBackRemote(data, 'mfe-kite');
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.2.0');
});

it('keeps a withdrawn remote for a week from then, however long ago it was copied, for the pages that have it open', async () => {
  await release(1);
  ageAll(1);
  await withdrawRemote(data, 'mfe-kite');
  await releaseOther();
  expect(versions()).toEqual([nameOf(1)]);
  ageAll(1);
  await releaseOther();
  expect(versions()).toEqual([]);
});

it('keeps an old release for a week from when it was live again, and from when pages fell back to it', async () => {
  for (let minor = 1; minor <= 14; minor += 1) await release(minor);
  await rollBackRemote(data, 'mfe-kite', { to: buildOf(3) });
  ageAll(14);
  await release(15);
  await release(16);
  await release(17);
  // 3 was live; 2 was what its pages fell back to.
  expect(versions().filter((name) => [1, 2, 3, 4].map(nameOf).includes(name))).toEqual([2, 3].map(nameOf));
});

it('keeps a canary that was ended, and a shell that was replaced, for a week from then', async () => {
  await release(1);
  const author = { command: 'test' };
  const dist = sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' });
  await publishCanary(data, { name: 'mfe-kite', dist }, { percent: 5, author });
  const canary = join(data, 'remotes', 'mfe-kite', '2.0.0-bbbbbbbbbb', 'release.json');
  const shell = join(data, 'shells', `${versionName(readRegistry(data).shell)}.json`);
  for (const path of [canary, shell]) age(path, 8 * DAYS);
  await stopCanary(data, 'mfe-kite', { author });
  for (const minor of [1, 2])
    await publishShell(data, sampleShell({ version: `1.${minor}.0`, build: buildOf(minor) }));
  for (const path of [canary, shell])
    expect(Date.now() - statSync(path).mtimeMs, path).toBeLessThan(DAYS * 1000);
});

it('removes the drafts of writers that died, and leaves those of others', async () => {
  const drafts = [
    'remotes/mfe-kite/1.0.0-aaaaaaaaaa.old.draft',
    'remotes/mfe-kite/2.0.0-bbbbbbbbbb.new.draft',
  ];
  for (const draft of drafts) mkdirSync(join(data, draft), { recursive: true });
  writeFileSync(join(data, 'assets', 'main.0123456789.js.old.draft'), 'half');
  for (const old of [drafts[0] ?? '', 'assets/main.0123456789.js.old.draft']) age(join(data, old), 3_600);
  await release(1);
  expect(versions()).toEqual([nameOf(1), '2.0.0-bbbbbbbbbb.new.draft'].toSorted());
  expect(readdirSync(join(data, 'assets')).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

it('removes files of shells that no kept shell has', async () => {
  const shell = async (minor: number): Promise<void> => {
    const own = `own${minor}.0123456789.js`;
    const dist = sampleShell({
      version: `1.${minor}.0`,
      build: buildOf(minor),
      integrity: {
        'main.0123456789.js': integrityOf('shell'),
        'main.0123456789.css': integrityOf('styles'),
        [own]: integrityOf(own),
      },
    });
    writeFileSync(join(dist, own), own);
    await publishShell(data, dist);
  };
  for (let minor = 1; minor <= 12; minor += 1) await shell(minor);
  for (const file of globSync('{assets/own*,shells/*.json}', { cwd: data })) age(join(data, file), 8 * DAYS);
  await shell(13);
  const own = readdirSync(join(data, 'assets')).filter((name) => name.startsWith('own'));
  expect(own.toSorted()).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((minor) => `own${minor}.0123456789.js`).toSorted(),
  );
  expect(existsSync(join(data, 'assets', 'main.0123456789.js'))).toBe(true);
});

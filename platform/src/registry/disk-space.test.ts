import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { reservedSpaceFile, releaseFolder } from './data-folder.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import { readRegistry } from './registry-file.ts';
import { rollBackRemote, rollBackShell, withdrawRemote } from './roll-back.ts';

let data = '';

const second = { version: '2.0.0', build: 'bbbbbbbbbb' };

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
});

/** Every file and folder below the data folder. */
const everything = (): readonly string[] => globSync('**/*', { cwd: data }).toSorted();

const diskFull = (): never => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

/** A disk on which nothing can be written before the reserved space is given up. */
const toTheLast = {
  command: 'test',
  onStep: () => {
    if (existsSync(reservedSpaceFile(data))) diskFull();
  },
};

it('creates the data folder at the first release', async () => {
  const first = join(data, 'not', 'there', 'yet');
  await publishShell(first, sampleShell());
  expect(readRegistry(first).shell.version).toBe('1.0.0');
});

it('keeps a megabyte free for a rollback', () => {
  expect(statSync(reservedSpaceFile(data)).size).toBe(1_000_000);
});

it('refuses a release that finds no space for its entry in the history, and leaves nothing of it', async () => {
  const before = everything();
  await expect(
    publishRemote(data, sampleBuild(second), { command: 'test', onStep: diskFull }),
  ).rejects.toThrow(
    `mfe-kite was not released: there is no space left for it in ${data}. What was copied is removed again; rollback and withdraw still work.`,
  );
  expect(everything()).toEqual(before);
  const later = sampleShell({ build: 'tttttttttt' });
  writeFileSync(join(later, 'new.0123456789.js'), 'new');
  await expect(publishShell(data, later, { command: 'test', onStep: diskFull })).rejects.toThrow(
    'shell was not released: there is no space left for it',
  );
  expect(everything()).toEqual(before);
});

it('leaves no half copy of a release of which a file cannot be copied', async () => {
  const before = everything();
  const dist = sampleBuild(second);
  execFileSync('mkfifo', [join(dist, 'pipe')]);
  await expect(publishRemote(data, dist)).rejects.toThrow('FIFO');
  expect(everything()).toEqual(before);
});

it('removes the files of a shell that were copied before one could not be', async () => {
  const shell = sampleShell({ build: 'tttttttttt' });
  for (const name of ['alate', 'zlate']) writeFileSync(join(shell, `${name}.0123456789.js`), name);
  // In the place of one of them stands what cannot be replaced.
  mkdirSync(join(data, 'assets', 'zlate.0123456789.js'));
  const before = everything();
  await expect(publishShell(data, shell)).rejects.toThrow('EISDIR');
  expect(everything()).toEqual(before);
});

it('keeps the files of a release that is live when releasing it again fails', async () => {
  await expect(publishRemote(data, sampleBuild(), { command: 'test', onStep: diskFull })).rejects.toThrow(
    'no space left',
  );
  expect(existsSync(releaseFolder(data, readRegistry(data).remotes['mfe-kite']!.current))).toBe(true);
});

it('rolls back and withdraws on a full disk', async () => {
  await publishRemote(data, sampleBuild(second));
  await rollBackRemote(data, 'mfe-kite', { author: toTheLast });
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.0.0');

  await publishShell(data, sampleShell({ version: '1.1.0', build: 'tttttttttt' }));
  expect(existsSync(reservedSpaceFile(data))).toBe(true);
  await rollBackShell(data, { author: toTheLast });
  expect(readRegistry(data).shell.version).toBe('1.0.0');

  await publishRemote(data, sampleBuild({ version: '3.0.0', build: 'cccccccccc' }));
  await withdrawRemote(data, 'mfe-kite', { author: { ...toTheLast, confirmed: ['removals'] } });
  expect(readRegistry(data).remotes).toEqual({});
});

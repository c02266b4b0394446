import { cpSync, existsSync, globSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { generationFile, generationsFolder } from '#registry/data-folder.ts';
import { prune } from './remove-unneeded.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { rollBackRemote } from '#registry/roll-back.ts';

const buildOf = (minor: number): string => `${minor}`.padStart(10, 'a');
const nameOf = (minor: number): string => `remotes/mfe-kite/1.${minor}.0-${buildOf(minor)}`;

const age = (path: string, days: number): void => {
  const at = Date.now() / 1000 - days * 86_400;
  utimesSync(path, at, at);
};

const released = temporaryFolder();

beforeAll(async () => {
  await publishShell(released, sampleShell());
  for (let minor = 1; minor <= 14; minor += 1) {
    await publishRemote(released, sampleBuild({ version: `1.${minor}.0`, build: buildOf(minor) }));
  }
  for (let minor = 1; minor <= 14; minor += 1) age(join(released, nameOf(minor), 'release.json'), 8);
});

/** Fourteen releases, all of them old. */
const fourteenReleases = (): string => {
  const data = temporaryFolder();
  cpSync(released, data, { recursive: true, preserveTimestamps: true });
  return data;
};

const entriesIn = (data: string): readonly string[] => globSync('**/*', { cwd: data }).toSorted();

it('says what no rollback and no open page needs, and removes nothing of it in a dry run', async () => {
  const data = fourteenReleases();
  const before = entriesIn(data);
  const lines = await prune(data, { isDryRun: true });
  expect(lines).toEqual([
    ...[1, 2, 3, 4].map((minor) => expect.stringMatching(`^${nameOf(minor)} \\(0\\.\\d MB\\)$`)),
    expect.stringMatching(/^4 entries, 0\.\d MB would be removed\.$/),
  ]);
  expect(entriesIn(data)).toEqual(before);
});

it('removes just that, with its size, and nothing the second time', async () => {
  const data = fourteenReleases();
  writeFileSync(join(data, nameOf(2), 'large.js'), 'x'.repeat(2_500_000));
  const lines = await prune(data, { isDryRun: false });
  expect(lines).toContain(`${nameOf(2)} (2.5 MB)`);
  expect(lines.at(-1)).toBe('4 entries, 2.5 MB removed.');
  expect([1, 2, 3, 4, 5, 14].map((minor) => existsSync(join(data, nameOf(minor))))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(await prune(data, { isDryRun: false })).toEqual(['0 entries, 0.0 MB removed.']);
});

it('keeps what is live, what rollbacks lead to, and what is younger than a week', async () => {
  const data = fourteenReleases();
  await rollBackRemote(data, 'mfe-kite', { to: buildOf(3) });
  age(join(data, nameOf(4), 'release.json'), 6);
  expect(await prune(data, { isDryRun: false })).toEqual(['0 entries, 0.0 MB removed.']);
  expect([1, 2, 3, 4].every((minor) => existsSync(join(data, nameOf(minor))))).toBe(true);
});

it('removes generations beyond the newest two hundred, and half-written ones of writers that died', async () => {
  const data = fourteenReleases();
  await prune(data, { isDryRun: false });
  for (let number = 16; number <= 203; number += 1) writeFileSync(generationFile(data, number), '{}');
  const draft = join(generationsFolder(data), 'dead.draft');
  writeFileSync(draft, 'half');
  age(draft, 1);
  const lines = await prune(data, { isDryRun: false });
  expect(lines.slice(0, -1).map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'generations/000003.json',
    'generations/000002.json',
    'generations/000001.json',
    'generations/dead.draft',
  ]);
});

it('finds nothing in a folder where nothing is deployed', async () => {
  expect(await prune(temporaryFolder(), { isDryRun: false })).toEqual(['0 entries, 0.0 MB removed.']);
});

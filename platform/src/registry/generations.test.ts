import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishing, racer } from '#testing/racing-releases.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { generationFile, generationsFolder } from './data-folder.ts';
import { generationNumbers, readGeneration } from './generations.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import { readDeployed, readRegistry, switchRegistry, historyLines } from './registry-file.ts';
import { rollBackRemote, withdrawRemote } from './roll-back.ts';

let data = '';

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
});

const nothingChanged = (): Promise<unknown> =>
  switchRegistry(data, { command: 'test' }, (before) => ({ ...before, change: 'Nothing.' }));

describe('what is deployed', () => {
  // With more of both, and who dies at every step, in the deep test.
  it('keeps the releases of two processes at once, while a third dies in the middle of its own', async () => {
    const teams = ['a', 'b'].map((team) => [1, 2, 3].map((index) => `mfe-racer-${team}${index}`));
    const ends = await Promise.all([
      ...teams.map((names) => publishing(data, 'never', names.map(racer))),
      publishing(data, 'written', [racer('mfe-victim')]),
    ]);
    expect(ends).toEqual([0, 0, 'SIGKILL']);
    const { remotes, generation } = readRegistry(data);
    expect(Object.keys(remotes).toSorted()).toEqual(teams.flat().toSorted());
    expect(generation).toBe(7);
    expect(generationNumbers(data)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('records who changed it, when and how', async () => {
    const before = Date.now();
    await publishRemote(data, sampleBuild(), { command: 'release mfe-kite', unchecked: 'all' });
    await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
    await withdrawRemote(data, 'mfe-kite');
    const entries = [2, 3, 4].map((number) => readGeneration(data, number).entry);
    for (const { at, by } of entries) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
      expect(by).toBe(`${userInfo().username}@${hostname()}`);
    }
    expect(entries.map(({ command, change, unchecked }) => [command, change, unchecked])).toEqual([
      ['release mfe-kite', 'mfe-kite 1.0.0-aaaaaaaaaa is live.', 'all'],
      ['release mfe-kite', 'mfe-kite 2.0.0-bbbbbbbbbb is live, instead of 1.0.0-aaaaaaaaaa.', undefined],
      ['withdraw mfe-kite', 'mfe-kite 2.0.0-bbbbbbbbbb is withdrawn. It takes away /kitefly.', undefined],
    ]);
  });

  it('is the newest generation that can be read, and the next one names the unreadable one', async () => {
    await publishRemote(data, sampleBuild());
    const file = generationFile(data, 2);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 100));
    const { registry, damaged } = readDeployed(data);
    expect([registry.generation, registry.remotes]).toEqual([1, {}]);
    expect(damaged).toHaveLength(1);
    expect(damaged[0]).toContain(`${file} cannot be read: `);
    await publishRemote(data, sampleBuild({ name: 'mfe-other', routes: [routeAt('/other')] }));
    expect(Object.keys(readRegistry(data).remotes)).toEqual(['mfe-other']);
    expect(readGeneration(data, 3).entry.change).toContain(`${file} cannot be read: `);
  });

  it('notices a change of one letter in a file that still is JSON', async () => {
    await publishRemote(data, sampleBuild());
    const file = generationFile(data, 2);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"mode":"public"', '"mode":"agentt"'));
    expect(readDeployed(data).damaged).toEqual([
      `${file} cannot be read: it was altered after it was written.`,
    ]);
  });

  it('of a newer platform is neither read nor written over', async () => {
    await publishRemote(data, sampleBuild());
    const file = generationFile(data, 2);
    writeFileSync(file, readFileSync(file, 'utf8').replace('{"format":1', '{"format":2'));
    expect(readDeployed(data).damaged).toEqual([
      `${file} cannot be read: it was written by a newer platform, in format 2.`,
    ]);
    await expect(
      publishRemote(data, sampleBuild({ name: 'mfe-other', routes: [routeAt('/other')] })),
    ).rejects.toThrow("Nothing was changed: use the platform's newer version, which knows all of it.");
    expect(readdirSync(generationsFolder(data)).toSorted()).toEqual(['000001.json', '000002.json']);
  });

  it('is reported as unreadable when no generation can be read', () => {
    writeFileSync(generationFile(data, 1), '');
    expect(() => readRegistry(data)).toThrow(
      /^What is deployed cannot be read\. .*000001\.json cannot be read: /,
    );
  });

  it('keeps the last 200 changes, and no draft of a writer that died', async () => {
    const dead = join(generationsFolder(data), 'dead.draft');
    writeFileSync(dead, 'half');
    utimesSync(dead, 0, 0);
    writeFileSync(join(generationsFolder(data), 'young.draft'), 'half');
    for (let number = 2; number <= 203; number += 1) await nothingChanged();
    const files = readdirSync(generationsFolder(data)).toSorted();
    expect(files).toHaveLength(201);
    expect([files[0], ...files.slice(-2)]).toEqual(['000004.json', '000203.json', 'young.draft']);
  });
});

it('prints every change with its person, what is live, and what is marked bad', async () => {
  await publishRemote(data, sampleBuild(), {
    command: 'release mfe-kite --without-checks',
    unchecked: 'all',
  });
  await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
  await rollBackRemote(data, 'mfe-kite');
  writeFileSync(generationFile(data, 1), '');
  const who = `${userInfo().username}@${hostname()}`;
  const lines = historyLines(data).map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'WHEN'));
  expect(lines).toEqual([
    '1  cannot be read: Unexpected end of JSON input',
    `2  WHEN  ${who}  release mfe-kite --without-checks (without checks): mfe-kite 1.0.0-aaaaaaaaaa is live.`,
    `3  WHEN  ${who}  release mfe-kite: mfe-kite 2.0.0-bbbbbbbbbb is live, instead of 1.0.0-aaaaaaaaaa.`,
    `4  WHEN  ${who}  rollback mfe-kite: mfe-kite 1.0.0-aaaaaaaaaa is live again; 2.0.0-bbbbbbbbbb is marked bad.`,
    'Live: shell 1.0.0-ssssssssss, mfe-kite 1.0.0-aaaaaaaaaa.',
    'Marked bad, skipped by rollbacks: mfe-kite 2.0.0-bbbbbbbbbb.',
  ]);
});

it('prints that nothing is deployed in an empty folder', () => {
  expect(historyLines(temporaryFolder())).toEqual(['Live: nothing.']);
});

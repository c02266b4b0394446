import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  routeAt,
  sampleBuild,
  sampleRelease,
  sampleShell,
  temporaryFolder,
} from '#testing/sample-release.ts';
import { CONFIRMATIONS } from './confirmations.ts';
import { releaseFolder } from './data-folder.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import { readDeployed, readRegistry } from './registry-file.ts';
import { rollBackRemote, rollBackShell, withdrawRemote } from './roll-back.ts';
import { promote } from './sets/canary-changes.ts';

let data = '';

/** What others rely on may go. */
const MEANT = { command: 'release mfe-kite', confirmed: CONFIRMATIONS };

const builds = { 1: 'aaaaaaaaaa', 2: 'bbbbbbbbbb', 3: 'cccccccccc', 4: 'dddddddddd' } as const;
const release = (major: keyof typeof builds, change = {}): Promise<unknown> =>
  publishRemote(data, sampleBuild({ version: `${major}.0.0`, build: builds[major], ...change }), MEANT);

/** The live release of the remote, and what pages fall back to. */
const live = (): readonly (string | undefined)[] => {
  const kite = readRegistry(data).remotes['mfe-kite'];
  return [kite?.current.version, kite?.previous?.version];
};

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const before = readRegistry(data);
  const reason = await work.then(
    () => 'was not refused',
    (cause: unknown) => (cause as Error).message,
  );
  expect(readRegistry(data)).toEqual(before);
  return reason;
};

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
});

describe('rolling a remote back', () => {
  it('goes one release back with each command, and leaves pages no fallback that was rolled back', async () => {
    for (const major of [1, 2, 3] as const) await release(major);
    expect(live()).toEqual(['3.0.0', '2.0.0']);
    await rollBackRemote(data, 'mfe-kite');
    expect(live()).toEqual(['2.0.0', '1.0.0']);
    await rollBackRemote(data, 'mfe-kite');
    expect(live()).toEqual(['1.0.0', undefined]);
    expect(await refusalOf(rollBackRemote(data, 'mfe-kite'))).toBe(
      'mfe-kite has no previous release to go back to that is not marked bad: npm run history shows them. npm run withdraw -- mfe-kite takes it out.',
    );
  });

  it('is refused where the folder of the release describes another remote or version', async () => {
    for (const major of [1, 2] as const) await release(major);
    const folder = releaseFolder(data, { name: 'mfe-kite', version: '1.0.0', build: 'aaaaaaaaaa' });
    for (const said of [{ name: 'mfe-lantern' }, { version: '3.0.0' }]) {
      writeFileSync(join(folder, 'release.json'), JSON.stringify(sampleRelease(said)));
      const words =
        /^mfe-kite 1\.0\.0-aaaaaaaaaa describes itself as mfe-(lantern 1|kite 3)\.0\.0-aaaaaaaaaa/;
      expect(await refusalOf(rollBackRemote(data, 'mfe-kite', { to: '1.0.0-aaaaaaaaaa' }))).toMatch(words);
      const author = { ...MEANT, confirmed: CONFIRMATIONS };
      expect(await refusalOf(promote(data, 'mfe-kite', { to: '1.0.0-aaaaaaaaaa', author }))).toMatch(words);
    }
  });

  it('skips a release that was rolled back before', async () => {
    for (const major of [1, 2] as const) await release(major);
    await rollBackRemote(data, 'mfe-kite');
    await release(3);
    expect(live()).toEqual(['3.0.0', '1.0.0']);
    await rollBackRemote(data, 'mfe-kite');
    expect(live()).toEqual(['1.0.0', undefined]);
    expect(readDeployed(data).lines['mfe-kite']).toEqual([
      { version: '1.0.0', build: 'aaaaaaaaaa' },
      { version: '2.0.0', build: 'bbbbbbbbbb', isBad: true },
      { version: '3.0.0', build: 'cccccccccc', isBad: true },
    ]);
  });

  it('lists rolled-back builds as bad for open pages, until one is released again', async () => {
    for (const major of [1, 2] as const) await release(major);
    const bad = () => readRegistry(data).remotes['mfe-kite']?.bad;
    expect(bad()).toBeUndefined();
    await rollBackRemote(data, 'mfe-kite');
    expect(bad()).toEqual(['bbbbbbbbbb']);
    await release(3);
    expect(bad()).toEqual(['bbbbbbbbbb']);
    await release(2);
    expect(bad()).toBeUndefined();
  });

  it('accepts a bad release as a fallback once it is released again', async () => {
    for (const major of [1, 2] as const) await release(major);
    await rollBackRemote(data, 'mfe-kite');
    await release(2);
    await release(3);
    expect(live()).toEqual(['3.0.0', '2.0.0']);
  });

  it('goes to the build that is named, and back from there', async () => {
    for (const major of [1, 2, 3, 4] as const) await release(major);
    await rollBackRemote(data, 'mfe-kite', { to: 'bbbbbbbbbb' });
    expect(live()).toEqual(['2.0.0', '1.0.0']);
    expect(await refusalOf(rollBackRemote(data, 'mfe-kite', { to: '2.0.0-bbbbbbbbbb' }))).toBe(
      'mfe-kite 2.0.0-bbbbbbbbbb is live already.',
    );
    expect(await refusalOf(rollBackRemote(data, 'mfe-kite', { to: 'nothing' }))).toBe(
      'mfe-kite has no release nothing. It has: 1.0.0-aaaaaaaaaa, 2.0.0-bbbbbbbbbb, 3.0.0-cccccccccc, 4.0.0-dddddddddd.',
    );
  });

  it('is refused when another remote has taken its address since', async () => {
    await release(1, { routes: [routeAt('/before')] });
    for (const major of [2, 3] as const) await release(major, { routes: [routeAt('/after')] });
    await publishRemote(data, sampleBuild({ name: 'mfe-thief', routes: [routeAt('/before')] }));
    expect(await refusalOf(rollBackRemote(data, 'mfe-kite', { to: 'aaaaaaaaaa' }))).toBe(
      'mfe-kite claims /before, which belongs to mfe-thief.',
    );
    // Nor do pages fall back to it.
    await rollBackRemote(data, 'mfe-kite');
    expect(live()).toEqual(['2.0.0', undefined]);
  });

  it('is refused when a file of the release was damaged since', async () => {
    for (const major of [1, 2] as const) await release(major);
    const folder = releaseFolder(data, { name: 'mfe-kite', version: '1.0.0', build: 'aaaaaaaaaa' });
    writeFileSync(join(folder, 'remoteEntry.0123456789.js'), 'damaged');
    expect(await refusalOf(rollBackRemote(data, 'mfe-kite'))).toBe(
      `remoteEntry.0123456789.js in ${folder} is not what its build wrote.`,
    );
  });

  it('has no earlier release after a withdrawal, which frees the addresses of all of them', async () => {
    for (const major of [1, 2] as const) await release(major);
    await withdrawRemote(data, 'mfe-kite');
    await release(2);
    expect(live()).toEqual(['2.0.0', undefined]);
  });
});

const shellRelease = (major: number, change = {}): Promise<unknown> =>
  publishShell(data, sampleShell({ version: `${major}.0.0`, build: `shell${major}`, ...change }));

describe('rolling the shell back', () => {
  it('makes the previous shell live, and the one before it with the next command', async () => {
    const first = readRegistry(data).shell;
    await shellRelease(2, { provides: ['react', 'jotai', 'idb'] });
    await shellRelease(3);
    expect(readRegistry(data).shell.previous).toEqual({ version: '2.0.0', build: 'shell2' });
    await rollBackShell(data);
    expect(readRegistry(data).shell).toMatchObject({ version: '2.0.0', provides: ['react', 'jotai', 'idb'] });
    await rollBackShell(data);
    // Pages that run one of the two leave it.
    expect(readRegistry(data).shell).toEqual({ ...first, bad: ['shell2', 'shell3'] });
  });

  it('goes to the build that is named', async () => {
    for (const major of [2, 3]) await shellRelease(major);
    await rollBackShell(data, { to: 'ssssssssss' });
    expect(readRegistry(data).shell.version).toBe('1.0.0');
    await rollBackShell(data, { to: '3.0.0-shell3' });
    expect(readRegistry(data).shell).toMatchObject({ version: '3.0.0', previous: { version: '2.0.0' } });
  });

  it('keeps the previous shell when the same one is released again', async () => {
    await shellRelease(2);
    await shellRelease(2);
    expect(readRegistry(data).shell.previous?.version).toBe('1.0.0');
  });

  it('is refused when a remote released since needs what the previous shell lacks', async () => {
    await shellRelease(2, { provides: ['react', 'jotai', 'idb'] });
    await publishRemote(data, sampleBuild({ requires: ['idb'] }));
    expect(await refusalOf(rollBackShell(data))).toMatch(
      /no longer provides what mfe-kite 1\.0\.0-aaaaaaaaaa requires: idb/,
    );
  });

  it('is refused when there is no previous shell, or its files were altered', async () => {
    expect(await refusalOf(rollBackShell(data))).toMatch(/no previous release/);
    await shellRelease(2);
    writeFileSync(join(data, 'assets', 'main.0123456789.js'), 'tampered');
    expect(await refusalOf(rollBackShell(data))).toMatch(/is not what its build wrote/);
    expect(readFileSync(join(data, 'assets', 'main.0123456789.js'), 'utf8')).toBe('tampered');
  });
});

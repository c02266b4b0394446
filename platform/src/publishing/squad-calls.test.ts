import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { releaseFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines, readRegistry } from '#registry/registry-file.ts';
import { publishDrafts } from '#registry/sets/drafts.ts';
import { productAt, routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { askPlatform } from './send-release.ts';
import { createToken, readSquads } from './squads.ts';

const KITE = 'mfe-kite';
let data = '';
let edge: Edge;
let token = '';

const build = (minor: number): string => `${minor}`.padStart(10, 'a');
const release = (minor: number, change = {}) =>
  sampleBuild({ version: `1.${minor}.0`, build: build(minor), ...change });

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, release(1, { products: [productAt('kite')] }));
  await publishRemote(data, sampleBuild({ name: 'mfe-lantern', routes: [routeAt('/lanterns')] }));
  token = createToken(data, { squad: 'Kite squad', remotes: [KITE], by: 'ayu@desk' });
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

afterEach(() => edge.close());

const ask = (path: string, method: 'GET' | 'POST' = 'POST') =>
  askPlatform({ to: edge.url, token }, `/platform/${path}`, { method });
const lastChange = (): string => historyLines(data).findLast((line) => /^\d/.test(line)) ?? '';

describe('withdrawing a remote over https', () => {
  it('says what goes until it is confirmed, and then takes it out in the name of the squad', async () => {
    await expect(ask('withdraw/mfe-kite')).rejects.toThrow(
      'mfe-kite 1.1.0-aaaaaaaaa1 changes what others rely on. It takes away /kitefly (where links of Kite Insurance ask for the code), the product kite-product, the links /kite/…. If that is meant: npm run withdraw -- mfe-kite --removals',
    );
    expect(readRegistry(data).remotes[KITE]?.current.version).toBe('1.1.0');
    expect(await ask('withdraw/mfe-kite?removals')).toEqual({
      name: KITE,
      version: '1.1.0',
      build: 'aaaaaaaaa1',
    });
    expect(Object.keys(readRegistry(data).remotes)).toEqual(['mfe-lantern']);
    expect(lastChange()).toMatch(
      /Kite squad {2}http withdraw mfe-kite --removals: mfe-kite 1\.1\.0-aaaaaaaaa1 is withdrawn\. It takes away \/kitefly/,
    );
    await expect(ask('withdraw/mfe-kite?removals')).rejects.toThrow('mfe-kite is not deployed.');
  });

  it('takes out no other release than the one that is named', async () => {
    await expect(ask('withdraw/mfe-kite?removals&to=bbbbbbbbbb')).rejects.toThrow(
      'mfe-kite bbbbbbbbbb is live no longer.',
    );
    expect(await ask('withdraw/mfe-kite?removals&to=1.1.0-aaaaaaaaa1')).toMatchObject({ version: '1.1.0' });
  });

  it('is no call for the shell', async () => {
    token = createToken(data, { squad: 'Core', remotes: ['shell'], by: 'ayu@desk' });
    await expect(ask('withdraw/shell?removals')).rejects.toThrow(
      'The shell is not withdrawn: every page needs one.',
    );
  });
});

it('answers the reports of the remote alone', async () => {
  const { reports } = (await ask('reports/mfe-kite', 'GET')) as { reports: readonly string[] };
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatch(/^ +live +opened +failed/);
  expect(reports[1]).toMatch(/^mfe-kite {2}1\.1\.0-aaaaaaaaa1 +0 +0 +–$/);
  await expect(ask('reports/mfe-lantern', 'GET')).rejects.toThrow('and for nothing else.');
  await ask('withdraw/mfe-kite?removals');
  expect(await ask('reports/mfe-kite', 'GET')).toEqual({ reports: ['mfe-kite is not deployed.'] });
});

describe('a link to a release', () => {
  it('is given for a draft and for a release of before, and the history says so', async () => {
    await publishDrafts(data, [{ name: KITE, dist: release(2) }], { command: 'draft' });
    const { url, ...shown } = (await ask('preview/mfe-kite?to=1.2.0-aaaaaaaaa2')) as { readonly url: string };
    expect(shown).toEqual({ version: '1.2.0', build: 'aaaaaaaaa2' });
    expect(new URL(url).searchParams.get('set')).toMatch(/^mfe-kite:1\.2\.0-aaaaaaaaa2~/);
    expect(readRegistry(data).remotes[KITE]?.current.version).toBe('1.1.0');
    expect(lastChange()).toMatch(
      /Kite squad {2}http preview mfe-kite: mfe-kite 1\.2\.0-aaaaaaaaa2 can be seen by a link; nothing goes live\.$/,
    );
  });

  it.each([
    ['no release', '', 'Name the release by its version and its build'],
    ['one that is not there', '?to=9.0.0-bbbbbbbbbb', 'mfe-kite 9.0.0-bbbbbbbbbb is not there any more.'],
    ['what is no name', '?to=../mfe-lantern/1.0.0-aaaaaaaaaa', 'named by its version and its build'],
  ])('is not given for %s', async (_, query, words) => {
    const before = historyLines(data);
    await expect(ask(`preview/mfe-kite${query}`)).rejects.toThrow(words);
    expect(historyLines(data)).toEqual(before);
  });
});

const age = (name: string, minor: number): void => {
  const folder = releaseFolder(data, { name, version: `1.${minor}.0`, build: build(minor) });
  const at = Date.now() / 1000 - 8 * 86_400;
  utimesSync(join(folder, 'release.json'), at, at);
};

describe('freeing space over https', () => {
  it('removes old releases of the remote alone, and only says which in a dry run', async () => {
    for (let minor = 2; minor <= 12; minor += 1)
      await publishRemote(data, release(minor), { command: 'test', confirmed: ['removals'] });
    for (const minor of [1, 2, 12]) age(KITE, minor);
    const before = historyLines(data);
    const removed = ['mfe-kite 1.1.0-aaaaaaaaa1', 'mfe-kite 1.2.0-aaaaaaaaa2'];
    expect(await ask('prune/mfe-kite?dry-run')).toEqual({ removed });
    expect(historyLines(data)).toEqual(before);
    expect(await ask('prune/mfe-kite')).toEqual({ removed });
    const isThere = (minor: number): boolean =>
      existsSync(releaseFolder(data, { name: KITE, version: `1.${minor}.0`, build: build(minor) }));
    expect([1, 2, 3, 12].map(isThere)).toEqual([false, false, true, true]);
    expect(lastChange()).toMatch(
      /Kite squad {2}http prune mfe-kite: mfe-kite 1\.1\.0-aaaaaaaaa1, mfe-kite 1\.2\.0-aaaaaaaaa2: removed from the disk/,
    );
    expect(await ask('prune/mfe-kite')).toEqual({ removed: [] });
  });
});

describe('a token', () => {
  const DAY = 86_400_000;

  it('that ends within fourteen days is named in every answer, and in none before', async () => {
    const created = Date.parse(readSquads(data)[0]?.created ?? '');
    const later = async (days: number): Promise<unknown> => {
      vi.useFakeTimers({ toFake: ['Date'], now: created + days * DAY });
      return ask('reports/mfe-kite', 'GET').finally(() => vi.useRealTimers());
    };
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await later(70)).not.toHaveProperty('tokenEnds');
    expect(warn).not.toHaveBeenCalled();
    const day = new Date(created + 90 * DAY).toISOString().slice(0, 10);
    expect(await later(80)).toMatchObject({ tokenEnds: day });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `PAYUNG_RELEASE_TOKEN ends on ${day}: ask whoever runs the platform for another one.`,
    );
    await expect(later(91)).rejects.toThrow(`The token of Kite squad ended on ${day}. Who runs the platform`);
    warn.mockRestore();
  });
});

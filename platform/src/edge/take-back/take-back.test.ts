import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines, readDeployed, readRegistry } from '#registry/registry-file.ts';
import { rollBackRemote } from '#registry/roll-back.ts';
import { publishCanary } from '#registry/sets/canary-changes.ts';
import { fetchFile, pageToken, sendReport, visit } from '#testing/reporting-page.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';
import { shouldTakeBack } from './take-back.ts';
import type { WatchOptions } from './watch-releases.ts';

let data = '';
let log: LogEntry[] = [];
const edges: Edge[] = [];

const anEdge = async (options: WatchOptions = {}): Promise<Edge> => {
  const started = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    log: (entry) => entry.event !== 'page-report' && log.push(entry),
    ...options,
  });
  edges.push(started);
  return started;
};

/** An edge that ends decides at once about what it has gathered. */
const decide = async (): Promise<void> => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()));
};

const SECOND = { owner: 'mfe-kite', version: '2.0.0', build: 'bbbbbbbbbb' };
const CRASH = { kind: 'crashed', reason: 'TypeError', ...SECOND } as const;

const release = (version: string, build: string, change = {}) =>
  publishRemote(data, sampleBuild({ version, build, ...change }));
const liveKite = () => readRegistry(data).remotes['mfe-kite']?.current.version;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 6) });
  data = temporaryFolder();
  log = [];
  await publishShell(data, sampleShell());
  await release('1.0.0', 'aaaaaaaaaa');
  await release('2.0.0', 'bbbbbbbbbb');
});

afterEach(async () => {
  await decide();
  vi.useRealTimers();
});

it.each([
  [{ opened: 5, failed: 5 }, true],
  [{ opened: 25, failed: 5 }, true],
  [{ opened: 26, failed: 5 }, false],
  [{ opened: 4, failed: 4 }, false],
  [{ opened: 10_000, failed: 2_000 }, true],
  [{ opened: 0, failed: 0 }, false],
])('of %j a release is taken back: %s', (counts, isTakenBack) => {
  expect(shouldTakeBack(counts, { failed: 5, percent: 20 })).toBe(isTakenBack);
});

it.each([
  { failed: 0, percent: 20 },
  { failed: 5, percent: 0 },
])('is turned off by %j', (limits) => {
  expect(shouldTakeBack({ opened: 10, failed: 10 }, limits)).toBe(false);
});

const startCanary = () =>
  publishCanary(
    data,
    { name: 'mfe-kite', dist: sampleBuild({ version: '3.0.0', build: 'cccccccccc' }) },
    { percent: 5, author: { command: 'test' } },
  );

describe('a canary that many of its visitors cannot use', () => {
  const THIRD = { owner: 'mfe-kite', version: '3.0.0', build: 'cccccccccc' };
  it('is stopped, however long it has run, and what is live stays', async () => {
    await startCanary();
    vi.advanceTimersByTime(3 * 24 * 3_600_000);
    const edge = await anEdge();
    await visit(edge, 30, SECOND);
    await visit(edge, 5, { ...CRASH, ...THIRD, from: 31 });
    await decide();
    expect(readDeployed(data).canaries).toBeUndefined();
    expect(readRegistry(data).remotes['mfe-kite']).toMatchObject({
      current: { version: '2.0.0' },
      bad: ['cccccccccc'],
    });
    expect(log).toEqual([
      {
        event: 'canary-stopped',
        remote: 'mfe-kite',
        release: '3.0.0-cccccccccc',
        instead: '2.0.0-bbbbbbbbbb',
        opened: 5,
        failed: 5,
      },
    ]);
  });

  it('is stopped once, by two edges', async () => {
    await startCanary();
    await visit(await anEdge(), 3, { ...CRASH, ...THIRD });
    await visit(await anEdge(), 3, { ...CRASH, ...THIRD, from: 4 });
    await decide();
    expect(readRegistry(data).generation).toBe(5);
    expect(log.map(({ event }) => event)).toEqual(['canary-stopped']);
  });
});

describe('a release that many visitors cannot use', () => {
  it('is taken back, and the history and the log say why', async () => {
    const edge = await anEdge();
    await visit(edge, 15, { ...SECOND, from: 1 });
    await visit(edge, 5, { ...CRASH, from: 16 });
    expect(liveKite()).toBe('2.0.0');
    await decide();
    expect(liveKite()).toBe('1.0.0');
    expect(readDeployed(data).lines['mfe-kite']).toEqual([
      { version: '1.0.0', build: 'aaaaaaaaaa' },
      { version: '2.0.0', build: 'bbbbbbbbbb', isBad: true },
    ]);
    expect(historyLines(data).find((line) => line.startsWith('4 '))).toMatch(
      /^4 {2}2026-11-27 06:00 {2}\S+@\S+ {2}edge: 5 of 20 addresses could not use it: mfe-kite 1\.0\.0-aaaaaaaaaa is live again; 2\.0\.0-bbbbbbbbbb is marked bad\.$/,
    );
    expect(log).toEqual([
      {
        event: 'taken-back',
        remote: 'mfe-kite',
        release: '2.0.0-bbbbbbbbbb',
        instead: '1.0.0-aaaaaaaaaa',
        opened: 20,
        failed: 5,
      },
    ]);
  });

  it('is taken back while the edge runs', async () => {
    const edge = await anEdge({ gatherReportsMs: 0 });
    await visit(edge, 5, CRASH);
    await vi.waitFor(() => expect(liveKite()).toBe('1.0.0'));
  });

  it('is taken back where it is the shell', async () => {
    await publishShell(data, sampleShell({ version: '2.0.0', build: 'tttttttttt' }));
    await visit(await anEdge(), 5, { ...CRASH, owner: 'shell', build: 'tttttttttt' });
    await decide();
    expect(readRegistry(data).shell).toMatchObject({ version: '1.0.0', bad: ['tttttttttt'] });
  });

  it.each([
    ['the remote', { ...CRASH, version: '3.0.0', build: 'cccccccccc' }],
    ['the shell', { ...CRASH, owner: 'shell', version: '3.0.0', build: 'uuuuuuuuuu' }],
  ])('is taken back by what several edges have seen, once: %s', async (_what, crash) => {
    await publishShell(data, sampleShell({ version: '2.0.0', build: 'tttttttttt' }));
    await publishShell(data, sampleShell({ version: '3.0.0', build: 'uuuuuuuuuu' }));
    await release('3.0.0', 'cccccccccc');
    const [one, other] = [await anEdge(), await anEdge()];
    await visit(one, 3, crash);
    await visit(other, 3, { ...crash, from: 4 });
    await decide();
    const { generation, shell, remotes } = readRegistry(data);
    const live = crash.owner === 'shell' ? shell : remotes['mfe-kite']?.current;
    expect([live?.version, generation]).toEqual(['2.0.0', 7]);
    expect(log.map(({ event }) => event)).toEqual(['taken-back']);
  });

  it('stays where it has been live for a day: another cause is likelier', async () => {
    vi.advanceTimersByTime(24 * 3_600_000 + 1);
    await visit(await anEdge(), 20, CRASH);
    await decide();
    expect([liveKite(), log]).toEqual(['2.0.0', []]);
  });

  it('stays where fewer failed than one of five, or the limits are off', async () => {
    const edge = await anEdge();
    await visit(edge, 21, SECOND);
    await visit(edge, 5, { ...CRASH, from: 22 });
    await decide();
    expect(liveKite()).toBe('2.0.0');
    await visit(await anEdge({ takeBack: { failed: 0, percent: 20 } }), 20, CRASH);
    await decide();
    expect([liveKite(), log]).toEqual(['2.0.0', []]);
  });

  it('stays where there is nothing to go back to; the log says so once', async () => {
    await rollBackRemote(data, 'mfe-kite');
    const first = { ...CRASH, version: '1.0.0', build: 'aaaaaaaaaa' };
    const edge = await anEdge({ gatherReportsMs: 0, takeBack: { failed: 6, percent: 20 } });
    await visit(edge, 6, first);
    await vi.waitFor(() => expect(log).toHaveLength(1));
    await visit(edge, 6, { ...first, from: 7 });
    await decide();
    expect(liveKite()).toBe('1.0.0');
    expect(log).toEqual([
      {
        event: 'take-back-failed',
        remote: 'mfe-kite',
        release: '1.0.0-aaaaaaaaaa',
        reason: expect.stringMatching(/^mfe-kite has no previous release to go back to/),
        opened: 6,
        failed: 6,
      },
    ]);
  });
});

describe('a release that somebody releases again', () => {
  it('is not taken back a second time, by any edge', async () => {
    await visit(await anEdge(), 5, CRASH);
    await decide();
    expect(liveKite()).toBe('1.0.0');
    vi.advanceTimersByTime(600_000);
    await release('2.0.0', 'bbbbbbbbbb');
    await visit(await anEdge(), 9, { ...CRASH, from: 10 });
    await decide();
    expect(liveKite()).toBe('2.0.0');
  });

  it('is not gone back from either, when it took the place of one that was taken back', async () => {
    await visit(await anEdge(), 5, CRASH);
    await decide();
    vi.advanceTimersByTime(600_000);
    await visit(await anEdge(), 9, { ...CRASH, version: '1.0.0', build: 'aaaaaaaaaa' });
    await decide();
    expect([liveKite(), log.map(({ event }) => event)]).toEqual(['1.0.0', ['taken-back']]);
  });

  it('is judged by what came after, where a person took it back', async () => {
    const edge = await anEdge({ takeBack: { failed: 6, percent: 20 } });
    await visit(edge, 5, CRASH);
    await rollBackRemote(data, 'mfe-kite');
    vi.advanceTimersByTime(60_000);
    await release('2.0.0', 'bbbbbbbbbb');
    await visit(edge, 5, { ...CRASH, from: 6 });
    await decide();
    expect(liveKite()).toBe('2.0.0');
    await visit(await anEdge(), 1, { ...CRASH, from: 11 });
    await decide();
    expect(liveKite()).toBe('1.0.0');
  });
});

it('takes back the newest of those that fail, and the others only when they still fail after it', async () => {
  const lamp = { name: 'mfe-lamp', routes: [routeAt('/lamp')] };
  await release('1.0.0', 'llllllllll', lamp);
  await release('2.0.0', 'mmmmmmmmmm', lamp);
  vi.advanceTimersByTime(60_000);
  await publishShell(data, sampleShell({ version: '2.0.0', build: 'tttttttttt' }));
  const edge = await anEdge();
  const before = await Promise.all([1, 2, 3, 4, 5].map((number) => pageToken(edge, `203.0.113.${number}`)));
  await visit(edge, 6, { ...CRASH, owner: 'shell', build: 'tttttttttt' });
  await visit(edge, 6, { ...CRASH, owner: 'mfe-lamp', build: 'mmmmmmmmmm', from: 7 });
  await decide();
  const live = () => {
    const { shell, remotes } = readRegistry(data);
    return [shell.version, remotes['mfe-lamp']?.current.version];
  };
  expect(live()).toEqual(['1.0.0', '2.0.0']);
  vi.advanceTimersByTime(1_000);
  const failing = { ...CRASH, owner: 'mfe-lamp', build: 'mmmmmmmmmm' };
  // A page that the bad shell was sent with says nothing of the lamp.
  const next = await anEdge();
  for (const [number, token] of before.entries()) {
    await fetchFile(next, `203.0.113.${number + 1}`, failing);
    await sendReport(next, `203.0.113.${number + 1}`, { ...failing, token });
  }
  await visit(await anEdge(), 4, { ...failing, from: 20 });
  await decide();
  expect(live()).toEqual(['1.0.0', '2.0.0']);
  await visit(await anEdge(), 1, { ...failing, from: 24 });
  await decide();
  expect(live()).toEqual(['1.0.0', '1.0.0']);
});

it('a remote that was taken back, by whatever reports, keeps no other one from it', async () => {
  const lamp = { name: 'mfe-lamp', routes: [routeAt('/lamp')] };
  await release('1.0.0', 'llllllllll', lamp);
  await release('2.0.0', 'mmmmmmmmmm', lamp);
  vi.advanceTimersByTime(60_000);
  await release('3.0.0', 'cccccccccc');
  await visit(await anEdge(), 5, { ...CRASH, version: '3.0.0', build: 'cccccccccc' });
  await decide();
  expect(liveKite()).toBe('2.0.0');
  await visit(await anEdge(), 5, { ...CRASH, owner: 'mfe-lamp', build: 'mmmmmmmmmm', from: 20 });
  await decide();
  expect(readRegistry(data).remotes['mfe-lamp']?.current.version).toBe('1.0.0');
});

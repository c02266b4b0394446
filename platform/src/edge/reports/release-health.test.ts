import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { KITE, pageToken, sendReport, visit } from '#testing/reporting-page.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { readHealth } from './release-health.ts';
import { createVisitors } from './visitors.ts';

let data = '';
let edge: Edge;
const edges: Edge[] = [];

const anEdge = async (): Promise<Edge> => {
  const started = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  edges.push(started);
  return started;
};

/** What is written down when an edge ends. */
const counted = async (): Promise<unknown> => {
  for (const one of edges.splice(0)) await one.close();
  return (await readHealth(data)).countOf(KITE);
};

const CRASH = { kind: 'crashed', reason: 'TypeError' } as const;

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  edge = await anEdge();
});

afterEach(async () => {
  vi.useRealTimers();
  for (const one of edges.splice(0)) await one.close();
});

describe('the health of a release', () => {
  it('counts addresses that opened it, and those where it failed; a failure opened it too', async () => {
    await visit(edge, 3);
    await visit(edge, 2, { ...CRASH, from: 3 });
    expect(await counted()).toEqual({ opened: 4, failed: 2 });
  });

  it.each(['failed', 'crashed', 'stuck', 'error', 'rejection'] as const)(
    'counts %s as a failure',
    async (kind) => {
      await visit(edge, 1, { kind });
      expect(await counted()).toEqual({ opened: 1, failed: 1 });
    },
  );

  it.each([
    ['a slow file', { kind: 'slow' }],
    ['an unreadable registry', { kind: 'registry' }],
    ['a failure that may have another cause', { ...CRASH, unsure: true }],
    ['a release that was never deployed', { ...CRASH, build: 'bbbbbbbbbb' }],
  ] as const)('does not count %s', async (_what, report) => {
    await visit(edge, 1, report);
    expect(await counted()).toEqual({ opened: 0, failed: 0 });
  });

  it('counts the shell and the remote apart', async () => {
    await visit(edge, 1, { ...CRASH, owner: 'shell', build: 'ssssssssss' });
    for (const one of edges.splice(0)) await one.close();
    const health = await readHealth(data);
    expect(health.countOf({ owner: 'shell', version: '1.0.0', build: 'ssssssssss' })).toEqual({
      opened: 1,
      failed: 1,
    });
    expect(health.countOf(KITE)).toEqual({ opened: 0, failed: 0 });
  });

  it('forgets what is older than an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit(edge, 2, CRASH);
    vi.advanceTimersByTime(3_600_001);
    await visit(edge, 1, { from: 9 });
    expect(await counted()).toEqual({ opened: 1, failed: 0 });
  });

  it('holds neither addresses nor ids of pages', async () => {
    await sendReport(edge, '198.51.100.77', { token: await pageToken(edge) });
    await counted();
    const [file = ''] = readdirSync(join(data, 'health'));
    const text = readFileSync(join(data, 'health', file), 'utf8');
    expect(JSON.parse(text)).toEqual({
      'mfe-kite 1.0.0-aaaaaaaaaa': [
        {
          address: expect.stringMatching(/^[\w-]{22}$/),
          page: expect.stringMatching(/^[\w-]{22}$/),
          seen: expect.any(Number),
          failed: 0,
        },
      ],
    });
    expect(text).not.toContain('198.51.100');
  });
});

/** Beside them, ten people who are served well. */
const forge = async (send: (number: number) => Promise<number>): Promise<readonly unknown[]> => {
  await visit(edge, 10, { from: 200 });
  const statuses = new Set<number>();
  for (let number = 0; number < 100; number += 1) statuses.add(await send(number));
  return [[...statuses], await counted()];
};

const report = (address: string, token?: string) => sendReport(edge, address, { ...CRASH, token });

const fromNetwork = async (number: number) => report(`2001:db8::${number}`, await pageToken(edge));

describe('one hundred forged reports', () => {
  it('count nothing without a token', async () => {
    expect(await forge((number) => report(`203.0.113.${number}`))).toEqual([
      [204],
      { opened: 10, failed: 0 },
    ]);
  });

  it.each([
    'AAAAAAAAAAAA.1a2b3c~AAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAA.1a2b3c',
    '',
    '..',
    'AAAAAAAAAAAA.1~ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ',
  ])('count nothing with the token %j', async (token) => {
    expect(await forge((number) => report(`203.0.113.${number}`, token))).toEqual([
      [403],
      { opened: 10, failed: 0 },
    ]);
  });

  it('count nothing with the token of another platform', async () => {
    const other = await startEdge({ port: 0, dataDir: temporaryFolder(), backendUrl: 'http://127.0.0.1:9' });
    edges.push(other);
    const token = await pageToken(other);
    expect(await forge((number) => report(`203.0.113.${number}`, token))).toEqual([
      [403],
      { opened: 10, failed: 0 },
    ]);
  });

  it('count once with one token, from whichever address they come', async () => {
    const token = await pageToken(edge);
    expect(await forge((number) => report(`203.0.113.${number}`, token))).toEqual([
      [204],
      { opened: 11, failed: 1 },
    ]);
  });

  it('count once from one address, whichever tokens they show', async () => {
    expect(await forge(async () => report('203.0.113.1', await pageToken(edge)))).toEqual([
      // More than 30 a minute are refused.
      [204, 429],
      { opened: 11, failed: 1 },
    ]);
  });

  it('count once from one network of IPv6', async () => {
    expect(await forge(fromNetwork)).toEqual([[204, 429], { opened: 11, failed: 1 }]);
  });
});

describe('several edges on one data folder', () => {
  it('are summed, and who came to both counts once', async () => {
    const other = await anEdge();
    await visit(edge, 3, CRASH);
    await visit(other, 3, { ...CRASH, from: 3 });
    await sendReport(other, '203.0.113.1', { token: await pageToken(edge) });
    expect(await counted()).toEqual({ opened: 6, failed: 5 });
    expect(readdirSync(join(data, 'health'))).toHaveLength(2);
  });

  it('count on after one of them was started again', async () => {
    await visit(edge, 2, CRASH);
    await edge.close();
    await visit(await anEdge(), 1, { from: 3 });
    expect(await counted()).toEqual({ opened: 3, failed: 2 });
  });

  it('remove the file of one that has written nothing for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit(edge, 2, CRASH);
    await edge.close();
    const [file = ''] = readdirSync(join(data, 'health'));
    vi.advanceTimersByTime(3_600_001);
    expect(await counted()).toEqual({ opened: 0, failed: 0 });
    await visit(await anEdge(), 1, { from: 3 });
    expect(await counted()).toEqual({ opened: 1, failed: 0 });
    expect(readdirSync(join(data, 'health'))).not.toContain(file);
  });
});

it('remembers at most 10,000 visitors of a release', () => {
  const { add, countSince } = createVisitors();
  for (let number = 0; number < 10_001; number += 1)
    add({ address: `a${number}`, page: `p${number}`, seen: 1, failed: 1 });
  expect(countSince(0)).toEqual({ opened: 10_000, failed: 10_000 });
});

it('counts somebody who changes the address while a page is open once', () => {
  const { add, countSince } = createVisitors();
  add({ address: 'wifi', page: 'one', seen: 1, failed: 0 });
  add({ address: 'mobile', page: 'one', seen: 2, failed: 2 });
  expect(countSince(0)).toEqual({ opened: 1, failed: 1 });
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { KITE, fetchFile, pageToken, sendReport, visit } from '#testing/reporting-page.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { readHealth } from './release-health.ts';
import { countOf, createVisitors } from './visitors.ts';

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

const SHELL = { owner: 'shell', version: '1.0.0', build: 'ssssssssss' };
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
    await visit(edge, 1, { from: 77 });
    await counted();
    const [file = ''] = readdirSync(join(data, 'health'));
    const text = readFileSync(join(data, 'health', file), 'utf8');
    expect(JSON.parse(text)).toEqual({
      'mfe-kite 1.0.0-aaaaaaaaaa': [
        {
          network: expect.stringMatching(/^[\w-]{11}$/),
          region: expect.stringMatching(/^[\w-]{11}$/),
          opened: expect.any(Number),
          used: expect.any(Number),
          failed: 0,
          failedPage: 0,
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

/** From a /48 and with a page of its own, and nothing more. */
const reportAlone = async (number: number) => {
  const address = `2001:db8:${number}::1`;
  return report(address, await pageToken(edge, address));
};

/** With a page and files of its own, as far as anybody can have them from one place. */
const reportOf = async (address: string) => {
  const token = await pageToken(edge, address);
  await fetchFile(edge, address);
  return report(address, token);
};

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

  it('count nothing where the edge saw nothing but a page and a report, from however many places', async () => {
    expect(await forge(reportAlone)).toEqual([[204], { opened: 10, failed: 0 }]);
  });

  it('count once with one token, from whichever address they come', async () => {
    const token = await pageToken(edge, '203.0.113.200');
    const send = async (number: number) => {
      await fetchFile(edge, `203.0.113.${number}`);
      return report(`203.0.113.${number}`, token);
    };
    await fetchFile(edge, '203.0.113.200');
    expect(await forge(send)).toEqual([[204], { opened: 11, failed: 1 }]);
  });

  it('count once from one address, whichever tokens they show', async () => {
    expect(await forge(() => reportOf('203.0.113.1'))).toEqual([[204], { opened: 11, failed: 1 }]);
  });

  it('count once from a /48 of IPv6, whose 65,536 networks one customer may have', async () => {
    expect(await forge((number) => reportOf(`2001:db8:7:${number}::1`))).toEqual([
      [204],
      { opened: 11, failed: 1 },
    ]);
  });
});

/** Of a page of its own, at one address. */
const crash = async (change: object = {}) =>
  sendReport(edge, '198.51.100.9', { ...CRASH, ...change, token: await pageToken(edge, '198.51.100.9') });

describe('somebody who was seen to do more than report', () => {
  it.each([
    ['fetched a file of the release', () => fetchFile(edge, '198.51.100.9'), {}, 1],
    ['fetched one of another release', () => fetchFile(edge, '198.51.100.9', { ...KITE, build: 'b' }), {}, 0],
    ['fetched one of the shell alone', () => fetchFile(edge, '198.51.100.9', SHELL), {}, 0],
    ['fetched one of the shell, which failed', () => fetchFile(edge, '198.51.100.9', SHELL), SHELL, 1],
  ] as const)('counts, or not: %s', async (_what, use, change, failed) => {
    await use();
    await crash(change);
    for (const one of edges.splice(0)) await one.close();
    expect((await readHealth(data)).countOf({ ...KITE, ...change })).toEqual({ opened: failed, failed });
  });

  it.each([
    [200, 1],
    [401, 0],
  ])('counts by a call that was answered with %i: %i', async (status, failed) => {
    const backend = fastify();
    backend.get('/api/x', (_request, reply) => reply.status(status).send('{}'));
    const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => backend.close());
    edge = await startEdge({ port: 0, dataDir: data, backendUrl });
    edges.push(edge);
    await fetch(`${edge.url}/api/x`, { headers: { 'x-forwarded-for': '198.51.100.9' } });
    await crash();
    expect(await counted()).toEqual({ opened: failed, failed });
  });
});

describe('several edges on one data folder', () => {
  it('are summed, and who came to both counts once', async () => {
    const other = await anEdge();
    await visit(edge, 3, CRASH);
    await visit(other, 3, { ...CRASH, from: 3 });
    // A page of one edge, whose file comes from another one, and its report from the first.
    await fetchFile(other, '203.0.113.1');
    await sendReport(edge, '203.0.113.1', { token: await pageToken(edge, '203.0.113.1') });
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

/** A visitor of each of so many networks. */
const crowd = (
  count: number,
  region: string,
): readonly { readonly network: string; readonly region: string }[] =>
  Array.from({ length: count }, (_none, number) => ({ network: `${region} ${number}`, region }));

const failedOf = (visitors: ReturnType<typeof createVisitors>) =>
  countOf(visitors.all(), { time: 1, pages: 0 }, new Set());

describe('more visitors than an edge remembers', () => {
  it('give way within the region that has the most of them', () => {
    const visitors = createVisitors();
    for (const place of crowd(20, 'customers')) visitors.add(place, { opened: 1, used: 1 });
    for (const place of crowd(30_000, 'one network')) visitors.add(place, { opened: 2, used: 2 });
    for (const place of crowd(5, 'customers'))
      visitors.add(place, { opened: 3, failed: 3, failedPage: 3, used: 3 });
    for (const place of crowd(5, 'others'))
      visitors.add(place, { opened: 3, failed: 3, failedPage: 3, used: 3 });
    expect(failedOf(visitors)).toEqual({ opened: 10_000, failed: 10 });
  });

  it('leave the newest', () => {
    const visitors = createVisitors();
    for (const place of crowd(10_001, 'one')) visitors.add(place, { opened: 1 });
    visitors.add({ network: 'one 1', region: 'one' }, { opened: 2 });
    visitors.add({ network: 'new', region: 'one' }, { opened: 2 });
    const known = visitors.all().map(({ network }) => network);
    expect(known).toHaveLength(10_000);
    expect([known.includes('one 0'), known.includes('one 1'), known.includes('one 2')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

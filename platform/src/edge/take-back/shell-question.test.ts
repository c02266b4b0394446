import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { previewForm } from '#testing/edge-browser.ts';
import { visit } from '#testing/reporting-page.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';

const BAD = { owner: 'shell', version: '2.0.0', build: 'tttttttttt', kind: 'crashed' } as const;
const NOW = Date.UTC(2026, 10, 27, 6);

let data = '';
let webhook: Server;
let told: { readonly event: string; readonly question?: string; readonly until?: string }[] = [];
let log: LogEntry[] = [];
const edges: Edge[] = [];

const anEdge = async (): Promise<Edge> => {
  const edge = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    releaseWebhook: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
    gatherReportsMs: 0,
    log: (entry) => entry.event !== 'page-report' && log.push(entry),
  });
  edges.push(edge);
  return edge;
};

const liveShell = () => readRegistry(data).shell.version;
const events = () => told.map(({ event }) => event);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  data = temporaryFolder();
  told = [];
  log = [];
  webhook = createServer((request, response) => {
    void json(request).then((event) => {
      told.push(event as (typeof told)[number]);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  await publishShell(data, sampleShell());
  await publishShell(data, sampleShell({ version: '2.0.0', build: 'tttttttttt' }));
});

afterEach(async () => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()));
  webhook.close();
  vi.useRealTimers();
});

/** The address of the page to which the webhook's link leads. */
const asked = async (edge: Edge): Promise<string> => {
  await visit(edge, 5, BAD);
  await vi.waitFor(() => expect(events()).toEqual(['take-back-asked']));
  return told[0]?.question ?? '';
};

const press = async (page: string, answer: string, headers: Record<string, string> = {}) => {
  const form = previewForm(await (await fetch(page)).text());
  form.set('answer', answer);
  const sent = { 'sec-fetch-site': 'same-origin', ...headers };
  return fetch(new URL('/platform/shell-question', page), { method: 'POST', body: form, headers: sent });
};

describe('a shell that many visitors cannot use, where there is a webhook', () => {
  it('is asked about once, by all edges, and stays while nobody answers', async () => {
    const [one, other] = [await anEdge(), await anEdge()];
    const page = await asked(one);
    await visit(other, 3, { ...BAD, from: 10 });
    expect(told).toEqual([
      {
        event: 'take-back-asked',
        remote: 'shell',
        release: '2.0.0-tttttttttt',
        question: expect.stringMatching(
          /^http:\/\/localhost:\d+\/platform\/shell-question\?about=2\.0\.0-t{10}%7E/,
        ),
        until: expect.stringMatching(/^2026-11-27T06:05:0\d\.\d{3}Z$/),
        opened: 5,
        failed: 5,
      },
    ]);
    expect(log.filter(({ event }) => event === 'take-back-asked')).toHaveLength(1);
    // Who reads the log may not decide.
    expect(JSON.stringify(log)).not.toContain(new URL(page).search);
    expect(liveShell()).toBe('2.0.0');
  });

  it('is taken back at once when somebody says so on the page, and the link alone does nothing', async () => {
    const page = await asked(await anEdge());
    const shown = await fetch(page, { headers: { 'accept-language': 'en' } });
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*form-action 'self'/);
    const text = await shown.text();
    expect(text).toContain('<h1>Take the shell 2.0.0-tttttttttt back?</h1>');
    expect(text).toContain('could not be used in 5 of 5 networks');
    expect(liveShell()).toBe('2.0.0');
    expect(await (await press(page, 'take back')).text()).toContain('Shell sedang ditarik kembali.');
    await vi.waitFor(() => expect(liveShell()).toBe('1.0.0'));
    await vi.waitFor(() => expect(events()).toEqual(['take-back-asked', 'taken-back']));
    expect(await (await fetch(page)).text()).toContain('Shell ini sudah tidak tayang');
  });

  it('stays when somebody says so, whatever is reported after it', async () => {
    const edge = await anEdge();
    const page = await asked(edge);
    expect(await (await press(page, 'leave')).text()).toContain('Shell tetap tayang');
    // The first answer holds.
    await press(page, 'take back');
    vi.advanceTimersByTime(300_001);
    await visit(edge, 5, { ...BAD, from: 10 });
    await visit(await anEdge(), 5, { ...BAD, from: 20 });
    await Promise.all(edges.splice(0).map((one) => one.close()));
    expect([liveShell(), events()]).toEqual(['2.0.0', ['take-back-asked']]);
  });

  it('is taken back after five minutes without an answer, by what visitors still report', async () => {
    const edge = await anEdge();
    await asked(edge);
    vi.advanceTimersByTime(299_000);
    await visit(edge, 1, { ...BAD, from: 10 });
    expect(liveShell()).toBe('2.0.0');
    vi.advanceTimersByTime(1_000);
    await visit(edge, 1, { ...BAD, from: 11 });
    await vi.waitFor(() => expect(liveShell()).toBe('1.0.0'));
  });

  it.each([
    ['another site', 'take back', { 'sec-fetch-site': 'cross-site' }],
    ['somebody who says something else', 'perhaps', {}],
  ])('takes no answer of %s', async (_who, answer, headers) => {
    const page = await asked(await anEdge());
    expect((await press(page, answer, headers)).status).toBe(403);
    expect((await fetch(`${page.slice(0, -4)}AAAA`)).status).toBe(404);
    expect(liveShell()).toBe('2.0.0');
  });
});

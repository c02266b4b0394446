import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { pageToken } from '#testing/reporting-page.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import type { LogEntry } from '../monitoring.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { REASON_WORDS } from './report-scope.ts';

const SHELL = join(repositoryRoot, 'shell', 'src', 'federation');

let edge: Edge;
let log: LogEntry[] = [];
let lastClient = 0;
let client = '';
const dataDir = temporaryFolder();

beforeAll(async () => {
  await publishShell(dataDir, sampleShell());
  await publishRemote(dataDir, sampleBuild());
});

// One for each test: reports are counted.
beforeEach(async () => {
  log = [];
  lastClient += 1;
  client = `203.0.113.${lastClient}`;
  edge = await startEdge({
    port: 0,
    dataDir,
    backendUrl: 'http://127.0.0.1:9',
    log: (entry) => log.push(entry),
  });
});

afterEach(() => edge.close());

const REPORT = {
  kind: 'crashed',
  owner: 'mfe-kite',
  version: '1.0.0',
  build: 'aaaaaaaaaa',
  route: 'mfe-kite.start',
  reason: 'TypeError 0123456789.js:1:234',
};

const report = (payload: unknown, headers: Record<string, string> = {}) =>
  edge.app.inject({
    method: 'POST',
    url: '/app/reports',
    remoteAddress: client,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const metrics = async (): Promise<readonly string[]> =>
  (await edge.app.inject({ url: '/metrics' })).body
    .split('\n')
    .filter((line) => line.startsWith('page_reports'));

it.each(['application/json', 'text/plain;charset=UTF-8'])(
  'accepts a report as %s, logs one line and counts it by release',
  async (type) => {
    const before = (await metrics()).join();
    const answer = await report(REPORT, { 'content-type': type });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(log).toEqual([{ event: 'page-report', ...REPORT }]);
    const after = (await metrics()).join();
    expect(after).not.toBe(before);
    expect(after).toMatch(
      /page_reports_total\{owner="mfe-kite",version="1\.0\.0",build="aaaaaaaaaa",kind="crashed"\} \d/,
    );
  },
);

it.each([
  ['Error 081234567890 or 0812-3456-7890\n3273010101900001 code 1234', 'Error … or …'],
  ['Budi Qwxyz 081234567890 zulq@payung.test AbC123', '…'],
  ['TypeError: budi is not a function at /app/travel/AbC123', 'TypeError: … is not a function …'],
  ['Failed at https://payung.example/app/travel/AbC123 (main.0123456789.js:1:2)', '…'],
])('logs no name, e-mail address, number or link id of the reason %j', async (reason, written) => {
  await report({ ...REPORT, reason });
  expect(log.map((entry) => entry['reason'])).toEqual([written]);
});

it.each([
  'ChunkLoadError main.0123456789.js:1:234',
  'string',
  '/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/remoteEntry.0123456789.js is missing, damaged or not what was published',
  '/app/assets/0123456789.js?again=1-mf3k2 stalled for 15 s',
  `/app/rest/${'0a'.repeat(32)}.json?again=1-mf3k2 stalled for 15 s`,
  'mfe-kite: files.startup.start cannot be read',
  'TypeError /app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/512.0123456789.js:1:234',
  'has no screen "start"',
  'mfe-kite needs a newer shell for "start"',
  'remoteEntry.0123456789.js did not define mfe_kite_aaaaaaaaaa',
  'current.products.0.tile cannot be read',
  'start: not loaded after 5 s',
])('logs the reason %j as a page gives it', async (reason) => {
  await report({ ...REPORT, reason });
  expect(log.map((entry) => entry['reason'])).toEqual([reason]);
});

it('allows every word of the reasons that the shell reports', () => {
  const sources = globSync('**/!(*.test).{ts,tsx}', { cwd: SHELL }).map((file) =>
    readFileSync(join(SHELL, file), 'utf8'),
  );
  const sentences = sources.flatMap((source) =>
    [...source.matchAll(/(?:new (?!Error)\w+Error\(|reason: |reportSlow\()[`']([^`']*)[`']/g)].map(
      ([, sentence = '']) => sentence,
    ),
  );
  expect(sentences.length).toBeGreaterThan(8);
  const words = sentences.flatMap(
    (sentence) => sentence.replaceAll(/\$\{[^}]*\}/g, ' ').match(/[A-Za-z]+/g) ?? [],
  );
  expect(words.filter((word) => !REASON_WORDS.has(word))).toEqual([]);
});

it('counts releases that were never deployed as one', async () => {
  for (const build of ['b1', 'b2', 'b3']) expect((await report({ ...REPORT, build })).statusCode).toBe(204);
  const lines = await metrics();
  expect(lines.filter((line) => line.includes('unknown'))).toEqual([
    'page_reports_total{owner="unknown",version="unknown",build="unknown",kind="crashed"} 3',
  ]);
  expect(lines.some((line) => /b[123]/.test(line))).toBe(false);
});

it('logs no release and no route that was never deployed', async () => {
  await report({ ...REPORT, owner: 'budi', version: 'Qwxyz', build: 'AbC123', route: 'AbC123' });
  expect(log).toEqual([
    {
      event: 'page-report',
      kind: 'crashed',
      owner: 'unknown',
      version: 'unknown',
      build: 'unknown',
      reason: 'TypeError 0123456789.js:1:234',
    },
  ]);
});

it('counts that a screen was shown without a line in the log, for pages of this platform only', async () => {
  const opened = { ...REPORT, kind: 'opened', reason: '' };
  expect((await report({ ...opened, token: await pageToken(edge) })).statusCode).toBe(204);
  const refused = await report(opened);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { errCode: 4, errMsg: 'This request could not be read. Please load the page again.' },
  ]);
  expect(log).toEqual([]);
  expect(await metrics()).toContain(
    'page_reports_total{owner="mfe-kite",version="1.0.0",build="aaaaaaaaaa",kind="opened"} 1',
  );
});

it('accepts a failure after many screens that were shown to the same address', async () => {
  const token = await pageToken(edge);
  for (let sent = 0; sent < 40; sent += 1)
    expect((await report({ ...REPORT, kind: 'opened', token })).statusCode).toBe(204);
  expect((await report({ ...REPORT, token })).statusCode).toBe(204);
  expect(log).toHaveLength(1);
});

it.each([
  ['a field that nobody knows', { ...REPORT, phone: '081234567890' }],
  ['a kind that nobody knows', { ...REPORT, kind: 'other' }],
  ['an address as its route', { ...REPORT, route: '/app/t/abc?code=1' }],
  ['a reason of more than 200 characters', { ...REPORT, reason: 'x'.repeat(201) }],
  ['no owner', { ...REPORT, owner: undefined }],
  ['a list', [REPORT]],
  ['no JSON', '{'],
])('refuses %s', async (_what, payload) => {
  const answer = await report(payload);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { errCode: 4, errMsg: 'This request could not be read. Please load the page again.' },
  ]);
  expect(log).toEqual([]);
});

it('refuses a report of more than 4 kB, and one that another site sends', async () => {
  expect((await report({ ...REPORT, reason: 'x'.repeat(5_000) })).statusCode).toBe(413);
  expect((await report(REPORT, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  expect((await report(REPORT, { 'content-type': 'text/html' })).statusCode).toBe(415);
  expect(log).toEqual([]);
});

it('accepts 120 reports a minute from one address or IPv6 network, and still those of others', async () => {
  client = '2001:db8::1';
  for (let sent = 0; sent < 120; sent += 1) expect((await report(REPORT)).statusCode).toBe(204);
  client = '2001:db8::2';
  const refused = await report(REPORT);
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { errCode: 4 }]);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(log).toHaveLength(120);
  client = '2001:db8:0:1::1';
  expect((await report(REPORT)).statusCode).toBe(204);
});

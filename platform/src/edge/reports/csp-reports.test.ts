import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import type { LogEntry } from '../monitoring.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';

let edge: Edge;
let log: LogEntry[] = [];

// One for each test: reports are counted, and limited for each address.
beforeEach(async () => {
  log = [];
  edge = await startEdge({
    port: 0,
    dataDir: temporaryFolder(),
    backendUrl: 'http://127.0.0.1:9',
    log: (entry) => log.push(entry),
  });
});

afterEach(() => edge.close());

const report = (type: string, payload: unknown) =>
  edge.app.inject({
    method: 'POST',
    url: '/app/csp-reports',
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
  });

const OLD = {
  'csp-report': {
    'document-uri': 'https://payung.example/app/t/SECRETCODE?phone=081234567890',
    'effective-directive': 'img-src',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://evil.example:8443/pixel.png?nik=3273010101900001',
    'original-policy': "default-src 'none'",
  },
};

const NEW = [
  {
    type: 'csp-violation',
    age: 10,
    url: 'https://payung.example/app/homequote?quoteId=65f0c1a5e4b0a70001a3f001',
    body: {
      documentURL: 'https://payung.example/app/homequote?quoteId=65f0c1a5e4b0a70001a3f001',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      sample: 'var phone = 081234567890',
    },
  },
  { type: 'deprecation', body: {} },
];

it('accepts the format of report-uri, and logs directive, host and area only', async () => {
  const answer = await report('application/csp-report', OLD);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(log).toEqual([
    { event: 'csp-report', directive: 'img-src', blocked: 'evil.example:8443', page: '/app/t' },
  ]);
});

it('accepts the format of report-to, and counts by directive', async () => {
  expect((await report('application/reports+json', NEW)).statusCode).toBe(204);
  expect(log).toEqual([
    { event: 'csp-report', directive: 'script-src-elem', blocked: 'inline', page: '/app/homequote' },
  ]);
  const { body } = await edge.app.inject({ url: '/metrics' });
  expect(body).toContain('csp_reports_total{directive="script-src-elem"} 1');
});

it.each([
  ['x'.repeat(50), 'ftp://081234567890.example/a', 'nonsense', ['other', '#####.example', '/app']],
  ['img-src', 'data:image/png;base64,AAAA', 'https://p.example/app/T3ST/1', ['img-src', 'data:', '/app']],
  ['img-src', '<script>', '', ['img-src', 'other', '/app']],
])('logs no free text of %s, %s, %s', async (directive, blocked, page, kept) => {
  await report('application/csp-report', {
    'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': page },
  });
  expect(log.map((entry) => [entry['directive'], entry['blocked'], entry['page']])).toEqual([kept]);
});

it('refuses a body that is too large or no report, and more than 30 reports in a minute', async () => {
  const large = { 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } };
  expect((await report('application/csp-report', large)).statusCode).toBe(413);
  expect((await report('application/csp-report', { hello: 1 })).statusCode).toBe(400);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 30; sent += 1)
    statuses.add((await report('application/csp-report', OLD)).statusCode);
  expect([...statuses]).toEqual([204, 429]);
});

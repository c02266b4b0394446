import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTo, rawRequest } from '#testing/raw-request.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';

let edge: Edge;

beforeAll(async () => {
  const limits = { headersWithinMs: 150, bodyWithinMs: 300, checkEveryMs: 30 };
  edge = await startEdge({ port: 0, dataDir: temporaryFolder(), backendUrl: 'http://127.0.0.1:9', limits });
});

afterAll(() => edge.close());

const SECURITY = [
  'referrer-policy: no-referrer',
  'x-content-type-options: nosniff',
  'x-frame-options: deny',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'permissions-policy: camera=(self), geolocation=(self), microphone=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
];

const CLOSE = 'host: x\r\nconnection: close\r\n';

/** A request in which a header stands twice. */
const twice = (line: string): string => `GET /app/login HTTP/1.1\r\n${CLOSE}${line}\r\n${line}\r\n\r\n`;

it.each([
  ['two hosts', 400, twice('host: x')],
  ['two sessions', 400, twice('authorization: x')],
  ['two types of its body', 400, twice('content-type: x')],
  ['two sites that it comes from', 400, twice('Sec-Fetch-Site: none')],
  ['two origins', 400, twice('origin: x')],
  ['two hosts of proxies', 400, twice('x-forwarded-host: x')],
  ['a malformed request line', 400, 'GARBAGE\r\n\r\n'],
  ['a malformed address', 400, `GET /app/%zz HTTP/1.1\r\n${CLOSE}\r\n`],
  ['a malformed address of a call', 400, `GET /api/%zz HTTP/1.1\r\n${CLOSE}\r\n`],
  ['a request without a host', 400, 'GET /app/login HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['an address of nobody', 404, `GET /nowhere HTTP/1.1\r\n${CLOSE}\r\n`],
  ['a method of nobody', 404, `TRACE /app/login HTTP/1.1\r\n${CLOSE}\r\n`],
  ['headers that never end', 408, 'GET /app/login HTTP/1.1\r\nhost: x\r\nslow: '],
  ['a body that never ends', 408, 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
  [
    'a body that is too large',
    413,
    `POST /api/x HTTP/1.1\r\n${CLOSE}content-length: 70000\r\n\r\n${'x'.repeat(70_000)}`,
  ],
  ['an expectation of nobody', 417, `GET /healthz HTTP/1.1\r\n${CLOSE}expect: banana\r\n\r\n`],
  ['headers that are too large', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${CLOSE}\r\n`],
  ['a backend that is gone', 503, `GET /api/x HTTP/1.1\r\n${CLOSE}\r\n`],
])('answers %s with %i and the security headers', async (_what, status, text) => {
  const answer = await rawRequest(edge.url, text);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.split(' ')[1]).toBe(String(status));
  const lines = head.toLowerCase().split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(SECURITY));
  expect(lines).toContain('cache-control: no-store');
  // By it the installed application tells the edge from a gateway before it.
  expect(lines.includes('payung-edge: refused')).toBe(status === 503);
  expect(JSON.parse(body)).toEqual({ errCode: 4, errMsg: expect.any(String) as unknown });
});

it('writes no second answer into one that has begun', async () => {
  const socket = await connectTo(edge.url);
  let heard = '';
  socket.on('data', (part: Buffer) => {
    heard += part.toString();
  });
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGARBAGE\r\n\r\n');
  await once(socket, 'close');
  expect(heard.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

it('sends every security header of a page, also for a HEAD request', async () => {
  const page = await fetch(`${edge.url}/app/login`, { method: 'HEAD' });
  expect(page.status).toBe(200);
  expect(await page.text()).toBe('');
  for (const line of SECURITY) {
    const [name = '', value] = line.split(/: (.*)/s);
    expect(page.headers.get(name)?.toLowerCase()).toBe(value);
  }
  expect(page.headers.get('content-security-policy')).toContain('; report-uri /app/csp-reports;');
  expect(page.headers.get('content-security-policy')).not.toContain('report-to');
  expect(page.headers.get('reporting-endpoints')).toBe('csp="/app/csp-reports"');
});

it('names report-to and report-uri over https: browsers that know report-to use it there only', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const policy = (await fetch(`${edge.url}/app/login`, { headers })).headers.get('content-security-policy');
  expect(policy).toContain('; report-to csp; report-uri /app/csp-reports;');
});

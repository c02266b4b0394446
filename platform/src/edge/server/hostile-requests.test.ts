import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { connectTo } from '#testing/raw-request.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import type { LogEntry } from '../monitoring.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';

let backend: FastifyInstance;
let edge: Edge;
const log: LogEntry[] = [];

beforeAll(async () => {
  const dataDir = temporaryFolder();
  await publishShell(dataDir, sampleShell());
  await publishRemote(dataDir, sampleBuild());
  backend = fastify();
  backend.removeAllContentTypeParsers();
  backend.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  backend.all('/*', () => ({ ok: true }));
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  // What never ends is given up soon.
  const limits = { headersWithinMs: 300, bodyWithinMs: 300, checkEveryMs: 50 };
  edge = await startEdge({ port: 0, dataDir, backendUrl, limits, log: (entry) => log.push(entry) });
});

afterAll(async () => {
  for (const { server } of [edge.app, backend]) server.closeAllConnections();
  await Promise.all([edge.close(), backend.close()]);
});

/** One address of everything that the edge serves. */
const PLACES = [
  '/api/x',
  '/api/auth/payment-route/doku/notification',
  '/app/login',
  '/app/assets/main.0123456789.js',
  '/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/remoteEntry.0123456789.js',
  '/app/registry.json',
  '/app/reports',
  '/app/csp-reports',
  '/healthz',
  '/metrics',
  '/nowhere',
];

const BROKEN = [
  '%',
  '%F',
  '%FF',
  '%zz',
  '%C0%AF',
  '%E0%A4%A',
  '%ED%A0%80',
  '%00',
  '%0d%0a',
  '%u0041',
  '100%',
];

/** What is put behind an address. */
const TAILS = [
  ...BROKEN,
  ...BROKEN.map((text) => `/${text}`),
  ...BROKEN.map((text) => `?x=${text}`),
  ...BROKEN.map((text) => `?${text}=x`),
  '?fresh=%',
  '?',
  '??',
  '?a[b]=1&a[]=2&__proto__=3',
  '/..',
  '/../../etc/passwd',
  '/..%2f..%2fetc',
  '/%2e%2e/%2e%2e',
  '\\..\\x',
  '//',
  '//evil.example/x',
  '/.',
  ';x=1',
  '#x',
  '[',
  ']',
  '|^`{}"<>',
  '\u00E9\u00FF',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(3_000)}`,
  `?${'a'.repeat(8_000)}`,
  `?${'a=1&'.repeat(3_000)}`,
  `/${'%2e'.repeat(2_000)}`,
];

const WHOLE = [
  '*',
  'x',
  '',
  '//',
  '///app/login',
  '//app/login',
  'http://[',
  'http://[/app/login',
  'http://evil.example/api/x',
  'http://evil.example/app/login',
  'http:///app/login',
  'https://x/app/assets/main.0123456789.js',
  'http://edge/api/x?%FF',
  'javascript:/app/login',
];

const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'QUERY',
  'CONNECT',
  'M-SEARCH',
  'BREW',
  'get',
  'G\u00E9T',
];

const HEADERS = [
  'cookie: LANG=%; =; ;;; \u00FF',
  'accept-encoding: br;q=banana, \u00FF',
  'accept-language: \u00FF',
  'x-forwarded-for: banana',
  'x-forwarded-for: ::::, 1.2.3.4.5, [::1',
  `x-forwarded-for: ${'1.2.3.4, '.repeat(500)}`,
  'x-forwarded-proto: \u00FF, https',
  'x-forwarded-proto: ,',
  'x-forwarded-host: [',
  'host: [',
  'host: a b',
  'host: ',
  'connection: x-forwarded-for, host, content-length',
  'connection: upgrade\r\nupgrade: websocket',
  'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: x',
  'te: trailers',
  'te: gzip',
  'trailer: x',
  'keep-alive: timeout=banana',
  'proxy-connection: x',
  'range: bytes=9-1',
  'range: bytes=\u00FF',
  'if-none-match: "\u00FF',
  'if-modified-since: banana',
  'authorization: \u00FF',
  'content-type: \u00FF/;=',
  'content-type: application/json; charset=banana',
  'content-encoding: br',
  'content-length: 0',
  'content-length: -1',
  'content-length: 3',
  'content-length: 3\r\ncontent-length: 4',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: chunked\r\ncontent-length: 3',
  'transfer-encoding: banana',
  'sec-fetch-site: %',
  'x: \u0000',
  ': x',
  'no colon',
  `x: ${'y'.repeat(15_000)}`,
];

const BODIES = ['', '{"', '\u0000\u00FF', '{"__proto__":1}'];

const TYPES = ['application/json', 'application/csp-report', 'multipart/form-data', ';'];

const requestOf = (method: string, address: string, lines = '', body = ''): string =>
  `${method} ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines}\r\n${body}`;

const AT_ONCE = 16;
/** The edge gives up what never ends much sooner. */
const WITHIN_MS = 3_000;

/** The status of an answer; nothing where the connection ends without one. */
const statusOf = async (request: string): Promise<string> => {
  const socket = await connectTo(edge.url);
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (part: Buffer) => resolve(part.toString('latin1')));
    socket.once('close', () => resolve(''));
    socket.setTimeout(WITHIN_MS, () => resolve('nothing in time'));
  });
  socket.write(request, 'latin1');
  const text = await answer;
  socket.destroy();
  return /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? text;
};

/** Requests that are answered with a fault of ours, or never. The connection may also end without an answer. */
const faultsOf = async (requests: readonly string[]): Promise<readonly string[]> => {
  const left = [...requests];
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (let request = left.pop(); request !== undefined; request = left.pop()) {
      const status = await statusOf(request);
      if (!/^[234]\d\d$|^$/.test(status)) faults.push(`${status}: ${request.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
};

it.each([
  ['addresses', () => PLACES.flatMap((place) => TAILS.map((tail) => requestOf('GET', place + tail)))],
  [
    'whole addresses',
    () => WHOLE.flatMap((address) => ['GET', 'OPTIONS'].map((method) => requestOf(method, address))),
  ],
  ['methods', () => METHODS.flatMap((method) => PLACES.map((place) => requestOf(method, place)))],
  [
    'headers',
    () =>
      HEADERS.flatMap((line) =>
        PLACES.flatMap((place) => [
          requestOf('GET', place, `${line}\r\n`, 'abc'),
          requestOf('POST', place, `${line}\r\n`, 'abc'),
        ]),
      ),
  ],
  [
    'bodies',
    () =>
      BODIES.flatMap((body) =>
        TYPES.flatMap((type) =>
          PLACES.flatMap((place) =>
            ['POST', 'GET'].map((method) =>
              requestOf(method, place, `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`, body),
            ),
          ),
        ),
      ),
  ],
])(
  'answers hostile %s without a status of 5xx and without a logged fault',
  async (_what, requests) => {
    log.length = 0;
    expect(await faultsOf(requests())).toEqual([]);
    expect(log.filter(({ event }) => event === 'fault')).toEqual([]);
  },
  20_000,
);

it.each(['?x=%FF', '?x=%', '?%zz=1', '?x=%C0%AF', '/%FF'])(
  'answers a call whose address ends in %s that the request cannot be read',
  async (tail) => {
    const answer = await fetch(`${edge.url}/api/x${tail}`, { headers: { 'accept-language': 'en' } });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errCode: 4, errMsg: 'This request could not be read. Please load the page again.' },
    ]);
  },
);

it('opens a page whose query is malformed, as links of e-mail campaigns may be', async () => {
  const page = await fetch(`${edge.url}/app/login?utm=100%`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

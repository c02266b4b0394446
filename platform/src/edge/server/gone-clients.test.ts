import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createToken } from '#publishing/squads.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { connectTo } from '#testing/raw-request.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { logLine } from '../monitoring.ts';

const MOST_AT_ONCE = 250;

let backend: FastifyInstance;
let edge: Edge;
let token = '';
/** As the log of a live edge is written. */
const lines: string[] = [];
/** Whose call the backend is told that each is. */
const callers = new Set<unknown>();

beforeAll(async () => {
  const dataDir = temporaryFolder();
  await publishShell(dataDir, sampleShell());
  await publishRemote(dataDir, sampleBuild());
  token = createToken(dataDir, { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'test' });
  backend = fastify();
  backend.removeAllContentTypeParsers();
  backend.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  backend.all('/*', async ({ headers }) => {
    callers.add(headers['x-forwarded-for']);
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    return { text: 'x'.repeat(50_000) };
  });
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  edge = await startEdge({
    port: 0,
    dataDir,
    backendUrl,
    // So that this machine is a client, whose requests are counted.
    trustedProxies: ['10.0.0.1'],
    limits: { perAddress: MOST_AT_ONCE },
    gatherReportsMs: 0,
    log: (entry) => lines.push(logLine(entry, new Date())),
  });
});

afterAll(async () => {
  for (const { server } of [edge.app, backend]) server.closeAllConnections();
  await Promise.all([edge.close(), backend.close()]);
});

const asked = (line: string, headers = '', body = ''): string =>
  `${line} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n${headers}${body === '' ? '' : `content-length: ${body.length}\r\n`}\r\n${body}`;

const REPORT = JSON.stringify({
  kind: 'crashed',
  owner: 'mfe-kite',
  version: '1.0.0',
  build: 'aaaaaaaaaa',
  reason: 'TypeError',
});
const JSON_TYPE = 'content-type: application/json\r\n';
const PART =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="main.js"\r\n\r\nkite\r\n--x--\r\n';

const requests = (): Readonly<Record<string, string>> => ({
  pages: asked('GET /app/login'),
  files: asked('GET /app/assets/main.0123456789.js'),
  registry: asked('GET /app/registry.json'),
  calls: asked('GET /api/user/provinces'),
  writes: asked('POST /api/user/lead', JSON_TYPE, '{"name":"Budi"}'),
  notifications: asked('POST /api/auth/payment-route/doku/notification', JSON_TYPE, '{}'),
  reports: asked('POST /app/reports', JSON_TYPE, REPORT),
  'reports of the policy': asked('POST /app/csp-reports', JSON_TYPE, '{"csp-report":{}}'),
  releases: asked(
    'POST /platform/releases/mfe-kite',
    `authorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n`,
    PART,
  ),
  history: asked('GET /platform/history', `authorization: Bearer ${token}\r\n`),
  'unknown addresses': asked('GET /nowhere'),
});

/** Ways of going: before the request is whole, at once, while it is answered, and with the first byte of the answer. */
const goneAfter = async (socket: Socket, request: string, number: number): Promise<void> => {
  if (number % 4 === 0) socket.write(request.slice(0, (number * 7) % request.length || 1));
  else socket.write(request);
  if (number % 4 === 3) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  else for (let turn = 0; turn < number % 9; turn += 1) await nextTurn();
  if (number % 2 === 0) socket.destroy();
  else socket.resetAndDestroy();
};

/** Faults that were counted and logged, and callers of whom the backend was told another address than theirs. */
const faults = async (): Promise<readonly unknown[]> => {
  const { body } = await edge.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const counted = /^edge_faults_total (\d+)$/m.exec(body)?.[1];
  const others = [...callers].filter((address) => address !== '127.0.0.1');
  return [counted, lines.filter((line) => line.includes('"event":"fault"')), others];
};

const status = async (): Promise<number> => (await fetch(`${edge.url}/app/login`)).status;

it.each(Object.keys(requests()))('goes on when sixty clients go away from %s', async (kind) => {
  const request = requests()[kind] ?? '';
  const clients = Array.from({ length: 60 }, async (_none, number) =>
    goneAfter(await connectTo(edge.url), request, number),
  );
  await Promise.all(clients);
  expect([await status(), ...(await faults())]).toEqual([200, '0', [], []]);
});

it.each(['pages', 'calls'])(
  'forgets 200 requests for %s that wait on one connection when that closes, so that its address has room again',
  async (kind) => {
    const request = requests()[kind] ?? '';
    for (let connection = 0; connection < 2; connection += 1) {
      const socket = await connectTo(edge.url);
      socket.write(request.repeat(200));
      await once(socket, 'data');
      socket.destroy();
    }
    await expect.poll(status).toBe(200);
    expect(await faults()).toEqual(['0', [], []]);
  },
);

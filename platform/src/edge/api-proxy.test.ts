import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';

const NOTIFICATION = '/api/auth/payment-route/doku/notification';

let backend: FastifyInstance;
let edge: Edge;
let asked: string[] = [];
/** Calls whose connection was closed before they were answered. */
const ended: string[] = [];

beforeAll(async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  backend = fastify({ exposeHeadRoutes: true, bodyLimit: 3_000_000 });
  backend.addHook('onRequest', (request, _reply, done) => {
    asked.push(`${request.method} ${request.url}`);
    done();
  });
  backend.removeAllContentTypeParsers();
  backend.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  backend.get('/api/busy', (_request, reply) => reply.status(503).send({ errCode: 4, errMsg: 'busy' }));
  for (const path of ['/metrics', '/readyz']) backend.get(path, () => 'of the backend only');
  backend.get('/api/writes', () => ({ ok: true }));
  backend.post('/api/echo', (request, reply) =>
    reply.send({
      type: request.headers['content-type'],
      bytes: (request.body as Buffer | undefined)?.toString('base64') ?? '',
    }),
  );
  backend.get('/api/device', (request, reply) =>
    reply.header('set-cookie', 'device=new; Path=/api; HttpOnly').send({ had: request.headers.cookie }),
  );
  backend.get('/api/long', (request, reply) => {
    asked.push('and nobody answers');
    reply.raw.once('close', () => ended.push(request.url));
  });
  backend.post(NOTIFICATION, () => ({ message: ['SUCCESS'] }));
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  edge = await startEdge({ port: 0, dataDir: data, backendUrl });
});

beforeEach(() => {
  asked = [];
});

afterAll(async () => {
  // A client's connection that has never been used counts as busy.
  for (const { server } of [edge.app, backend]) server.closeAllConnections();
  await Promise.all([edge.close(), backend.close()]);
});

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
  });

const jsonOf = (size: number): string => JSON.stringify({ text: 'x'.repeat(size) });

/** A request that promises more than it ever sends. */
const unfinished = async (path: string): Promise<Socket> => {
  const socket = connect(Number(new URL(edge.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
  );
  return socket;
};

it('passes the bytes and the content type of a body unchanged', async () => {
  const answer = await post('/api/echo', '{ "amount" :  10 }', {
    'content-type': 'application/json; charset=utf-8',
  });
  expect(await answer.json()).toEqual({
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from('{ "amount" :  10 }').toString('base64'),
  });
});

it('answers other calls while a thousand bodies never end, and passes none of those to the backend', async () => {
  const slow = await Promise.all(Array.from({ length: 1_000 }, () => unfinished('/api/echo')));
  const answer = await post('/api/echo', '{}', {});
  expect(answer.status).toBe(200);
  const paid = await post(NOTIFICATION, '{}');
  expect(await paid.json()).toEqual({ message: ['SUCCESS'] });
  expect(asked).toEqual(['POST /api/echo', `POST ${NOTIFICATION}`]);
  for (const socket of slow) socket.destroy();
});

it.each([
  ['64 kB of somebody who is not signed in', {}, 65_000, 70_000],
  ['256 kB of somebody who is', { authorization: 'Bearer x' }, 260_000, 264_000],
])('accepts a body of up to %s', async (_whose, headers, most, over) => {
  expect((await post('/api/echo', jsonOf(most), headers)).status).toBe(200);
  const refused = await post('/api/echo', jsonOf(over), headers);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({
    errCode: 4,
    errMsg: 'This is larger than we can receive. Please choose a smaller file.',
  });
  expect(asked).toEqual(['POST /api/echo']);
});

it('accepts an upload of up to 2.2 MB, and reads a larger one to its end before refusing it', async () => {
  const upload = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await post('/api/echo', jsonOf(2_300_000), upload)).status).toBe(200);
  for (const size of [2_310_000, 12_000_000]) {
    const refused = await post('/api/echo', jsonOf(size), upload);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { errCode: 4, errMsg: 'This photo is larger than 2 MB. Please choose a smaller one.' },
    ]);
  }
  expect(asked).toEqual(['POST /api/echo']);
});

it('measures a body whose length was not declared', async () => {
  const parts = new ReadableStream({
    start: (controller) => {
      for (let part = 0; part < 10; part += 1) controller.enqueue(new Uint8Array(10_000));
      controller.close();
    },
  });
  const answer = await fetch(`${edge.url}/api/echo`, {
    method: 'POST',
    body: parts,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(asked).toEqual([]);
});

it('leaves a connection usable, or closes it, after a body that was refused', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (body: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(
        `${edge.url}/api/echo`,
        { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode));
        },
      );
      // The edge may close while the rest is still on its way.
      request.on('error', (error: Error & { code?: string }) =>
        error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(413) : reject(error),
      );
      request.end(body);
    });
  expect(await send(jsonOf(70_000))).toBe(413);
  expect(await send(jsonOf(10))).toBe(200);
  agent.destroy();
});

it('calls the backend once, also when it answers that it is busy', async () => {
  const answer = await fetch(`${edge.url}/api/busy`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ errCode: 4, errMsg: 'busy' });
  expect(asked).toEqual(['GET /api/busy']);
});

it.each([
  String.raw`/api/x\..\..\metrics`,
  String.raw`/api\..\metrics`,
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/.%2e/readyz',
  '/metrics',
  '/readyz',
])('reaches no address of the backend outside /api: %s', async (path) => {
  const answer = await rawRequest(edge.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).not.toContain('of the backend only');
  expect(asked).toEqual([]);
});

it('answers a HEAD request with 404, without calling the backend', async () => {
  const answer = await fetch(`${edge.url}/api/writes`, { method: 'HEAD' });
  expect(answer.status).toBe(404);
  expect(asked).toEqual([]);
});

it.each(['/api/echo', NOTIFICATION])('accepts a body that waits for "100 Continue" at %s', async (path) => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(
      edge.url + path,
      {
        method: 'POST',
        headers: { expect: '100-continue', 'content-type': 'application/json', 'content-length': '2' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    request.on('continue', () => request.end('{}'));
    request.on('error', reject);
    request.flushHeaders();
  });
  expect(status).toBe(200);
});

it.each([
  [
    'en',
    'The service is not available right now. What you have saved is kept; please try again in a minute.',
  ],
  [
    'id',
    'Layanan sedang tidak tersedia. Data yang sudah Anda simpan tetap aman; silakan coba lagi sebentar lagi.',
  ],
])(
  'answers in the language %s that the service is unavailable when the backend is down, without details',
  async (language, message) => {
    const data = temporaryFolder();
    await publishShell(data, sampleShell());
    const alone = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
    const answer = await fetch(`${alone.url}/api/echo`, { headers: { 'accept-language': language } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ errCode: 4, errMsg: message });
    await alone.close();
  },
);

it('says with every answer which generation is live, also when the backend is down', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  expect((await fetch(`${edge.url}/api/busy`)).headers.get('payung-generation')).toBe('1');
  expect((await fetch(`${edge.url}/api/device`)).headers.get('payung-generation')).toBe('1');
  const alone = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  const heard = async () => (await fetch(`${alone.url}/api/echo`)).headers.get('payung-generation');
  expect(await heard()).toBe('1');
  await publishRemote(data, sampleBuild());
  expect(await heard()).toBe('2');
  await alone.close();
});

it('reports in its health whether the backend runs', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  let isUp = true;
  const alone = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    isBackendUp: () => isUp,
  });
  const health = async () => {
    const answer = await fetch(`${alone.url}/healthz`);
    return [answer.status, await answer.json()];
  };
  expect(await health()).toEqual([200, { ok: true, backend: 'up', generation: 1 }]);
  isUp = false;
  expect(await health()).toEqual([503, { ok: false, backend: 'down', generation: 1 }]);
  await alone.close();
});

it('passes cookies to the backend and from it', async () => {
  const answer = await fetch(`${edge.url}/api/device`, { headers: { cookie: 'LANG=en; device=known' } });
  expect(answer.headers.get('set-cookie')).toBe('device=new; Path=/api; HttpOnly');
  expect(await answer.json()).toEqual({ had: 'LANG=en; device=known' });
});

it('closes the call to the backend when the client closes its connection', async () => {
  const leaving = new AbortController();
  const answer = fetch(`${edge.url}/api/long`, { signal: leaving.signal });
  await expect.poll(() => asked).toEqual(['GET /api/long', 'and nobody answers']);
  expect(ended).toEqual([]);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => ended).toEqual(['/api/long']);
});

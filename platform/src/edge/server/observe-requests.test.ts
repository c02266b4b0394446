import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { publishShell } from '#registry/publish-shell.ts';
import { connectTo, rawRequest } from '#testing/raw-request.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

let backend: FastifyInstance;
let edge: Edge;
let log: LogEntry[] = [];
let told: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  const dataDir = temporaryFolder();
  await publishShell(dataDir, sampleShell());
  backend = fastify();
  backend.addHook('onRequest', (request, _reply, done) => {
    told = request.headers;
    done();
  });
  backend.get('/api/good', () => ({ errCode: -1 }));
  backend.get('/api/refused', (_request, reply) => reply.status(404).send({ errCode: 4 }));
  backend.get('/api/slow', async (_request, reply) => {
    await setTimeout(30);
    return reply.status(409).send({ errCode: 4 });
  });
  backend.get('/api/never', () => new Promise(() => undefined));
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  edge = await startEdge({ port: 0, dataDir, backendUrl, log: (entry) => log.push(entry) });
});
beforeEach(() => {
  log = [];
});
afterAll(async () => {
  for (const { server } of [edge.app, backend]) server.closeAllConnections();
  await Promise.all([edge.close(), backend.close()]);
});

interface Asked extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = (path: string, { headers, ...init }: Asked = {}): Promise<Response> =>
  fetch(edge.url + path, { ...init, headers: { traceparent, ...headers } });

const failed = (facts: object): object => ({
  event: 'call-failed',
  trace_id: TRACE,
  method: 'GET',
  ms: expect.any(Number),
  ...facts,
});

it('tells the backend the trace with a span of its own, and answers with its id', async () => {
  const answer = await ask('/api/good', {
    headers: { 'x-request-id': 'claimed-by-somebody', tracestate: 'a=b' },
  });
  expect(answer.headers.get('x-request-id')).toBe(TRACE);
  expect(told['traceparent']).toMatch(new RegExp(`^00-${TRACE}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`));
  expect(told).not.toHaveProperty('tracestate');
  expect(log).toEqual([]);
});

it('begins a trace for who has none', async () => {
  const answer = await fetch(`${edge.url}/api/good`);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
});

it('logs a call that failed, whoever has refused it', async () => {
  expect((await ask('/api/refused')).headers.get('x-request-id')).toBe(TRACE);
  await vi.waitFor(() => expect(log).toEqual([failed({ status: 404, by: 'backend' })]));
  const body = 'x'.repeat(70_000);
  const refused = await ask('/api/good', { method: 'POST', body });
  expect([refused.status, refused.headers.get('x-request-id')]).toEqual([413, TRACE]);
  await vi.waitFor(() => expect(log).toHaveLength(2));
  expect(log[1]).toEqual(failed({ method: 'POST', status: 413, by: 'edge' }));
});

it('counts and names what is refused before anything is done', async () => {
  // Two hosts are one too many.
  const answer = await rawRequest(
    edge.url,
    `GET /api/good HTTP/1.1\r\nhost: x\r\nhost: y\r\ntraceparent: ${traceparent}\r\nconnection: close\r\n\r\n`,
  );
  expect(answer).toContain(`x-request-id: ${TRACE}`);
  await vi.waitFor(() => expect(log).toEqual([failed({ status: 400, by: 'edge' })]));
});

it('says how long a call took, which the figures know too', async () => {
  await ask('/api/slow');
  // A timer may be early by a moment.
  await vi.waitFor(() => expect(log).toEqual([failed({ status: 409, by: 'backend' })]));
  expect(log[0]?.['ms']).toBeGreaterThanOrEqual(25);
  const page = await (await ask('/metrics')).text();
  const [, seconds] =
    /^payung_edge_request_seconds_sum\{kind="api",method="GET",status="4xx"\} (\S+)$/m.exec(page) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(0.025);
});

it('logs a call whose caller went before the answer', async () => {
  const socket = await connectTo(edge.url);
  told = {};
  socket.write(`GET /api/never HTTP/1.1\r\nhost: x\r\ntraceparent: ${traceparent}\r\n\r\n`);
  await vi.waitFor(() => expect(told['traceparent']).toContain(TRACE), 10_000);
  socket.destroy();
  await vi.waitFor(() => expect(log).toHaveLength(1), 10_000);
  expect(log[0]).toMatchObject(failed({ status: 'gone' }));
  const page = await (await ask('/metrics')).text();
  expect(page).toContain('payung_edge_request_seconds_count{kind="api",method="GET",status="gone"} 1');
});

it('counts requests by what was asked for, never by an address', async () => {
  await ask('/app/login');
  await ask('/app/remotes/mfe-kite/nothing.js');
  await ask('/app/registry.json');
  await ask('/livez');
  await ask('/nowhere/6281234567890');
  await ask('/api/refused?phone=6281234567890');
  const page = await (await ask('/metrics')).text();
  const counts = [...page.matchAll(/^payung_edge_request_seconds_count\{(.*)\}/gm)].map(
    ([, labels]) => labels,
  );
  expect(counts).toEqual(
    expect.arrayContaining([
      'kind="page",method="GET",status="2xx"',
      'kind="asset",method="GET",status="4xx"',
      'kind="registry",method="GET",status="2xx"',
      'kind="health",method="GET",status="2xx"',
      'kind="other",method="GET",status="4xx"',
      'kind="api",method="GET",status="4xx"',
    ]),
  );
  expect(page).not.toContain('6281234567890');
  expect(Number(/^payung_data_free_bytes (\d+)$/m.exec(page)?.[1])).toBeGreaterThan(0);
});

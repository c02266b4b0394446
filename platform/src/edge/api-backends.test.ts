import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { freePort } from '#run/free-port.ts';
import { startEdge } from './edge.ts';
import type { Edge, EdgeOptions } from './edge.ts';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** A backend that writes down what it was asked. */
const startBackend = async (name: string, asked: string[], answersAll = false): Promise<string> => {
  const app = fastify({ forceCloseConnections: true });
  app.get('/api/who', () => ({ name }));
  app.post<{ Body: { text: string } }>('/api/write', ({ body }) => {
    asked.push(`${name}: ${body.text}`);
    return { name };
  });
  for (const url of ['/api/dies', '/api/dies/:id'])
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: (request, reply) => {
        asked.push(`${name} dies`);
        if (answersAll) return reply.send({ name });
        request.raw.socket.destroy();
      },
    });
  running.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
};

const startBefore = async (
  backendUrl: readonly string[],
  backends: Pick<EdgeOptions, 'isBackendUp' | 'reads'> = {},
): Promise<Edge> => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  const edge = await startEdge({ port: 0, dataDir: data, backendUrl, ...backends });
  running.unshift(edge);
  return edge;
};

const nobodyAt = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

const ask = async (edge: Edge, path = '/api/who', body?: object): Promise<unknown> => {
  const answer = await edge.app.inject({
    url: path,
    ...(body === undefined ? {} : { method: 'POST', payload: body }),
  });
  return answer.statusCode === 200 ? answer.json<{ name: string }>().name : answer.statusCode;
};

it('asks its backends in turn', async () => {
  const edge = await startBefore([await startBackend('one', []), await startBackend('other', [])]);
  const names = [await ask(edge), await ask(edge), await ask(edge), await ask(edge)].map(String);
  expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(['one', 'one', 'other', 'other']);
});

it('asks another backend when one cannot be reached, with the whole call and once', async () => {
  const asked: string[] = [];
  const edge = await startBefore([await nobodyAt(), await startBackend('other', asked)]);
  for (const text of ['first', 'second', 'third'])
    expect(await ask(edge, '/api/write', { text })).toBe('other');
  expect(asked).toEqual(['other: first', 'other: second', 'other: third']);
});

it('answers that the service is unavailable when no backend can be reached', async () => {
  const edge = await startBefore([await nobodyAt(), await nobodyAt()]);
  expect(await ask(edge)).toBe(503);
});

/** The first of them breaks off what it is asked below `/api/dies`. */
const startBeforeBroken = async (asked: string[], reads: readonly string[]): Promise<Edge> => {
  const [broken, whole] = [await startBackend('one', asked), await startBackend('other', asked, true)];
  return startBefore([broken, whole], { isBackendUp: (url) => url === broken, reads: () => reads });
};

it('sends nothing to another backend that one has received already, unless it only reads', async () => {
  const asked: string[] = [];
  const edge = await startBeforeBroken(asked, ['/api/dies/:id']);
  expect(await ask(edge, '/api/dies/1', {})).toBe(503);
  expect(await ask(edge, '/api/dies')).toBe(503);
  expect(asked.splice(0)).toEqual(['one dies', 'one dies']);
  expect(await ask(edge, '/api/dies/1?page=2')).toBe('other');
  expect(asked).toEqual(['one dies', 'other dies']);
});

it('repeats no read that no backend names', async () => {
  const asked: string[] = [];
  const edge = await startBeforeBroken(asked, []);
  expect(await ask(edge, '/api/dies/1')).toBe(503);
  expect(asked).toEqual(['one dies']);
});

it('asks a backend that is not ready only when no other can be reached', async () => {
  const [ready, late] = [await startBackend('ready', []), await startBackend('late', [])];
  const edge = await startBefore([late, ready], { isBackendUp: (url) => url === ready });
  expect([await ask(edge), await ask(edge), await ask(edge)]).toEqual(['ready', 'ready', 'ready']);
  const alone = await startBefore([await nobodyAt(), late], { isBackendUp: (url) => url !== late });
  expect([await ask(alone), await ask(alone)]).toEqual(['late', 'late']);
});

it('reports a backend as up while one of them is', async () => {
  const [one, other] = [await nobodyAt(), await nobodyAt()];
  const up = new Set([one]);
  const edge = await startBefore([one, other], { isBackendUp: (url) => up.has(url) });
  expect((await edge.app.inject('/healthz')).json()).toMatchObject({ ok: true, backend: 'up' });
  up.clear();
  expect((await edge.app.inject('/healthz')).json()).toMatchObject({ ok: false, backend: 'down' });
});

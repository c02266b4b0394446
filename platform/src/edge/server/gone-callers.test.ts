import { once } from 'node:events';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishShell } from '#registry/publish-shell.ts';
import { connectTo } from '#testing/raw-request.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';

let backend: FastifyInstance;
let edge: Edge;
/** Where the edge says that each call came from. */
const asked = new Map<string, unknown>();
const log: LogEntry[] = [];
const uncaught: unknown[] = [];
const keep = (error: unknown): void => void uncaught.push(error);

beforeAll(async () => {
  process.on('uncaughtException', keep);
  backend = fastify();
  backend.get('/api/*', ({ url, headers }) => {
    asked.set(url, headers['x-forwarded-for']);
    return { ok: true };
  });
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const dataDir = temporaryFolder();
  await publishShell(dataDir, sampleShell());
  edge = await startEdge({ port: 0, dataDir, backendUrl, log: (entry) => log.push(entry) });
});
afterAll(async () => {
  process.off('uncaughtException', keep);
  await edge.close();
  await backend.close();
});

const request = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\n\r\n`;
const PATHS = ['/api/slow/', '/app/login?', '/app/registry.json?', '/metrics?', '/nowhere/'];

const leave = async (index: number): Promise<void> => {
  const socket = await connectTo(edge.url);
  socket.on('error', () => undefined);
  socket.write(request(`${PATHS[index % PATHS.length]}${index}`));
  // From before it is read until after it is answered.
  setTimeout(() => socket.destroy(), index % 20);
  await once(socket, 'close');
};

it('outlives 200 callers who go away at any moment of their answer', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, index) => leave(index)));
  expect((await fetch(`${edge.url}/livez`)).status).toBe(200);
  expect([uncaught, log]).toEqual([[], []]);
  expect([...new Set(asked.values())]).toEqual(['203.0.113.7']);
});

it('outlives a connection that closes behind 200 requests', async () => {
  asked.clear();
  const socket = await connectTo(edge.url);
  socket.on('error', () => undefined);
  const requests = Array.from({ length: 200 }, (_, index) => request(`/api/queued/${index}`));
  socket.write(requests.join(''), () => socket.destroy());
  await vi.waitFor(() => expect(asked.size).toBeGreaterThan(0), 10_000);
  expect((await fetch(`${edge.url}/livez`)).status).toBe(200);
  expect([uncaught, log]).toEqual([[], []]);
  expect([...new Set(asked.values())]).toEqual(['203.0.113.7']);
});

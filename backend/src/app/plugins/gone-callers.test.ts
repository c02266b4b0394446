import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { kiteModule } from '#testing/kite/module.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';

const world = useWholeBackend([kiteModule]);

const uncaught: unknown[] = [];
const keep = (error: unknown): void => void uncaught.push(error);
beforeAll(() => void process.on('uncaughtException', keep));
afterAll(() => void process.off('uncaughtException', keep));

const connected = async (): Promise<Socket> => {
  const { hostname, port } = new URL(world.backend.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Those who leave, and those who stand in a queue, by how their traces begin. */
const LEAVING = 'a';
const QUEUED = 'b';

const asked = (path: string, begin: string, index: number): string =>
  `GET ${path} HTTP/1.1\r\nhost: payung.test\r\ntraceparent: 00-${begin}${String(index).padStart(31, '0')}-00f067aa0ba902b7-01\r\nx-forwarded-for: 203.0.113.77\r\n\r\n`;

interface Line {
  readonly trace_id?: string;
  readonly req?: object;
  readonly res?: { readonly from: string };
}

const linesOf = (begin: string): readonly Line[] =>
  world
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line))
    .filter(({ trace_id: trace = '' }) => trace.startsWith(begin));

const PATHS = ['/api/user/provinces', '/api/nowhere'];

const leave = async (index: number): Promise<void> => {
  const socket = await connected();
  socket.write(asked(PATHS[index % 2] ?? '', LEAVING, index));
  // From before it is read until after it is answered.
  setTimeout(() => socket.destroy(), index % 20);
  await once(socket, 'close');
};

const left = (): readonly Line[] => linesOf(LEAVING).filter(({ res }) => res !== undefined);

it('outlives 200 callers who go away at any moment of their answer, and logs each with the network it came from', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, index) => leave(index)));
  await vi.waitFor(() => expect(left().length).toBeGreaterThan(100), 10_000);
  expect((await fetch(`${world.backend.url}/livez`)).status).toBe(200);
  expect(uncaught).toEqual([]);
  expect([...new Set(left().map(({ res }) => res?.from))]).toEqual(['203.0.113.x']);
});

it('outlives a connection that closes behind 200 requests', async () => {
  const socket = await connected();
  const requests = Array.from({ length: 200 }, (_, index) => asked('/api/user/provinces', QUEUED, index));
  socket.write(requests.join(''), () => socket.destroy());
  await vi.waitFor(() => {
    expect(linesOf(QUEUED).filter(({ req }) => req !== undefined)).toHaveLength(200);
  }, 10_000);
  expect((await fetch(`${world.backend.url}/readyz`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});

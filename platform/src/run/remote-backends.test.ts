import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { PageFacts } from '@payung/shared/page-facts.ts';
import { freePort } from './free-port.ts';
import { joinBackends } from './remote-backends.ts';

interface FakeBackend {
  readonly url: string;
  readonly port: number;
  isReady: boolean;
  facts: PageFacts;
  /** How often somebody asked for the facts. */
  asked: number;
  readonly server: Server;
}

const startBackend = async (facts: PageFacts, port = 0): Promise<FakeBackend> => {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') response.writeHead(backend.isReady ? 200 : 503).end('{}');
    else if (request.url === '/page-facts') {
      backend.asked += 1;
      response.end(JSON.stringify(backend.facts));
    } else response.writeHead(404).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const backend = { url: `http://127.0.0.1:${taken}`, port: taken, isReady: true, facts, asked: 0, server };
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return backend;
};

const join = async (...urls: readonly string[]) => {
  const lines: string[] = [];
  const backends = await joinBackends({
    urls,
    onLine: (line) => lines.push(line),
    everyMs: 10,
    startWithinMs: 5_000,
  });
  onTestFinished(() => backends.stop());
  return { backends, lines };
};

it('takes what a page says from the backend that is ready', async () => {
  const ready = await startBackend({ paymentHosts: ['pay.test'] });
  const late = await startBackend({});
  late.isReady = false;
  const { backends } = await join(late.url, ready.url);
  expect(backends.facts()).toEqual({ paymentHosts: ['pay.test'] });
  expect([late.url, ready.url].map((url) => backends.isUp(url))).toEqual([false, true]);
  late.isReady = true;
  await expect.poll(() => backends.isUp(late.url)).toBe(true);
});

it('notices that a backend is not ready or gone, and reads again what it says when it is back', async () => {
  const backend = await startBackend({ paymentHosts: ['127.0.0.1:4001'] });
  const { backends, lines } = await join(backend.url);
  backend.isReady = false;
  await expect.poll(() => backends.isUp(backend.url)).toBe(false);
  // Pages are served meanwhile.
  expect(backends.facts()).toEqual({ paymentHosts: ['127.0.0.1:4001'] });
  backend.facts = { paymentHosts: ['127.0.0.1:4002'] };
  backend.isReady = true;
  await expect.poll(() => backends.facts()).toEqual({ paymentHosts: ['127.0.0.1:4002'] });
  expect(backend.asked).toBe(2);
  expect(lines).toEqual([
    `The backend at ${backend.url} is ready.`,
    `The backend at ${backend.url} is not ready: others are asked first.`,
    `The backend at ${backend.url} is ready.`,
  ]);
});

it('waits for a backend that starts after the edge', async () => {
  const port = await freePort();
  const joining = join(`http://127.0.0.1:${port}`);
  await startBackend({ partnerUrl: 'https://partner.test' }, port);
  expect((await joining).backends.facts()).toEqual({ partnerUrl: 'https://partner.test' });
});

it('says what to do when no backend is ready, or only one of a release that says nothing of pages', async () => {
  const old = createServer((request, response) =>
    response.writeHead(request.url === '/readyz' ? 200 : 404).end(),
  ).listen(0, '127.0.0.1');
  await once(old, 'listening');
  onTestFinished(() => void old.close());
  const url = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  const starting = joinBackends({ urls: [url], onLine: () => undefined, everyMs: 10, startWithinMs: 30 });
  await expect(starting).rejects.toThrow(
    `No backend is ready at ${url}. Start one of this release (npm start -w backend), or correct PAYUNG_BACKEND_URL; its /readyz says what it lacks.`,
  );
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startTracing } from '@payung/shared/trace/tracing.ts';
import { startCollector } from './collector.ts';

// The library is loaded first.
vi.setConfig({ testTimeout: 120_000 });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = { name: 'GET api', kind: 'server', of: { traceId: TRACE } } as const;

it('sends the same traces from every server, which their ids choose', async () => {
  const collector = await startCollector();
  const traces = Array.from({ length: 64 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex').slice(0, 32),
  );
  const chosen: string[][] = [];
  for (const service of ['payung-edge', 'payung-backend']) {
    const settings = { endpoint: collector.url, share: 0.5 };
    const tracing = await startTracing({ settings, service, onLost: () => undefined });
    for (const traceId of traces) tracing?.begin({ ...span, of: { traceId } }).end();
    await tracing?.close();
    chosen.push(collector.spans.filter((sent) => sent.service === service).map(({ traceId }) => traceId));
  }
  await collector.close();
  expect(chosen[0]).toEqual(chosen[1]);
  expect(chosen[0]?.length).toBeGreaterThan(16);
  expect(chosen[0]?.length).toBeLessThan(48);
});

it('tells how many spans a collector has refused', async () => {
  const refusing = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(400).end());
  }).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/`;
  const lost: number[] = [];
  const tracing = await startTracing({
    settings: { endpoint, share: 1 },
    service: 'payung-edge',
    onLost: (spans) => lost.push(spans),
  });
  tracing?.begin(span).end({ isFailed: true });
  tracing?.begin(span).end();
  await tracing?.close();
  expect(lost).toEqual([2]);
  refusing.closeAllConnections();
  refusing.close();
});

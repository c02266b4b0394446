import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import type { Edge, EdgeOptions } from './edge.ts';

let edge: Edge;
afterEach(() => edge.close());

const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
  (await edge.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

const start = async (options: Partial<EdgeOptions> = {}): Promise<void> => {
  edge = await startEdge({
    port: 0,
    dataDir: temporaryFolder(),
    backendUrl: 'http://127.0.0.1:9',
    ...options,
  });
};

it('shows metrics to this machine only, and to nobody through a proxy on it', async () => {
  await start();
  expect(await statusOf('127.0.0.1')).toBe(200);
  expect(await statusOf('::1')).toBe(200);
  expect(await statusOf('203.0.113.7')).toBe(403);
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toBe(403);
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': 'nonsense' })).toBe(403);
});

it('shows metrics only with the token when one is set', async () => {
  const metricsToken = 'abcdefghijklmnopqrstuvwxyz012345';
  await start({ metricsToken });
  expect(await statusOf('203.0.113.7', { authorization: `Bearer ${metricsToken}` })).toBe(200);
  expect(await statusOf('203.0.113.7', { authorization: 'Bearer other' })).toBe(403);
  expect(await statusOf('127.0.0.1')).toBe(403);
});

it('logs the kind of an error, and nothing of the request', async () => {
  const log: object[] = [];
  await start({
    log: (entry) => log.push(entry),
    development: {
      url: 'http://127.0.0.1:9',
      state: () => {
        throw new TypeError('somebody with the number 081234567890');
      },
    },
  });
  const answer = await edge.app.inject({ url: '/app/login?phone=081234567890' });
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { errCode: 4 }]);
  expect(log).toMatchObject([{ event: 'fault', error: 'TypeError' }]);
  expect(JSON.stringify(log)).not.toContain('0812');
  expect((await edge.app.inject({ url: '/metrics' })).body).toContain('edge_faults_total 1');
});

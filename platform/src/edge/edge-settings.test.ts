import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { backendUrlsOf, drainSecondsOf, edgeSettings } from './edge-settings.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

const edgeWith = async (trusted: string | undefined): Promise<Edge> => {
  const backend: FastifyInstance = fastify({ trustProxy: 'loopback' });
  backend.get('/api/who', (request) => ({ ip: request.ip }));
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const settings = edgeSettings({ PAYUNG_TRUSTED_PROXIES: trusted });
  const edge = await startEdge({ port: 0, dataDir: temporaryFolder(), backendUrl, ...settings });
  running.push(edge, backend);
  return edge;
};

const seenAs = async (edge: Edge, remoteAddress: string): Promise<unknown> => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const answer = await edge.app.inject({ url: '/api/who', remoteAddress, headers });
  return answer.json<{ ip: string }>().ip;
};

describe('trusted proxies', () => {
  it('are only those on this machine by default', async () => {
    const edge = await edgeWith(undefined);
    expect(await seenAs(edge, '127.0.0.1')).toBe('203.0.113.7');
    expect(await seenAs(edge, '10.1.2.3')).toBe('10.1.2.3');
  });

  it('are those of PAYUNG_TRUSTED_PROXIES', async () => {
    const edge = await edgeWith('10.0.0.0/8, 192.0.2.1');
    expect(await seenAs(edge, '10.1.2.3')).toBe('203.0.113.7');
    expect(await seenAs(edge, '192.0.2.1')).toBe('203.0.113.7');
    expect(await seenAs(edge, '192.0.2.2')).toBe('192.0.2.2');
  });
});

describe('the settings of the edge', () => {
  it('are loopback only by default', () => {
    expect(edgeSettings({})).toEqual({
      host: '127.0.0.1',
      publicUrl: undefined,
      trustedProxies: ['loopback'],
      limits: { perAddress: 2048 },
      metricsToken: undefined,
      takeBack: { failed: 5, percent: 20 },
      askShellMs: 300_000,
      releaseWebhook: undefined,
      opensRoutes: true,
      isOneEnough: false,
      identity: { origin: undefined, port: undefined, hosts: [] },
      stagingPassword: undefined,
      stagingFailures: 100,
    });
  });

  it('are read from the environment', () => {
    expect(
      edgeSettings({
        PAYUNG_CONNECTIONS_PER_ADDRESS: '64',
        PAYUNG_METRICS_TOKEN: ' abcdefghijklmnopqrstuvwxyz012345 ',
        PAYUNG_OPEN_ROUTES: 'off',
        PAYUNG_WITHOUT_CHECKS: 'one',
        PAYUNG_TAKE_BACK_FAILED: '10',
        PAYUNG_TAKE_BACK_PERCENT: '0',
        PAYUNG_TAKE_BACK_ASK_MINUTES: '0',
        PAYUNG_PUBLIC_URL: 'https://payung.example.com',
        PAYUNG_RELEASE_WEBHOOK: 'https://chat.example/hooks/payung?key=abc',
        PAYUNG_IDENTITY_ORIGIN: 'https://identity.example/',
        PAYUNG_IDENTITY_PORT: '8443',
        PAYUNG_IDENTITY_HOSTS: 'https://sgp.idv.hyperverge.co, https://auth.hyperverge.co',
      }),
    ).toMatchObject({
      limits: { perAddress: 64 },
      metricsToken: 'abcdefghijklmnopqrstuvwxyz012345',
      takeBack: { failed: 10, percent: 0 },
      askShellMs: 0,
      publicUrl: 'https://payung.example.com',
      releaseWebhook: 'https://chat.example/hooks/payung?key=abc',
      opensRoutes: false,
      isOneEnough: true,
      identity: {
        origin: 'https://identity.example',
        port: 8443,
        hosts: ['https://sgp.idv.hyperverge.co', 'https://auth.hyperverge.co'],
      },
    });
  });

  it.each(['proxy.internal', '10.0.0.0/33', '10.0.0.0/8/8', 'all'])('refuse %s as a proxy', (entry) => {
    expect(() => edgeSettings({ PAYUNG_TRUSTED_PROXIES: `loopback,${entry}` })).toThrow(
      /PAYUNG_TRUSTED_PROXIES: .* neither an address/,
    );
  });

  it.each([
    ['PAYUNG_HOST', 'everywhere'],
    ['PAYUNG_CONNECTIONS_PER_ADDRESS', '0'],
    ['PAYUNG_CONNECTIONS_PER_ADDRESS', 'many'],
    ['PAYUNG_METRICS_TOKEN', 'short'],
    ['PAYUNG_METRICS_TOKEN', 'with spaces in the middle of it'],
    ['PAYUNG_OPEN_ROUTES', 'no'],
    ['PAYUNG_WITHOUT_CHECKS', 'none'],
    ['PAYUNG_TAKE_BACK_FAILED', '-1'],
    ['PAYUNG_TAKE_BACK_PERCENT', '101'],
    ['PAYUNG_TAKE_BACK_ASK_MINUTES', '61'],
    ['PAYUNG_PUBLIC_URL', 'payung.example.com'],
    ['PAYUNG_RELEASE_WEBHOOK', 'http://chat.example/hooks'],
    ['PAYUNG_RELEASE_WEBHOOK', 'chat'],
    ['PAYUNG_STAGING_PASSWORD', 'elevenchars'],
    ['PAYUNG_IDENTITY_PORT', '70000'],
    ['PAYUNG_IDENTITY_ORIGIN', 'http://identity.example'],
    ['PAYUNG_IDENTITY_ORIGIN', 'https://identity.example/path'],
    ['PAYUNG_IDENTITY_HOSTS', 'https://*.hyperverge.co'],
    ['PAYUNG_IDENTITY_HOSTS', 'https://x.example; script-src *'],
  ])('refuse %s=%s by its name', (name, value) => {
    expect(() => edgeSettings({ [name]: value })).toThrow(name);
  });

  it('take a webhook without TLS on this machine only', () => {
    const PAYUNG_RELEASE_WEBHOOK = 'http://localhost:9999/hook';
    expect(edgeSettings({ PAYUNG_RELEASE_WEBHOOK }).releaseWebhook).toBe(PAYUNG_RELEASE_WEBHOOK);
  });
});

describe('the backends of other processes', () => {
  it('are none unless they are named', () => {
    expect(backendUrlsOf({})).toEqual([]);
  });

  it('are addresses with commas between them', () => {
    expect(backendUrlsOf({ PAYUNG_BACKEND_URL: 'http://backend-1:8081/, https://10.0.0.2' })).toEqual([
      'http://backend-1:8081',
      'https://10.0.0.2',
    ]);
  });

  it.each(['backend-1:8081', 'http://backend-1/api', 'ftp://backend-1', 'http://user:word@backend-1'])(
    'are refused where one is no bare address: %s',
    (address) => {
      expect(() => backendUrlsOf({ PAYUNG_BACKEND_URL: `http://backend-2,${address}` })).toThrow(
        `PAYUNG_BACKEND_URL: ${address} is no address such as http://backend-1:8081.`,
      );
    },
  );
});

it('drains for twenty seconds, or as long as is set', () => {
  expect(drainSecondsOf({})).toBe(20);
  expect(drainSecondsOf({ PAYUNG_DRAIN_SECONDS: '45' })).toBe(45);
  expect(() => drainSecondsOf({ PAYUNG_DRAIN_SECONDS: '0' })).toThrow('PAYUNG_DRAIN_SECONDS must be');
});

it('sends spans where an address is set, all of them or the part that is set', () => {
  const endpoint = 'http://collector:4318';
  expect(edgeSettings({}).traces).toBeUndefined();
  expect(edgeSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces).toEqual({ endpoint, share: 1 });
  const part = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(edgeSettings(part).traces).toEqual({ endpoint, share: 0.1 });
  expect(() => edgeSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT: collector:4318 is no address such as http://collector.internal:4318.',
  );
  expect(() => edgeSettings({ OTEL_TRACES_SAMPLER_ARG: '1.5' })).toThrow(
    'OTEL_TRACES_SAMPLER_ARG must be the part of all traces that is sent, from 0 to 1.',
  );
});

import { call, setTransport } from '@payung/shared/api/client.ts';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { shortReference } from '@payung/shared/trace/trace-context.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCollector } from './collector.ts';
import type { Collector } from './collector.ts';
import { startWatchedPlatform } from './watched-platform.ts';
import type { WatchedPlatform } from './watched-platform.ts';

// The database of the backend is made first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Nobody's: it stands for what must be in no log and in no span. */
const KEY = 'a-key-that-nobody-has';

let collector: Collector;
let platform: WatchedPlatform;

beforeAll(async () => {
  collector = await startCollector();
  platform = await startWatchedPlatform({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  // As a browser of this origin sends what the client of the page has written.
  setTransport(async ({ method = 'get', baseURL, url, data, headers, ...request }) => {
    const answer = await fetch(`${platform.edge.url}${baseURL}${url}`, {
      method: method.toUpperCase(),
      headers: Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
      body: data as string,
    });
    return {
      data: await answer.json(),
      status: answer.status,
      statusText: '',
      headers: Object.fromEntries(answer.headers),
      config: { method, headers, ...request },
    };
  });
});
afterAll(async () => {
  setTransport(undefined);
  await collector.close();
});

const failedCall = async (): Promise<ApiError> => {
  const error: unknown = await call(authEndpoints.verifyOtp, { body: { key: KEY, otp: 918_273 } }).catch(
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail', { cause: error });
  return error;
};

it('leads from the reference on the page to the line of the edge, that of the backend, and the spans of both', async () => {
  const { status, reference = '' } = await failedCall();
  expect([status, reference]).toEqual([400, expect.stringMatching(/^[\da-f]{32}$/)]);
  const shown = shortReference(reference);
  await vi.waitFor(() => expect(platform.edgeLog).toHaveLength(1));
  await platform.stop();

  const ofEdge = platform.edgeLog.filter((line) => JSON.stringify(line).includes(shown));
  expect(ofEdge).toEqual([
    {
      event: 'call-failed',
      trace_id: reference,
      method: 'POST',
      status: 400,
      by: 'backend',
      ms: expect.any(Number),
    },
  ]);
  const ofBackend = platform.backendLog().filter((line) => JSON.stringify(line).includes(shown));
  expect(ofBackend).toContainEqual(
    expect.objectContaining({ trace_id: reference, res: expect.objectContaining({ status: 400 }) }),
  );

  const spans = collector.spans.filter(({ traceId }) => traceId.startsWith(shown));
  const edge = spans.find(({ service }) => service === 'payung-edge');
  const backend = spans.find(({ name }) => name === 'POST /api/auth/verifyOtp');
  expect(edge).toMatchObject({ name: 'POST api', parentSpanId: undefined });
  expect(backend).toMatchObject({ service: 'payung-backend', parentSpanId: edge?.spanId });
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements).toContainEqual(
    expect.objectContaining({
      name: 'select otp_challenges',
      parentSpanId: backend?.spanId,
      attributes: expect.objectContaining({ 'db.query.text': expect.stringContaining('"key" = $1') }),
    }),
  );
  expect(backend?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/auth/verifyOtp',
    'http.response.status_code': '400',
  });

  // Neither in spans nor in logs.
  const all = [collector.text(), JSON.stringify([platform.edgeLog, platform.backendLog()])].join('\n');
  expect(all).not.toContain(KEY);
  // Not where it is a part of an id.
  expect(all).not.toMatch(/(?<!\w)918273(?!\w)/);
  expect(collector.text()).not.toContain('127.0.0.1');
});

import fs from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as consumers from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { PageFacts } from '@payung/shared/page-facts.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { createMessageSink } from '#providers/messages/messages.ts';

const database = useTestDatabase();
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-app-'));
const clock = testClock();
let backend: StartedBackend;
/** How much had been logged when the test began to look. */
let logged = 0;
const newLog = (): string => backend.log().slice(logged);

beforeAll(async () => {
  const parts = { clock, database: database.opened, modules: [kiteModule] };
  backend = await startLoggedBackend({ PAYUNG_DATA: data }, parts);
});
afterAll(async () => {
  await backend.stop();
  fs.rmSync(data, { recursive: true, force: true });
});

const get = (where: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${where}`, { headers, redirect: 'manual' });

it('answers its health, readiness and metrics calls', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/livez')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  expect(await (await get('/metrics')).text()).toContain('http_request_seconds');
});

it('tells an edge what its pages say, and nothing that opens anything', async () => {
  const answer = await get('/page-facts');
  const text = await answer.text();
  const facts = JSON.parse(text) as PageFacts;
  expect(facts.people?.map(({ phone }) => phone)).toContain('081200000001');
  expect(facts.paymentHosts).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+$/)]);
  expect(facts.identity?.isSandbox).toBe(true);
  expect(Object.keys(facts).toSorted()).toEqual(['identity', 'paymentHosts', 'people', 'reads']);
  for (const secret of [backend.messages?.token, backend.sandbox?.settings.secretKey]) {
    expect(text).not.toContain(String(secret));
  }
});

it('tells an edge which calls only read, and names none that writes', async () => {
  const { reads = [] } = (await (await get('/page-facts')).json()) as PageFacts;
  expect(reads).toContain('/api/user/get-quotes');
  expect(reads).toContain('/api/secure/care/get-agent');
  const written = Object.values(endpoints)
    .filter(({ method, effect }) => method === 'GET' && effect === 'writes')
    .map((row) => row.path);
  expect(written).toContain('auth/payment-route/pay-later');
  expect(written.filter((address) => reads.some((read) => read.endsWith(`/${address}`)))).toEqual([]);
});

const metricsFrom = async (remoteAddress: string): Promise<number> => {
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  return (await backend.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
};

it('believes what an edge of this machine says of its caller, and no one else', async () => {
  expect(await metricsFrom('127.0.0.1')).toBe(200);
  expect(await metricsFrom('203.0.113.7')).toBe(404);
});

it('sends headers against storing, framing, sniffing and running scripts', async () => {
  const { headers } = await get('/api/user/provinces');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-powered-by')).toBeNull();
});

const dateOf = async (where: string): Promise<string | null> => (await get(where)).headers.get('date');

it('dates its answers by the clock that its moments are of, the refused ones too', async () => {
  clock.set('2026-01-15T03:00:30.700Z');
  expect(await dateOf('/api/user/provinces')).toBe('Thu, 15 Jan 2026 03:00:30 GMT');
  expect(await dateOf('/api/secure/care/get-agent')).toBe('Thu, 15 Jan 2026 03:00:30 GMT');
  clock.advance(86_400);
  expect(await dateOf('/api/user/provinces')).toBe('Fri, 16 Jan 2026 03:00:30 GMT');
});

const idFor = async (headers: Record<string, string>) =>
  (await get('/healthz', headers)).headers.get('x-request-id');

it('answers with the id of the trace that it is asked in, and believes no other id', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  expect(await idFor({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).toBe(trace);
  expect(await idFor({ traceparent: `00-${trace}-00f067aa0ba902b7` })).toMatch(/^(?!4bf92f)[\da-f]{32}$/);
  expect(await idFor({ 'x-request-id': 'edge-12345678' })).toMatch(/^[\da-f]{32}$/);
});

it('answers unknown addresses and broken bodies with errCode and errMsg', async () => {
  const unknown = await get('/api/no/such/call');
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { errCode: 4 }]);
  const indonesian = { 'accept-language': 'id-ID' };
  for (const where of ['no/such/call', 'user/%E0%A4%A/cities', `user/${'x'.repeat(120)}/cities`]) {
    const answer = await get(`/api/${where}`, indonesian);
    expect([400, 404, 414]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ errCode: 4, errMsg: 'Tidak ditemukan' });
  }
  const broken = await fetch(`${backend.url}/api/auth/sendOtp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"mobileNo":',
  });
  expect([broken.status, await broken.json()]).toMatchObject([400, { errCode: 4 }]);
});

it('refuses a request that names two hosts', async () => {
  const { hostname, port } = new URL(backend.url);
  const answerTo = async (...hosts: readonly string[]): Promise<string> => {
    const socket = connect(Number(port), hostname);
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.end(`GET /api/user/provinces HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    return await consumers.text(socket);
  };
  expect(await answerTo('payung.test', 'evil.example')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo('payung.test', 'payung.test')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo('payung.test')).toMatch(/^HTTP\/1\.1 401 /);
});

it('refuses a body of more than 64 KB', async () => {
  const body = JSON.stringify({ mobileNo: '0'.repeat(65 * 1024) });
  const answer = await fetch(`${backend.url}/api/auth/sendOtp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(413);
});

it.each(['/api/auth/payment-route/pay-later?proposalNo=P-1', '/api/care/get-agent', '/healthz'])(
  'answers HEAD %s with 404 and runs no call',
  async (address) => {
    logged = backend.log().length;
    const answer = await fetch(backend.url + address, { method: 'HEAD' });
    expect(answer.status).toBe(404);
    expect(newLog()).not.toContain('pay-later');
  },
);

it('logs routes by their pattern and nothing personal', async () => {
  logged = backend.log().length;
  await get('/api/auth/decrypt-link?id=aB3xYz', {
    authorization: 'Bearer a-token-of-somebody-123456',
    'x-cipher': 'a-cipher-of-somebody-12345678',
  });
  await fetch(`${backend.url}/api/auth/sendOtp?langId=EN`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNo: '081234567890' }),
  });
  expect(newLog()).toContain('"route":"/api/auth/sendOtp"');
  expect(newLog()).not.toMatch(/aB3xYz|somebody|1234567890/);
});

it('hides who somebody is and where they live, should a whole form be logged', () => {
  logged = backend.log().length;
  const form = {
    insuredMobile: 'private-1',
    primaryMobile: 'private-2',
    insuredEmail: 'private-3',
    insuredIdCard: 'private-4',
    insuredPassportNo: 'private-5',
    address: 'private-6',
    latitude: 'private-7',
  };
  backend.app.log.info({ ...form, body: form, context: { body: form } }, 'a form');
  expect(newLog()).toContain('a form');
  expect(newLog()).not.toContain('private');
});

it('describes every call as OpenAPI 3.1, to staff alone', async () => {
  const where = '/api/openapi.json';
  const people = { services: { db: database.db }, clock };
  expect((await get(where)).status).toBe(401);
  expect((await get(where, { authorization: 'Bearer a-token-that-opens-nothing' })).status).toBe(401);
  expect((await get(where, { ...(await newAgent(people)).headers })).status).toBe(403);
  const answer = await get(where, { ...(await newStaff(people)) });
  const document = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: object }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/auth/verifyOtp']?.['post']?.requestBody).toBeDefined();
  expect(document.paths['/user/update-quote/{quoteId}']?.['patch']).toBeDefined();
});

it('logs of the caller only the kind, the end of the id and the network', async () => {
  logged = backend.log().length;
  await get('/api/user/provinces', { 'x-forwarded-for': '203.0.113.77' });
  await get('/api/user/provinces', { 'x-forwarded-for': '2001:db8:1:2::77' });
  const lines = newLog()
    .split('\n')
    .filter((line) => line.includes('request completed'))
    .map((line) => (JSON.parse(line) as { res: unknown }).res);
  expect(lines).toEqual([
    { status: 401, actor: 'nobody', from: '203.0.113.x' },
    { status: 401, actor: 'nobody', from: '2001:db8:1::x' },
  ]);
});

it('shows the sent messages only with the token of the start, by header or by form', async () => {
  const sink = createMessageSink(database.db, clock);
  const attachments = [
    { fileName: 'Polis Siti.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF') },
  ];
  await sink.send({
    sentFor: 'one',
    channel: 'email',
    to: 'siti@example.com',
    subject: 'Polis',
    body: '<b>Halo</b>',
    language: 'id',
    attachments,
  });
  const token = backend.messages!.token;
  expect((await get('/api/demo/messages')).status).toBe(401);
  expect((await get('/api/demo/messages', { 'x-tester-token': `${token}0` })).status).toBe(401);

  const answer = await get('/api/demo/messages?recipient=siti%40example.com', {
    'x-tester-token': token,
    accept: 'application/json',
  });
  const { errMsg } = (await answer.json()) as { errMsg: { attachments: { url: string }[] }[] };
  expect(errMsg).toHaveLength(1);
  const { url } = errMsg[0]!.attachments[0]!;
  expect((await get(url)).status).toBe(401);
  expect(await (await get(url, { 'x-tester-token': token })).text()).toBe('%PDF');

  const form = (given: string) =>
    fetch(`${backend.url}/api/demo/messages`, {
      method: 'POST',
      body: new URLSearchParams({ token: given }),
      redirect: 'manual',
    });
  expect((await form('wrong')).status).toBe(401);
  const cookie = (await form(token)).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const page = await (await get('/api/demo/messages', { cookie: cookie.split(';')[0]! })).text();
  expect(page).toContain('<meta http-equiv="refresh" content="5">');
  expect(page).toContain('siti@example.com');
  expect(page).not.toContain('<b>Halo');
});

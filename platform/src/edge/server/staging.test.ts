import { createHash } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';

const PASSWORD = 'merah: jambu 2026';
const NOTIFICATION = '/api/auth/payment-route/doku/notification';

let backend: FastifyInstance;
let edge: Edge;

beforeAll(async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  backend = fastify();
  backend.get('/api/who', ({ headers }) => ({ authorization: headers.authorization ?? 'none' }));
  backend.post(NOTIFICATION, () => ({ ok: true }));
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  edge = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl,
    stagingPassword: PASSWORD,
    stagingFailures: 20,
  });
});
afterAll(() => Promise.all([edge.close(), backend.close()]));

const basic = (password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`,
});
const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
  edge.app.inject({ url, headers, remoteAddress });
const proof = async (): Promise<string> =>
  String((await ask('/app/login', basic(PASSWORD))).headers['set-cookie']).split(';')[0] ?? '';

it.each([
  '/',
  '/app/login',
  '/app/assets/main.0123456789.js',
  '/app/registry',
  '/api/who',
  '/healthz',
  '/metrics',
  '/nowhere',
])('asks for the password in both languages at %s', async (url) => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.headers['www-authenticate'], answer.headers['cache-control']]).toEqual([
    401,
    'Basic realm="Payung", charset="UTF-8"',
    'no-store',
  ]);
  expect(answer.body).toContain('Ini lingkungan uji coba Payung');
  expect(answer.body).toContain('This is a test environment of Payung');
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
});

it('says whom to ask, without a script, and in a style that its policy allows by its digest', async () => {
  const { body, headers } = await ask('/app/login');
  expect(body.match(/mailto:bantuan@payung\.example/g)).toHaveLength(2);
  expect(body).not.toMatch(/<script|undefined/);
  const style = /<style>([^<]+)<\/style>/.exec(body)?.[1] ?? '';
  const digest = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; frame-ancestors 'none'; base-uri 'none'`,
  );
});

it('asks neither probes nor the providers who tell what was paid or who has arrived', async () => {
  expect((await ask('/livez')).statusCode).toBe(200);
  expect((await ask('/readyz')).statusCode).toBe(200);
  const paid = await edge.app.inject({ method: 'POST', url: NOTIFICATION, payload: {} });
  expect([paid.statusCode, paid.json()]).toEqual([200, { ok: true }]);
  // Of the partner; this backend has no such call.
  const arrived = await edge.app.inject({ method: 'POST', url: '/api/auth/aem/arrived', payload: {} });
  expect(arrived.statusCode).toBe(404);
  expect((await ask(NOTIFICATION)).statusCode).toBe(401);
});

it('shows the platform with its policy to who knows the password, and a page none the less to no search engine', async () => {
  const answer = await ask('/app/login', basic(PASSWORD));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(
    /^payung-staging=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  // A squad's token stands where the password would.
  const release = await edge.app.inject({ method: 'POST', url: '/platform/releases/mfe-kite', payload: {} });
  expect(release.json()).toEqual({ error: 'The token is missing, revoked or not of this platform.' });
});

it('takes the cookie where a call carries a session instead, and gives the password to no backend', async () => {
  const cookie = await proof();
  const session = await ask('/api/who', { cookie, authorization: 'Bearer of an agent' });
  expect(session.json()).toEqual({ authorization: 'Bearer of an agent' });
  expect((await ask('/api/who', { cookie, ...basic(PASSWORD) })).json()).toEqual({ authorization: 'none' });
  expect((await ask('/api/who', basic(PASSWORD))).json()).toEqual({ authorization: 'none' });
  expect((await ask('/api/who', { cookie: `${cookie}x` })).statusCode).toBe(401);
});

it('refuses every password of a client with twenty wrong ones, and no cookie', async () => {
  const guesser = '198.51.100.7';
  const cookie = await proof();
  for (let guess = 0; guess < 20; guess += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as they are counted
    expect((await ask('/app/login', basic(`guess ${guess}`), guesser)).statusCode).toBe(401);
  }
  expect((await ask('/app/login', basic(PASSWORD), guesser)).statusCode).toBe(429);
  expect((await ask('/app/login', { cookie }, guesser)).statusCode).toBe(200);
  expect((await ask('/app/login', basic(PASSWORD))).statusCode).toBe(200);
});

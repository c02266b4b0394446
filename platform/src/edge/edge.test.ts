import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder, integrityOf } from '#build/output-files.ts';
import { assetsFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';
import { escapeJson } from './page/page.ts';

let data = '';
let backend: FastifyInstance;
let edge: Edge;

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(edge.url + path, { headers, redirect: 'manual' });

beforeAll(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  backend = fastify({ trustProxy: 'loopback' });
  backend.get('/api/who', (request) => ({ ip: request.ip, protocol: request.protocol }));
  backend.get<{ Params: { file: string } }>('/api/calendar/:file', (request, reply) =>
    reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(request.params.file),
  );
  backend.get('/api/dated', (_request, reply) =>
    reply.header('date', 'Thu, 15 Jan 2026 03:00:30 GMT').send({}),
  );
  backend.get('/api/echo', (request) => ({ lang: request.headers['accept-language'] }));
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  edge = await startEdge({ port: 0, dataDir: data, backendUrl, paymentHosts: ['https://pay.example'] });
});

afterAll(async () => {
  await edge.close();
  await backend.close();
});

describe('the page', () => {
  it('is served for every address below /app, from one origin [PLAT-022]', async () => {
    const answer = await get('/app/any/where');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('/app/assets/main.0123456789.js');
    expect((await get('/')).headers.get('location')).toBe('/app/login');
  });

  it('carries a strict policy, with a nonce of its own for styles', async () => {
    const [one, other] = await Promise.all([get('/app/login'), get('/app/login')]);
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(await one.text()).toContain(`nonce="${nonce}"`);
    expect(other.headers.get('content-security-policy')).not.toContain(nonce);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "form-action 'self' https://pay.example",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(one.headers.get('referrer-policy')).toBe('no-referrer');
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('carries the integrity of every shell file, and a message in case none of them runs', async () => {
    const text = await (await get('/app/login', { cookie: 'LANG=en' })).text();
    expect(text).toMatch(/<script defer src="[^"]+" integrity="sha256-[^"]+" crossorigin="anonymous">/);
    const files = /id="payung-files">([^<]+)</.exec(text)?.[1] ?? '';
    const { base, rest } = JSON.parse(files) as { base: string; rest: string };
    expect(base).toBe('/app/assets/');
    expect(await (await get(`/app/rest/${rest}.json`)).json()).toEqual({
      'later.0123456789.js': integrityOf('later'),
      'main.0123456789.css': integrityOf('styles'),
      'main.0123456789.js': integrityOf('shell'),
    });
    expect(text).toContain('load it again');
  });

  it('gives its files fresh addresses with the query fresh, whatever else its query holds', async () => {
    const text = await (await get('/app/quote?a=%22%3E%3Cscript%3E&quoteId=1')).text();
    expect(text).toMatch(/<a href="\/app\/quote\?a=%22%3E%3Cscript%3E&amp;quoteId=1&amp;fresh=[0-9a-z]+">/);
    const again = await (await get('/app/quote?quoteId=1&fresh=m1abc')).text();
    expect(again).toContain('src="/app/assets/main.0123456789.js?fresh=m1abc"');
    expect(await (await get('/app/quote?fresh=%22%3E')).text()).not.toContain('.js?fresh=');
  });

  it('says when it was sent where a browser opens it, and not where something may keep it', async () => {
    const before = Math.floor(Date.now() / 1000);
    const opened = await (await get('/app/login', { 'sec-fetch-dest': 'document' })).text();
    const sent = Number(/<meta name="page-sent" content="(\d+)">/.exec(opened)?.[1]);
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(sent).toBeLessThanOrEqual(Date.now() / 1000);
    const kept = await (await get('/app/login', { 'sec-fetch-dest': 'empty' })).text();
    expect(kept).not.toContain('page-sent');
  });

  it('sends HSTS only over https', async () => {
    expect((await get('/app/login')).headers.get('strict-transport-security')).toBeNull();
    const secure = await get('/app/login', { 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('escapes the registry, so that its content cannot end the script element', () => {
    const text = escapeJson({ name: '</script><script>alert(1)</script><!--\u2028' });
    expect(text).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--\u2028' });
  });
});

describe('files', () => {
  it('are immutable and typed', async () => {
    const answer = await get('/app/assets/main.0123456789.js');
    expect(await answer.text()).toBe('shell');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('carry no header that browsers read of documents alone', async () => {
    const answer = await get('/app/assets/main.0123456789.js', {
      'x-forwarded-proto': 'https',
      // A copy that is compressed, which another test makes, has other headers.
      'accept-encoding': 'identity',
    });
    const ofConnection = ['connection', 'date', 'keep-alive'];
    expect([...answer.headers.keys()].filter((name) => !ofConnection.includes(name))).toEqual([
      'cache-control',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'strict-transport-security',
      'use-as-dictionary',
      'vary',
      'x-content-type-options',
    ]);
  });

  it.each(['br', 'gzip'])('are sent as the copy that the build compressed with %s', async (encoding) => {
    await compressFolder(assetsFolder(data));
    const answer = await get('/app/assets/main.0123456789.js', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding, available-dictionary');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe('shell');
  });

  it.each([
    '/app/assets/main.0123456789.js.br',
    '/app/assets/gone.js',
    '/app/remotes/mfe-kite/1/none.js',
    '/app/assets/..%2fregistry.json',
    '/app/assets/shells',
  ])('are never answered with the page when they are missing: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what is deployed', () => {
  it('shows a release without a restart, inlined and for a refresh [PLAT-018]', async () => {
    expect(await (await get('/app/registry.json')).json()).toMatchObject({ remotes: {} });
    await publishRemote(data, sampleBuild());
    const refreshed = await get('/app/registry.json');
    expect(refreshed.headers.get('cache-control')).toBe('no-store');
    expect(await refreshed.json()).toMatchObject({ generation: 2, remotes: { 'mfe-kite': {} } });
    expect(await (await get('/app/login')).text()).toContain('mfe-kite');
    const etag = refreshed.headers.get('etag') ?? '';
    expect((await get('/app/registry.json', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/app/registry.json', { 'if-none-match': '"1"' })).status).toBe(200);
    const file = await get('/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/remoteEntry.0123456789.js');
    expect(await file.text()).toBe('kite');
  });
});

it('forwards the address of the caller, so that customers do not share one rate limit', async () => {
  const one = await get('/api/who', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
  expect(await one.json()).toEqual({ ip: '203.0.113.7', protocol: 'https' });
  const other = await get('/api/who', { 'x-forwarded-for': '203.0.113.8' });
  expect(await other.json()).toEqual({ ip: '203.0.113.8', protocol: 'http' });
});

it('trusts the proxy before it, not an address that a client claims', async () => {
  const chain = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  expect(await (await get('/api/who', chain)).json()).toMatchObject({ ip: '203.0.113.7' });
  const direct = await edge.app.inject({
    url: '/api/who',
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-for': '198.51.100.1' },
  });
  expect(direct.json()).toMatchObject({ ip: '203.0.113.9' });
});

it('passes the address of a calendar to the backend, and forbids to cache the answer', async () => {
  const answer = await get('/api/calendar/a-token.ics?lang=id');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('a-token.ics');
});

it('passes calls to the backend unchanged', async () => {
  const answer = await get('/api/echo', { 'accept-language': 'id' });
  expect(await answer.json()).toEqual({ lang: 'id' });
});

it('leaves an answer the date that the backend gave it', async () => {
  expect((await get('/api/dated')).headers.get('date')).toBe('Thu, 15 Jan 2026 03:00:30 GMT');
});

import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageRegistry } from '@payung/shared/registry.ts';
import { releaseFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { rollBackShell } from '#registry/roll-back.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { sampleBuild, sampleRelease, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';

let data = '';
let edge: Edge;

const start = async (): Promise<void> => {
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
};

const get = (path: string): Promise<Response> => fetch(edge.url + path);

const registryOf = async (query = ''): Promise<PageRegistry> =>
  (await (await get(`/app/registry.json${query}`)).json()) as PageRegistry;

const restOf = async (name: string): Promise<string> =>
  `/app/rest/${(await registryOf()).remotes[name]?.current.rest}.json`;

const build = (change: string, requires: readonly string[] = ['react']): string =>
  sampleBuild({ version: `${change}.0.0`, build: change.repeat(10), requires });

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, build('1'));
  await start();
});

afterEach(() => edge.close());

it('holds what the page leaves out of a release, under its digest, and never changes', async () => {
  const { requires, integrity, preload, startup } = sampleRelease();
  const address = await restOf('mfe-kite');
  const answer = await get(address);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({ requires, integrity, preload, startup });
  expect(address).toBe(`/app/rest/${createHash('sha256').update(text).digest('hex')}.json`);
  const page = await (await get('/app/nowhere')).text();
  expect(page).not.toContain(Object.values(integrity)[0]);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('is sent compressed with %s', async (encoding, open) => {
  const address = await restOf('mfe-kite');
  const injected = await edge.app.inject({ url: address, headers: { 'accept-encoding': encoding } });
  expect(injected.headers['content-encoding']).toBe(encoding);
  expect(injected.headers['vary']).toBe('accept-encoding');
  expect(open(injected.rawPayload).toString()).toBe(await (await get(address)).text());
});

it('is there for pages that were opened before a release, also after a restart, while its files are', async () => {
  const address = await restOf('mfe-kite');
  for (const version of ['2', '3']) await publishRemote(data, build(version, ['react', 'jotai']));
  expect(await restOf('mfe-kite')).not.toBe(address);
  expect((await get(address)).status).toBe(200);
  await edge.close();
  await start();
  expect((await get(address)).status).toBe(200);
  await edge.close();
  await start();
  rmSync(releaseFolder(data, { name: 'mfe-kite', version: '1.0.0', build: '1111111111' }), {
    recursive: true,
  });
  const gone = await get(address);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it.each(['0'.repeat(64), `${'0'.repeat(64)}.json`, '..%2fregistry.json', 'x.json'])(
  'is missing at %s, which is never answered with the page',
  async (name) => {
    const answer = await rawRequest(
      edge.url,
      `GET /app/rest/${name} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('cache-control: no-store');
  },
);

it('names the release before the current one to a page that asks for it, and to no other', async () => {
  await publishRemote(data, build('2'));
  const { remotes } = await registryOf();
  expect(remotes['mfe-kite']).toEqual({ current: expect.objectContaining({ version: '2.0.0' }) });
  const asked = await registryOf('?previous=mfe-kite');
  expect(asked.remotes['mfe-kite']?.previous).toMatchObject({
    version: '1.0.0',
    rest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(asked.remotes['mfe-kite']?.current).toEqual(remotes['mfe-kite']?.current);
  expect(await registryOf('?previous=mfe-lantern')).toEqual(await registryOf());
});

/** A shell that was built before there were rest files. */
const shellOfBefore = (): string => {
  return sampleShell({ version: '0.9.0', build: 'bbbbbbbbbb', startup: undefined, shares: undefined });
};

it('gives the pages of a shell of before the whole registry, and has them reloaded once it is replaced', async () => {
  await edge.close();
  data = temporaryFolder();
  await publishShell(data, shellOfBefore());
  await publishRemote(data, build('1'));
  await publishRemote(data, build('2'));
  await start();
  const whole = {
    current: { version: '2.0.0', requires: ['react'], integrity: sampleRelease().integrity },
    previous: { version: '1.0.0', requires: ['react'] },
  };
  expect((await registryOf()).remotes['mfe-kite']).toMatchObject(whole);
  expect(await (await get('/app/login')).text()).toContain('"requires":["react"]');

  await publishShell(data, sampleShell());
  expect((await registryOf()).shell.bad).toEqual(['bbbbbbbbbb']);
  expect((await registryOf()).remotes['mfe-kite']?.current).not.toHaveProperty('requires');

  await rollBackShell(data);
  expect((await registryOf()).remotes['mfe-kite']).toMatchObject(whole);
  expect((await registryOf()).shell.bad).toEqual(['ssssssssss']);
});

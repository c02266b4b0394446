import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from '#build/output-files.ts';
import { assetsFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';

let edge: Edge;
const addresses = { page: '/app/login', 'link page': '/app/kite/AbC123', registry: '/app/registry.json' };
const files = { 'rest file': '', 'script file': '/app/assets/main.0123456789.js' };

/** No compression makes them smaller than their difference. */
const BEFORE = Array.from({ length: 99 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex')).join(
  ';',
);
const REPLACED = '/app/assets/late.bbbbbbbbbb.js';

beforeAll(async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild({ version: '1.0.0', build: '1111111111' }));
  for (const [name, text] of [
    ['late.aaaaaaaaaa.js', BEFORE],
    ['late.bbbbbbbbbb.js', `${BEFORE};now`],
  ] as const) {
    const path = join(assetsFolder(data), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
  }
  await compressFolder(assetsFolder(data));
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  const registry = await (await fetch(`${edge.url}/app/registry.json`)).json();
  const { rest } = (registry as { remotes: Record<string, { current: { rest: string } }> }).remotes[
    'mfe-kite'
  ]!.current;
  files['rest file'] = `/app/rest/${rest}.json`;
});
afterAll(() => edge.close());

const OPEN = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const;

/** With which encoding it is sent, and whether what is sent can be read by it. */
const sentTo = async (url: string, accepted?: string) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const { rawPayload, statusCode, headers: sent } = await edge.app.inject({ url, headers });
  const encoding = sent['content-encoding'] ?? 'identity';
  const text = OPEN[encoding as keyof typeof OPEN](rawPayload).toString();
  return { statusCode, encoding, begins: text.slice(0, 1), vary: String(sent['vary']) };
};

const KINDS = [
  ['page', () => addresses.page, '<'],
  ['link page', () => addresses['link page'], '<'],
  ['registry', () => addresses.registry, '{'],
  ['rest file', () => files['rest file'], '{'],
  ['script file', () => files['script file'], 's'],
] as const;

describe.each(KINDS)('a %s', (_kind, address, begins) => {
  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['x-br', 'identity'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['identity;q=0, br', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br; q=0.0, gzip; q=0.000', 'identity'],
    ['BR;Q=1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=banana', 'identity'],
  ])('is sent to one who accepts "%s" as %s', async (accepted, encoding) => {
    expect(await sentTo(address(), accepted)).toEqual({
      statusCode: 200,
      encoding,
      begins,
      vary: expect.stringContaining('accept-encoding') as string,
    });
  });
});

it.each([
  ['br, dcz', 'dcz'],
  ['br, DCZ;q=1', 'dcz'],
  ['br;q=0.5, dcz', 'dcz'],
  ['br, dcz;q=0.5', 'br'],
  ['br, dcz;q=0', 'br'],
  ['br, x-dcz', 'br'],
  ['gzip, *', 'gzip'],
])('sends a script that replaces another one to one who accepts "%s" as %s', async (accepted, encoding) => {
  const digest = `:${createHash('sha256').update(BEFORE).digest('base64')}:`;
  const headers = { 'accept-encoding': accepted, 'available-dictionary': digest };
  const answer = await edge.app.inject({ url: REPLACED, headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

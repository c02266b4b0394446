import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { createDictionaries } from './dictionaries.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';

/** A script that no compression makes small, beside one that differs in a word. */
const scriptWith = (text: string): Buffer => {
  const digests = Array.from({ length: 200 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex'));
  return Buffer.from(`${digests.join(';')};${text}`);
};
const [BEFORE, NOW] = [scriptWith('before'), scriptWith('now')];

const SHELL = ['/app/assets/main.aaaaaaaaaa.js', '/app/assets/main.bbbbbbbbbb.js'] as const;
const REMOTE = [
  '/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/512.aaaaaaaaaa.js',
  '/app/remotes/mfe-kite/1.0.1-bbbbbbbbbb/512.bbbbbbbbbb.js',
] as const;
const OTHER = '/app/remotes/mfe-kite/1.0.1-bbbbbbbbbb/7.bbbbbbbbbb.js';

let data = '';
let edge: Edge;

const fileOf = (address: string): string => join(data, address.replace('/app/', ''));

const write = (address: string, content: Buffer): void => {
  mkdirSync(dirname(fileOf(address)), { recursive: true });
  writeFileSync(fileOf(address), content);
  writeFileSync(`${fileOf(address)}.br`, brotliCompressSync(content));
};

/** As a browser offers it. */
const digestOf = (content: Buffer): string => `:${createHash('sha256').update(content).digest('base64')}:`;

interface Answer {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** `fetch` would decode the answer. */
const get = (address: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = httpRequest(edge.url + address, { headers }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    });
    asked.on('error', reject).end();
  });

const ENCODINGS = 'gzip, deflate, br, zstd, dcb, dcz';
const offering = (dictionary: Buffer, encodings = ENCODINGS): Record<string, string> => ({
  'accept-encoding': encodings,
  'available-dictionary': digestOf(dictionary),
});

beforeAll(async () => {
  data = temporaryFolder();
  mkdirSync(join(data, 'assets'));
  mkdirSync(join(data, 'remotes'));
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

beforeEach(() => {
  for (const [before, now] of [SHELL, REMOTE]) {
    write(before, BEFORE);
    write(now, NOW);
  }
  write(OTHER, NOW);
});

afterAll(() => edge.close());

it.each([
  [SHELL[1], '/app/assets/main.*.js'],
  [REMOTE[1], '/app/remotes/mfe-kite/*/512.*.js'],
])('sends %s as its difference to the script of the release before', async (address, match) => {
  const { headers, body } = await get(address, offering(BEFORE));
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': `match="${match}"`,
  });
  expect(body.length).toBeLessThan(200);
  expect(body.toString('hex', 0, 8)).toBe('5e2a4d1820000000');
  expect(`:${body.toString('base64', 8, 40)}:`).toBe(digestOf(BEFORE));
  expect(zstdDecompressSync(body.subarray(40), { dictionary: BEFORE })).toEqual(NOW);
});

it.each([
  ['has another digest', SHELL[1], () => offering(Buffer.from('unknown'))],
  ['is of another kind', OTHER, () => offering(BEFORE)],
  ['is not accepted', SHELL[1], () => offering(BEFORE, 'br, dcz;q=0')],
  ['is no digest', SHELL[1], () => ({ 'accept-encoding': ENCODINGS, 'available-dictionary': ':../..:' })],
])('sends the whole script when the dictionary %s', async (_what, address, headers) => {
  const answer = await get(address, headers());
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toBe('accept-encoding, available-dictionary');
  expect(answer.body).toEqual(brotliCompressSync(NOW));
});

it('sends the whole script when the dictionary was pruned or damaged', async () => {
  // Names of their own: what the edge has read of a name it does not read again.
  const [dictionary, script] = [scriptWith('pruned'), scriptWith('after it')];
  const before = '/app/assets/late.aaaaaaaaaa.js';
  const sent = async (address: string) => {
    write(address, script);
    return (await get(address, offering(dictionary))).headers['content-encoding'];
  };
  write(before, dictionary);
  expect(await sent('/app/assets/late.bbbbbbbbbb.js')).toBe('dcz');
  rmSync(fileOf(before));
  expect(await sent('/app/assets/late.cccccccccc.js')).toBe('br');
  write(before, scriptWith('damaged'));
  expect(await sent('/app/assets/late.dddddddddd.js')).toBe('br');
});

it('does not send a script from memory that is no longer there', async () => {
  expect((await get(REMOTE[1], offering(BEFORE))).headers['content-encoding']).toBe('dcz');
  rmSync(fileOf(REMOTE[1]));
  rmSync(`${fileOf(REMOTE[1])}.br`);
  const { headers } = await get(REMOTE[1], offering(BEFORE));
  expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-store']);
});

it('sends the compressed script when the difference would be larger', async () => {
  write('/app/assets/main.dddddddddd.js', Buffer.from('x'.repeat(5_000)));
  const { headers } = await get('/app/assets/main.dddddddddd.js', offering(BEFORE));
  expect(headers['content-encoding']).toBe('br');
});

it.each([
  '/app/assets/main.js',
  '/app/assets/main.aaaaaaaaaa.css',
  '/app/remotes/mfe-kite/dev/512.aaaaaaaaaa.js',
])('makes no dictionary of %s', async (address) => {
  write(address, NOW);
  const { headers } = await get(address, { 'accept-encoding': ENCODINGS });
  expect([headers['use-as-dictionary'], headers.vary]).toEqual([undefined, 'accept-encoding']);
});

const asked = (url: string): FastifyRequest =>
  ({ url, headers: offering(BEFORE) }) as unknown as FastifyRequest;

it('keeps no more answers in memory than it may, and makes them again', async () => {
  const one = await createDictionaries(data).answerTo(asked(SHELL[1]));
  const bytes = one?.length ?? 0;
  const dictionaries = createDictionaries(data, { bytes: bytes + 10 });
  for (const address of [SHELL[1], REMOTE[1], SHELL[1]]) {
    expect(await dictionaries.answerTo(asked(address))).toEqual(one);
    expect(dictionaries.bytesInMemory()).toBe(bytes);
  }
});

it('makes an answer once for all who ask at the same time, and lets no more of them wait than it may', async () => {
  const dictionaries = createDictionaries(data, { waiting: 1 });
  const [one, same, other] = await Promise.all(
    [SHELL[1], SHELL[1], REMOTE[1]].map((address) => dictionaries.answerTo(asked(address))),
  );
  expect(one).toBeDefined();
  expect([same, other]).toEqual([one, undefined]);
  expect(await dictionaries.answerTo(asked(REMOTE[1]))).toEqual(one);
});

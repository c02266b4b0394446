import { globSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf } from '#build/output-files.ts';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { writeGeneration } from '#registry/generations.ts';
import { readDeployed, readRegistry } from '#registry/registry-file.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { sampleRelease, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { createToken } from './squads.ts';

const PATH = '/platform/releases/mfe-kite';
const ENTRY = 'remoteEntry.0123456789.js';

let data = '';
let edge: Edge;
let token = '';
/** What the edge says of itself. */
const faults: object[] = [];

const history = (): Promise<Response> =>
  fetch(`${edge.url}/platform/history`, { headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  token = createToken(data, { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'ayu@desk' });
  edge = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    log: (line) => faults.push(line),
  });
  // Starts a thread, which takes longer than what is measured here.
  await (await history()).text();
});

afterAll(() => edge.close());

/** No upload here is taken, and none is the fault of the edge. */
const expectNothing = (): void => {
  expect(faults).toEqual([]);
  expect(readRegistry(data).remotes).toEqual({});
  expect(globSync(['upload-*', 'remotes/*/*'], { cwd: data })).toEqual([]);
};
afterEach(expectNothing);

type Files = Readonly<Record<string, string | Buffer<ArrayBuffer>>>;

const formOf = (files: Files): FormData => {
  const form = new FormData();
  for (const [file, content] of Object.entries(files)) form.append('file', new Blob([content]), file);
  return form;
};

const send = (body: BodyInit, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(edge.url + PATH, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  });

const wordsOf = async (answer: Promise<Response>): Promise<string> => {
  const { status, ...response } = await answer.then(async (one) => ({
    status: one.status,
    ...((await one.json()) as { readonly error: string }),
  }));
  return `${status} ${response.error}`;
};

/** Many files, beside one packed file that would be 30 MB. */
const largest = (): Files => {
  const others = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`a${at}.js`, `${at}`.repeat(5_000)] as const),
  );
  const integrity = Object.fromEntries(
    Object.entries({ ...others, [ENTRY]: 'kite' }).map(([file, text]) => [file, integrityOf(text)]),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const bomb = brotliCompressSync(Buffer.alloc(30_000_000), { params });
  return {
    ...others,
    [ENTRY]: 'kite',
    [`${ENTRY}.br`]: bomb,
    'release.json': JSON.stringify(sampleRelease({ integrity })),
  };
};

/** Of the time that something takes, the longest part in which the edge did nothing else. */
const longestStall = async (work: Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const begun = performance.now();
  delay.enable();
  await work;
  delay.disable();
  return delay.max / 1_000_000 / (performance.now() - begun);
};

it('serves pages while it unpacks a hostile upload', async () => {
  const files = formOf(largest());
  const answered: string[] = [];
  const refused = wordsOf(send(files)).finally(() => answered.push('upload'));
  const page = fetch(`${edge.url}/livez`).finally(() => answered.push('page'));
  expect(await longestStall(refused)).toBeLessThan(0.5);
  expect((await page).status).toBe(200);
  expect(answered).toEqual(['page', 'upload']);
  expect(await refused).toMatch(/^422 remoteEntry\.0123456789\.js\.br in \S+ is not what its build wrote\.$/);
});

it('serves pages while it reads a long history', async () => {
  const { registry } = readDeployed(data);
  const entry = { at: new Date().toISOString(), by: 'ayu', command: 'test', change: 'nothing' };
  const line = Array.from({ length: 10_000 }, (_, at) => ({ version: `1.${at}.0`, build: 'aaaaaaaaaa' }));
  const lines = { 'mfe-former': line };
  for (let generation = 2; generation <= 40; generation += 1)
    await writeGeneration(data, { registry: { ...registry, generation }, lines, entry });
  const answer = history();
  expect(await longestStall(answer)).toBeLessThan(0.5);
  expect((await answer).status).toBe(200);
});

const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);

it.each([
  [
    'a description that is nested without end',
    'release.json',
    JSON.stringify(sampleRelease()).replace(/}$/, `,"later":${DEEP}}`),
  ],
  [
    'a description that is too large',
    'release.json',
    JSON.stringify({ ...sampleRelease(), later: 'k'.repeat(400_000) }),
  ],
  ['a description that is no object', 'release.json', 'null'],
  ['a description that is a list', 'release.json', '[]'],
  ['no text as a description', 'release.json', '\u0000'],
  ['calls that are nested without end', 'calls', DEEP],
  ['calls that are too large', 'calls', JSON.stringify(['k'.repeat(1_100_000)])],
  ['calls that are no list', 'calls', '{}'],
])('refuses %s', async (_, file, text) => {
  const files = { [ENTRY]: 'kite', 'release.json': JSON.stringify(sampleRelease()), [file]: text };
  expect(await wordsOf(send(formOf(files)))).toMatch(/^422 (release\.json|calls)\b.{0,200}$/);
});

const part = (head: string, content = 'x'): string => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const FILE = 'content-disposition: form-data; name="file"; filename="a.js"';
const TYPE = 'multipart/form-data; boundary=b';

it.each([
  ['nothing', TYPE, ''],
  ['no end', TYPE, part(FILE)],
  ['an end in the middle of a head', TYPE, '--b\r\ncontent-dispo'],
  ['a head that is none', TYPE, `${part('nonsense')}--b--`],
  ['a head without an end', TYPE, `--b\r\n${'a'.repeat(100_000)}\r\n`],
  ['many heads', TYPE, `${part(Array.from({ length: 5_000 }, (_, at) => `h${at}: x`).join('\r\n'))}--b--`],
  ['a part without a name', TYPE, `${part('content-disposition: form-data')}--b--`],
  ['a field instead of a file', TYPE, `${part('content-disposition: form-data; name="file"')}--b--`],
  ['a file without a name', TYPE, `${part('content-disposition: form-data; name="file"; filename=""')}--b--`],
  [
    'a name with a zero',
    TYPE,
    `${part('content-disposition: form-data; name="file"; filename="a\u0000.js"')}--b--`,
  ],
  ['another boundary', TYPE, '--other\r\n\r\n--other--'],
  ['no boundary', 'multipart/form-data', part(FILE)],
  ['a boundary without an end', `multipart/form-data; boundary=${'b'.repeat(5_000)}`, part(FILE)],
  ['another type', 'application/json', '{}'],
  ['a type that is none', 'nonsense', 'x'],
  ['a form of another kind', 'application/x-www-form-urlencoded', 'a=b'],
  [
    'the name of every object as a field',
    TYPE,
    `${part('content-disposition: form-data; name="__proto__"')}--b--`,
  ],
])('refuses a form with %s', async (_, type, body) => {
  expect(await wordsOf(send(body, { 'content-type': type }))).toMatch(/^4\d\d \w/);
});

it.each([
  ['no length', 'transfer-encoding: chunked', '411'],
  ['a length that is none', 'content-length: many', '400'],
  ['a length beyond all', 'content-length: 99999999999999999999', '400'],
  ['too many bytes', 'content-length: 20000001', '413'],
])('refuses an upload with %s', async (_, head, status) => {
  const answer = await rawRequest(
    edge.url,
    `POST ${PATH} HTTP/1.1\r\nhost: edge\r\nauthorization: Bearer ${token}\r\ncontent-type: ${TYPE}\r\n${head}\r\nconnection: close\r\n\r\n`,
  );
  expect(answer.split(' ')[1]).toBe(status);
});

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { integrityOf } from '#build/output-files.ts';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines, readRegistry } from '#registry/registry-file.ts';
import { connectTo } from '#testing/raw-request.ts';
import { edgeBrowser } from '#testing/edge-browser.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { askPlatform, sendRelease } from './send-release.ts';
import { createToken, revokeTokens } from './squads.ts';

let data = '';
let edge: Edge;
let token = '';

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  token = createToken(data, { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'ayu@desk' });
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

afterEach(() => edge.close());

const send = (dist: string, name = 'mfe-kite', options: Readonly<Record<string, string>> = {}) =>
  sendRelease({ to: edge.url, token }, { name, dist, options });

/** What an upload would be if nobody had checked it: the status and the words of its refusal. */
const refusal = async (files: Readonly<Record<string, string>>, name = 'mfe-kite'): Promise<string> => {
  const form = new FormData();
  for (const [file, text] of Object.entries(files)) form.append('file', new Blob([text]), file);
  const answer = await fetch(`${edge.url}/platform/releases/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return `${answer.status} ${((await answer.json()) as { error: string }).error}`;
};

const filesOf = (dist: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: dist }).map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  );

/** Nothing of a refused upload is kept. */
const expectNothing = (): void => {
  expect(readRegistry(data).remotes).toEqual({});
  expect(globSync(['upload-*', 'remotes/*/*'], { cwd: data })).toEqual([]);
};

it('takes a release of a squad, and the history names squad, repository and commit', async () => {
  const source = { owner: 'Kite squad', repository: 'https://git.example/kite', commit: 'a1b2c3d4' };
  const dist = sampleBuild({ source });
  writeFileSync(join(dist, 'calls'), '[]');
  expect(await send(dist)).toEqual({
    name: 'mfe-kite',
    version: '1.0.0',
    build: 'aaaaaaaaaa',
  });
  const live = readRegistry(data).remotes['mfe-kite'];
  expect(live?.current.version).toBe('1.0.0');
  expect(JSON.stringify(live)).not.toContain('git.example');
  expect(historyLines(data).at(-2)).toMatch(
    /Kite squad {2}http release mfe-kite: mfe-kite 1\.0\.0-aaaaaaaaaa is live\. Calls were not compared: no backend runs on this data folder\. Routes were not opened: PAYUNG_OPEN_ROUTES is off\. Source: of Kite squad, commit a1b2c3d4, in https:\/\/git\.example\/kite\.$/,
  );
  expect(globSync('upload-*', { cwd: data })).toEqual([]);
  expect(readFileSync(join(data, 'remotes', 'mfe-kite', '1.0.0-aaaaaaaaaa', 'calls'), 'utf8')).toBe('[]');
  for (const file of ['release.json', 'calls'])
    expect((await fetch(`${edge.url}${live?.current.base}${file}`)).status).toBe(404);
  expect((await fetch(`${edge.url}${live?.current.base}${live?.current.entry}`)).status).toBe(200);
});

it('refuses a remote that the token does not name, whether or not it exists', async () => {
  await send(sampleBuild());
  const words = '403 The token of Kite squad is for mfe-kite and for nothing else.';
  createToken(data, { squad: 'Lantern squad', remotes: ['mfe-lantern'], by: 'ayu@desk' });
  expect(await refusal(filesOf(sampleBuild({ name: 'mfe-lantern' })), 'mfe-lantern')).toBe(words);
  expect(await refusal(filesOf(sampleBuild({ name: 'mfe-nobody' })), 'mfe-nobody')).toBe(words);
  expect(await refusal(filesOf(sampleShell()), 'shell')).toBe(words);
  const back = await fetch(`${edge.url}/platform/rollback/shell`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(back.status).toBe(403);
});

it('refuses the release of another remote under the name of its own', async () => {
  expect(await refusal(filesOf(sampleBuild({ name: 'mfe-lantern' })))).toBe(
    '422 The upload is a release of mfe-lantern, not of mfe-kite.',
  );
  expectNothing();
});

/** The status of a request for the history, and why it was refused. */
const ask = async (authorization: string | undefined, remoteAddress = '127.0.0.1') => {
  const headers = authorization === undefined ? {} : { authorization };
  const { statusCode, body } = await edge.app.inject({ url: '/platform/history', headers, remoteAddress });
  const { error } = JSON.parse(body) as { error?: string };
  return `${statusCode} ${error ?? body.slice(0, 12)}`;
};

it('refuses requests without a token, with a revoked one, and over http from elsewhere', async () => {
  const unknown = '401 The token is missing, revoked or not of this platform.';
  expect(await ask(undefined)).toBe(unknown);
  expect(await ask(`Bearer ${token.slice(0, -1)}`)).toBe(unknown);
  expect(await ask(`Bearer ${token}`)).toBe('200 {"history":[');
  expect(await ask(`Bearer ${token}`, '203.0.113.7')).toBe(
    '403 Releases are taken over https only: revoke this token, it was readable on its way.',
  );
  revokeTokens(data, 'Kite squad');
  expect(await ask(`Bearer ${token}`)).toBe(unknown);
  expectNothing();
});

it('takes so many requests of one address in a minute', async () => {
  for (let count = 0; count < 60; count += 1) expect(await ask(`Bearer ${token}`)).toMatch(/^200 /);
  expect(await ask(`Bearer ${token}`)).toBe('429 Too many requests: wait a minute.');
  expect(await ask(`Bearer ${token}`, '203.0.113.7')).toMatch(/^403 /);
});

it('refuses what the checks of every release refuse, with their words and until it is confirmed', async () => {
  await send(sampleBuild({ routes: [routeAt('/kitefly'), { ...routeAt('/kiteland'), id: 'land' }] }));
  const second = sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' });
  await expect(send(second)).rejects.toThrow(/changes what others rely on\. It takes away \/kiteland\./);
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.0.0');
  expect(globSync('*', { cwd: join(data, 'remotes', 'mfe-kite') })).toEqual(['1.0.0-aaaaaaaaaa']);
  await send(second, 'mfe-kite', { removals: '' });
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('2.0.0');
  expect(historyLines(data).at(-2)).toContain('http release mfe-kite --removals: ');
});

it('refuses paths outside the release, files twice, and files that its description does not name', async () => {
  const files = filesOf(sampleBuild());
  const strange = '422 The upload names a file that no release may have.';
  for (const path of [
    'a.b/evil.js',
    '../evil.js',
    '/tmp/evil.js',
    'a/../../evil.js',
    '.hidden.js',
    'a\\..\\evil.js',
  ])
    expect(await refusal({ ...files, [path]: 'evil' })).toBe(strange);
  expect(await refusal({ ...files, 'more.0123456789.js': 'evil' })).toBe(
    '422 release.json does not name more.0123456789.js, which was sent.',
  );
  expect(await refusal({ 'a.js': 'x' })).toBe(
    '422 The upload holds no release.json: send what a build leaves in dist.',
  );
  expect(await refusal({ ...files, 'remoteEntry.0123456789.js': 'damaged' })).toMatch(
    /^422 .* is not what its build/,
  );
  expectNothing();
});

it('refuses other files under the name of a release that pages may run', async () => {
  await send(sampleBuild());
  await send(sampleBuild());
  const other = sampleBuild({ integrity: { 'remoteEntry.0123456789.js': integrityOf('other') } });
  writeFileSync(join(other, 'remoteEntry.0123456789.js'), 'other');
  await expect(send(other)).rejects.toThrow(
    'mfe-kite 1.0.0-aaaaaaaaaa was released with other files: raise its version and build it again.',
  );
  expect(historyLines(data)).toHaveLength(4);
});

it('refuses more bytes or files than a release may have', async () => {
  const { statusCode, body } = await edge.app.inject({
    method: 'POST',
    url: '/platform/releases/mfe-kite',
    headers: { authorization: `Bearer ${token}`, 'content-length': '20000001' },
  });
  expect(`${statusCode} ${body}`).toBe('413 {"error":"A release may have 20 MB."}');
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`f${index}.js`, 'x']));
  expect(await refusal(many)).toBe('413 A release may have 2000 files.');
  expectNothing();
});

it('keeps nothing of an upload that breaks off', async () => {
  const socket = await connectTo(edge.url);
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.js"\r\n\r\nhalf';
  socket.write(
    `POST /platform/releases/mfe-kite HTTP/1.1\r\nhost: edge\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n${part}`,
  );
  await expect.poll(() => globSync('upload-*/*', { cwd: data })).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => globSync('upload-*', { cwd: data })).toEqual([]);
  expectNothing();
});

it('rolls back a remote of the squad, in its name', async () => {
  await send(sampleBuild());
  await send(sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
  expect(
    await askPlatform({ to: edge.url, token }, '/platform/rollback/mfe-kite', { method: 'POST' }),
  ).toEqual({
    name: 'mfe-kite',
    version: '1.0.0',
    build: 'aaaaaaaaaa',
  });
  expect(historyLines(data)[3]).toMatch(
    /Kite squad {2}http rollback mfe-kite: mfe-kite 1\.0\.0-aaaaaaaaaa is live again/,
  );
});

const askFor = (what: string) =>
  askPlatform({ to: edge.url, token }, `/platform/${what}/mfe-kite`, { method: 'POST' });

it('takes drafts and canaries, promotes and stops them, in the name of the squad', async () => {
  await send(sampleBuild());
  const second = sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' });
  const { link = '' } = await send(second, 'mfe-kite', { draft: '' });
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.0.0');
  const entered = await edgeBrowser(() => edge.url).enter(new URL(link).pathname + new URL(link).search);
  expect(entered.setCookie[0]).toMatch(/^payung-set=mfe-kite:2\.0\.0-bbbbbbbbbb~/);

  await send(second, 'mfe-kite', { canary: '5' });
  expect(await askFor('stop')).toMatchObject({ version: '2.0.0' });
  await expect(askFor('stop')).rejects.toThrow('mfe-kite has no canary.');
  await send(second, 'mfe-kite', { canary: '5' });
  await askFor('promote');
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('2.0.0');
  expect(
    historyLines(data)
      .filter((line) => line.includes('Kite squad  http'))
      .map((line) => /http \S+/.exec(line)?.[0]),
  ).toEqual(['http release', 'http release', 'http release', 'http stop', 'http release', 'http promote']);
});

it('takes a shell from whose token names it', async () => {
  token = createToken(data, { squad: 'Core', remotes: ['shell'], by: 'ayu@desk' });
  expect(await send(sampleShell({ version: '1.1.0', build: 'tttttttttt' }), 'shell')).toEqual({
    name: 'shell',
    version: '1.1.0',
    build: 'tttttttttt',
  });
  expect(existsSync(join(data, 'shells', '1.1.0-tttttttttt.json'))).toBe(true);
});

it('sends a token over https only, and says which variable holds it', async () => {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'empty'));
  const upload = { name: 'mfe-kite', dist, options: {} };
  await expect(sendRelease({ to: 'http://payung.example', token }, upload)).rejects.toThrow(
    'http://payung.example is no address such as https://payung.example.com.',
  );
  await expect(sendRelease({ to: edge.url, token: undefined }, upload)).rejects.toThrow(
    'PAYUNG_RELEASE_TOKEN',
  );
});

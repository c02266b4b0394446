import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integrityOf } from '#build/output-files.ts';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { publishDrafts } from '#registry/sets/drafts.ts';
import {
  routeAt,
  sampleBuild,
  sampleRelease,
  sampleShell,
  temporaryFolder,
} from '#testing/sample-release.ts';
import { createToken } from './squads.ts';

const LANTERN = 'mfe-lantern';
const TEXT_1000 = 'a'.repeat(1_000);

let data = '';
let edge: Edge;
let token = '';
/** What is on disk of what is deployed, before anybody sends something. */
let before: Readonly<Record<string, string>>;

const lantern = (version: string, build: string): string =>
  sampleBuild({ name: LANTERN, version, build, routes: [routeAt('/lanterns')] });

const everything = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync(['generations/*', 'remotes/**/*', 'shells/*', 'assets/*'], { cwd: data })
      .filter((file) => statSync(join(data, file)).isFile())
      .map((file) => [file, integrityOf(readFileSync(join(data, file)))]),
  );

/** Two squads: the kite's holds the token; the lantern's has a release of before, one that is live, and a draft. */
beforeAll(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishShell(data, sampleShell({ version: '1.1.0', build: 'tttttttttt' }));
  await publishRemote(data, sampleBuild());
  await publishRemote(data, lantern('1.0.0', 'aaaaaaaaaa'));
  await publishRemote(data, lantern('2.0.0', 'bbbbbbbbbb'));
  await publishDrafts(data, [{ name: LANTERN, dist: lantern('3.0.0', 'cccccccccc') }], { command: 'draft' });
  token = createToken(data, { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'ayu@desk' });
  createToken(data, { squad: 'Lantern squad', remotes: [LANTERN], by: 'ayu@desk' });
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  before = everything();
});

afterAll(() => edge.close());

let clients = 0;

/** As a proxy passes it on, each time for another client. */
const headers = (): Record<string, string> => {
  clients += 1;
  return {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `203.0.113.${clients % 250}`,
    'x-forwarded-proto': 'https',
  };
};

/** The address as it is: clients would resolve some. */
const post = async (url: string): Promise<number> =>
  (await edge.app.inject({ method: 'POST', url, headers: headers() })).statusCode;

const upload = async (address: string, body: FormData): Promise<number> =>
  (await fetch(edge.url + address, { method: 'POST', headers: headers(), body })).status;

const isRefused = (status: number): boolean => status >= 400 && status < 500;

const formOf = (files: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [file, text] of Object.entries(files)) form.append('file', new Blob([text]), file);
  return form;
};

const release = (change: object, more: Readonly<Record<string, string>> = {}): FormData =>
  formOf({
    'remoteEntry.0123456789.js': 'kite',
    'release.json': JSON.stringify(sampleRelease({ version: '9.0.0', ...change })),
    ...more,
  });

const CHANGES = ['promote', 'rollback', 'stop', 'withdraw', 'preview'];

const NAMES = [
  LANTERN,
  'shell',
  'mfe-nobody',
  '__proto__',
  'constructor',
  `..%2F${LANTERN}`,
  `mfe-kite%2F..%2F${LANTERN}`,
  `mfe-kite/../${LANTERN}`,
  'mfe-kite%00',
  'MFE-KITE',
  'mfe-kit\u0065\u0301',
  '%E2%80%AEmfe-kite',
  TEXT_1000,
  '',
];

it.each(CHANGES.flatMap((what) => NAMES.map((name) => [what, name.slice(0, 40), name])))(
  'refuses to %s %s for the squad of the kite',
  async (what, _, name) => {
    expect(await post(`/platform/${what}/${name}`)).toSatisfy(isRefused);
    expect(await post(`/platform/${what}/${name}?to=1.0.0-aaaaaaaaaa&older&removals`)).toSatisfy(isRefused);
    expect(everything()).toEqual(before);
  },
);

const RELEASES = [
  `../${LANTERN}/1.0.0-aaaaaaaaaa`,
  `../${LANTERN}/3.0.0-cccccccccc`,
  `..%2F${LANTERN}%2F3.0.0-cccccccccc`,
  `1.0.0-aaaaaaaaaa/../../${LANTERN}/1.0.0-aaaaaaaaaa`,
  `../../shells/1.0.0-ssssssssss`,
  '1.0.0-aaaaaaaaaa/x/evil-1',
  '/etc/1.0.0-passwd',
  '\\\\server\\1.0.0-share',
  // Those of the lantern, and of the shell.
  '3.0.0-cccccccccc',
  'bbbbbbbbbb',
  '1.0.0-ssssssssss',
  '__proto__',
  'constructor-constructor',
  '1.0.0-aaaaaaaaaa\u0000',
  '1.0.0-aaaaaaaaaa\n',
  '1.0.0-аааааааааа',
  '-',
  '.',
  '',
  TEXT_1000,
  `1.0.0-${TEXT_1000}`,
  `1.0.0${TEXT_1000}-a`,
];

it.each(CHANGES.flatMap((what) => RELEASES.map((to) => [what, JSON.stringify(to.slice(0, 60)), to])))(
  'refuses to %s the kite to %s',
  async (what, _, to) => {
    const query = new URLSearchParams({ to });
    expect(await post(`/platform/${what}/mfe-kite?${query}&older&removals&modes&calls`)).toSatisfy(isRefused);
    expect(await post(`/platform/${what}/mfe-kite?to=1.0.0-aaaaaaaaaa&${query}`)).toSatisfy(isRefused);
    expect(everything()).toEqual(before);
  },
);

it.each(NAMES.map((name) => [name.slice(0, 40), name]))('refuses a release of %s', async (_, name) => {
  expect(await post(`/platform/releases/${name}`)).toSatisfy(isRefused);
  expect(await post(`/platform/releases/${name}?draft`)).toSatisfy(isRefused);
  expect(await post(`/platform/prune/${name}`)).toSatisfy(isRefused);
  expect(await post(`/platform/reports/${name}`)).toSatisfy(isRefused);
  expect(everything()).toEqual(before);
});

const EVIL = { name: LANTERN, products: [], routes: [routeAt('/taken')] };

it.each<[string, FormData]>([
  ['the name of another squad', release({ name: LANTERN })],
  ['the name of every object', release({ name: '__proto__' })],
  ['a name that leads elsewhere', release({ name: `../${LANTERN}` })],
  ['a version that leads elsewhere', release({ version: `../${LANTERN}/9.0.0` })],
  ['a build that leads elsewhere', release({ build: '../../x' })],
  ['an address of another squad', release({ routes: [routeAt('/lanterns')] })],
  ['files that lead elsewhere', release({ integrity: { '../x.js': integrityOf('x') } })],
  ['files with the name of every object', release({ entry: 'constructor' })],
  ['exports with the name of every object', release({ uses: { constructor: ['x'] } })],
  ['exports with a name that every object has', release({ uses: { toString: ['x'] } })],
  [
    'a route with the name of every object',
    release({ routes: [{ ...routeAt('/kitefly'), id: 'constructor' }] }),
  ],
  [
    'the description of another squad in a folder of it',
    release(
      {
        integrity: {
          'remoteEntry.0123456789.js': integrityOf('kite'),
          'x/evil-1/release.json': integrityOf(JSON.stringify(sampleRelease(EVIL))),
        },
      },
      { 'x/evil-1/release.json': JSON.stringify(sampleRelease(EVIL)) },
    ),
  ],
  ['a file outside of it', release({}, { [`../${LANTERN}/x.js`]: 'x' })],
])('refuses a release of the kite with %s', async (_, form) => {
  expect(await upload('/platform/releases/mfe-kite?older&removals', form)).toSatisfy(isRefused);
  expect(everything()).toEqual(before);
});

import { expect, it } from 'vitest';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import type { ShellRelease } from '#registry/release-schema.ts';
import { productAt } from '#testing/sample-release.ts';
import { earlyFilesAt } from './early-files.ts';

const shell: ShellRelease = {
  version: '1.0.0',
  build: 'ssssssssss',
  contract: 1,
  provides: ['react', 'antd/es/button', 'antd/es/form'],
  scripts: ['main.js'],
  styles: ['main.css'],
  integrity: {
    'main.js': 'sha256-main',
    'login.js': 'sha256-login',
    'code.js': 'sha256-code',
    'form.js': 'sha256-form',
  },
  startup: { login: ['login.js'], linkEntry: ['login.js'], customerOtp: ['code.js'], payment: ['login.js'] },
  shares: { 'antd/es/form': ['form.js'] },
  paths: [],
  exports: {},
  versions: {},
};

const kite: RemoteRelease = {
  name: 'mfe-kite',
  version: '1.0.0',
  build: 'aaaaaaaaaa',
  base: '/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/',
  entry: 'entry.js',
  requires: ['react', 'antd/es/form'],
  integrity: {
    'entry.js': 'sha256-entry',
    'screens.js': 'sha256-screens',
    'fly.js': 'sha256-fly',
    'one.js': 'sha256-one',
    'other.js': 'sha256-other',
  },
  preload: ['screens.js'],
  startup: {
    fly: { files: ['fly.js'], shares: ['react', 'antd/es/form'] },
    any: { files: ['other.js'], shares: [] },
    one: { files: ['one.js'], shares: [] },
  },
  routes: [
    { id: 'fly', path: '/kitefly', mode: 'agent', reads: [] },
    { id: 'any', path: '/kite-string/:id', mode: 'public', reads: [] },
    { id: 'one', path: '/kite-string/one', mode: 'both', reads: [] },
    { id: 'code', path: '/kitecode', mode: 'both', verified: true, reads: [] },
    { id: 'bare', path: '/kitebare', mode: 'public', reads: [] },
  ],
  products: [productAt('kite', 'kite-product', '/kite-string/one')],
  contract: 1,
};

const earlyAt = (
  address: string,
  release = kite,
  running: ShellRelease | undefined = shell,
  language: 'en' | 'id' = 'id',
) =>
  earlyFilesAt(
    address,
    {
      registry: { generation: 1, shell: running, remotes: { [release.name]: { current: release } } },
      shell: running,
    },
    language,
  );

const ENTRY = {
  [`${kite.base}entry.js`]: 'sha256-entry',
  [`${kite.base}screens.js`]: 'sha256-screens',
};

it.each(['/app/kitefly', '/app/KiteFly/', '/app/kitefly?quoteId=1'])(
  'names at %s the files of the route, the entry first, and those of the shell that it shares',
  (address) => {
    expect(earlyAt(address)).toEqual({
      isPublic: false,
      files: {
        ...ENTRY,
        [`${kite.base}fly.js`]: 'sha256-fly',
        '/app/assets/form.js': 'sha256-form',
      },
      remote: { name: 'mfe-kite', build: 'aaaaaaaaaa', route: 'fly', shares: ['react', 'antd/es/form'] },
    });
    expect(Object.keys(earlyAt(address)?.files ?? {})[0]).toBe(`${kite.base}entry.js`);
  },
);

it('takes of two routes that fit the one with fewer parameters', () => {
  expect(earlyAt('/app/kite-string/one')?.remote?.route).toBe('one');
  expect(earlyAt('/app/kite-string/two')?.remote?.route).toBe('any');
});

it('says which pages open to anybody: those of the mode, and where links verify a phone', () => {
  expect(earlyAt('/app/kite-string/two')?.isPublic).toBe(true);
  expect(earlyAt('/app/kite-string/one')?.isPublic).toBe(true);
  expect(earlyAt('/app/kite-string/one', { ...kite, products: [] })?.isPublic).toBe(false);
});

it('names for a link the screens of the shell that open it and verify the phone', () => {
  expect(earlyAt('/app/kite/AbC123')).toEqual({
    isPublic: true,
    files: { '/app/assets/login.js': 'sha256-login', '/app/assets/code.js': 'sha256-code' },
  });
});

it('names for a page behind the code the screen that asks for it, and nothing of the remote', () => {
  expect(earlyAt('/app/kitecode')).toEqual({
    isPublic: true,
    files: { '/app/assets/code.js': 'sha256-code' },
  });
});

const texts = (file: string) => ({ en: { [file]: [`${file}-en.js`] }, id: { [file]: [`${file}-id.js`] } });

it.each(['en', 'id'] as const)('names the texts of the asked language alone: %s', (language) => {
  const integrity = Object.fromEntries(
    ['login', 'frame', 'any']
      .flatMap((file) => [`${file}-en.js`, `${file}-id.js`])
      .map((file) => [file, 'x']),
  );
  const running = { ...shell, texts: texts('frame'), integrity: { ...shell.integrity, ...integrity } };
  const release = { ...kite, texts: texts('any'), integrity: { ...kite.integrity, ...integrity } };
  expect(Object.keys(earlyAt('/app/kite-string/two', release, running, language)?.files ?? {})).toEqual(
    expect.arrayContaining([`${kite.base}any-${language}.js`, `/app/assets/frame-${language}.js`]),
  );
  const ofLogin = { ...running, texts: texts('login') };
  expect(Object.keys(earlyAt('/app/login', release, ofLogin, language)?.files ?? {})).toEqual([
    '/app/assets/login.js',
    `/app/assets/login-${language}.js`,
  ]);
});

it('names the parts of the shell that a page of a remote needs: antd where it has parts of it, the navigation where only agents come', () => {
  const parts = {
    host: ['host.js'],
    reads: ['reads.js'],
    http: ['http.js'],
    antd: ['antd.js'],
    navigation: ['places.js'],
  };
  const integrity = { 'host.js': 'h', 'reads.js': 'r', 'http.js': 'x', 'antd.js': 'a', 'places.js': 'p' };
  const assetsAt = (address: string) =>
    Object.keys(earlyAt(address, kite, { ...shell, parts, integrity })?.files ?? {}).filter((file) =>
      file.startsWith('/app/assets/'),
    );
  expect(assetsAt('/app/kite-string/two')).toEqual(
    ['host.js', 'reads.js', 'http.js'].map((file) => `/app/assets/${file}`),
  );
  expect(assetsAt('/app/kitefly')).toEqual(
    expect.arrayContaining(['/app/assets/antd.js', '/app/assets/places.js']),
  );
});

it.each([
  ['/app/login', true],
  ['/app/oonapayment', false],
])('names at %s the files of the screen of the shell', (address, isPublic) => {
  expect(earlyAt(address)).toEqual({ isPublic, files: { '/app/assets/login.js': 'sha256-login' } });
});

it.each([
  ['an address that nobody serves', '/app/nowhere', kite, shell],
  ['a route of which the build does not say what it needs', '/app/kitebare', kite, shell],
  ['a release of another contract', '/app/kitefly', { ...kite, contract: 2 }, shell],
  ['a release that needs a newer shell', '/app/kitefly', { ...kite, requires: ['antd/es/tree'] }, shell],
  ['a development build, whose files have no digests', '/app/kitefly', { ...kite, integrity: {} }, shell],
  ['a shell of before', '/app/login', kite, { ...shell, startup: undefined }],
])('names nothing for %s', (_what, address, release, running) => {
  expect(earlyAt(address, release, running)).toBeUndefined();
});

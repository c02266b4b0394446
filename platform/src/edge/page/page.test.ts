import { describe, expect, it } from 'vitest';
import type { ShellRelease } from '#registry/release-schema.ts';
import { page } from './page.ts';

const shell = {
  version: '1.0.0',
  build: 'shell-one',
  contract: 1,
  provides: [],
  scripts: ['main.01.js'],
  styles: ['main.02.css'],
  integrity: { 'main.01.js': 'sha256-one', 'main.02.css': 'sha256-two', 'late.03.js': 'sha256-three' },
  startup: { login: ['late.03.js'] },
  shares: {},
  paths: [],
  exports: {},
  versions: {},
} satisfies ShellRelease;

const open = (language: 'en' | 'id', address = '/app/login', running: ShellRelease = shell) =>
  page({
    state: { registry: { generation: 1, shell: running, remotes: {} }, shell: running },
    nonce: 'once',
    token: 'token-of-the-page',
    language,
    address,
  });

it('preloads its stylesheets, so that one that hangs does not block its text and scripts', () => {
  const html = open('id');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain(
    '<link rel="preload" as="style" href="/app/assets/main.02.css" integrity="sha256-two" crossorigin="anonymous">',
  );
});

it('names the files of the asked page with their digests, and one digest for all that is loaded later', () => {
  expect(open('id')).toContain(
    '<script type="application/json" id="payung-early">{"isPublic":true,"files":{"/app/assets/late.03.js":"sha256-three"}}</script>',
  );
  expect(open('id')).toMatch(/id="payung-files">\{"base":"\/app\/assets\/","rest":"[0-9a-f]{64}"\}</);
  expect(open('id', '/app/nowhere')).not.toContain('payung-early');
});

it('names every later file for a shell that was built before there were rest files', () => {
  const { startup: _, shares: __, ...before } = shell;
  const html = open('id', '/app/login', before);
  // The tags carry the digests of the others.
  expect(html).toContain('{"base":"/app/assets/","integrity":{"late.03.js":"sha256-three"}}');
  expect(html).not.toContain('payung-early');
});

it.each([
  ['en', 'The page is still loading. If nothing appears, <a href="/app/login?fresh=', '">load it again</a>.'],
  [
    'id',
    'Halaman masih dimuat. Jika tidak ada yang muncul, <a href="/app/login?fresh=',
    '">muat ulang halaman ini</a>.',
  ],
] as const)(
  'offers in %s to load the page again, in a style that comes with the page',
  (language, before, after) => {
    const html = open(language);
    expect(html).toContain(before);
    expect(html).toContain(after);
    expect(html).toMatch(/<style>\.waiting\{[^<]*animation:waiting 0s 5s both\}/);
  },
);

it('requests every file at a fresh address when it is loaded again', () => {
  const html = open('id', '/app/login?fresh=abc123');
  expect(html).toContain('href="/app/assets/main.02.css?fresh=abc123"');
  expect(html).toContain('src="/app/assets/main.01.js?fresh=abc123"');
});

const both = (html: string) => ({ en: `${html} in English`, id: html });

describe('before any script', () => {
  const firstPaint = {
    pages: { login: both('<form>login</form>'), code: both('<form>code</form>') },
    style: '.form{}',
    skeleton: { html: '<header>skeleton</header>', style: '.bar{}' },
  };

  it('shows the login itself, and of any other page the header and a skeleton, each with its own styles', () => {
    const [login, home] = ['/app/login', '/app/oonahome'].map((address) =>
      open('id', address, { ...shell, firstPaint }),
    );
    expect(login).toContain('<div id="root"><form>login</form><p class="waiting">');
    expect(login).toMatch(/\.form\{\}<\/style>/);
    expect(home).toContain('<div id="root"><header>skeleton</header><p class="waiting">');
    expect(home).toMatch(/\.bar\{\}<\/style>/);
    expect(home?.slice(0, home.indexOf('</style>'))).not.toContain('.form{}');
  });

  it('shows nothing of a shell that was built before there was a skeleton', () => {
    const { skeleton: _, ...before } = firstPaint;
    expect(open('id', '/app/oonahome', { ...shell, firstPaint: before })).toContain(
      '<div id="root"><p class="waiting">',
    );
  });
});

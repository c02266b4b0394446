import { expect, it } from 'vitest';
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
  paths: [],
  exports: {},
  versions: {},
};

const open = (language: 'en' | 'id', address = '/app/login', built: ShellRelease = shell) =>
  page({
    state: { registry: { generation: 1, shell, remotes: {} }, shell: built },
    nonce: 'once',
    language,
    address,
  });

it('preloads its stylesheets, so that one that hangs does not block its text and scripts', () => {
  const html = open('id');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain(
    '<link rel="preload" as="style" href="/app/assets/main.02.css" integrity="sha256-two" crossorigin="anonymous">',
  );
  // What is loaded later; the tags carry the digests of the others.
  expect(html).toContain('{"base":"/app/assets/","integrity":{"late.03.js":"sha256-three"}}');
});

it('preloads the texts of the language that it is shown in, and not of the other one', () => {
  const texts = { en: ['en.04.js'], id: ['id.05.js'] };
  const integrity = { ...shell.integrity, 'en.04.js': 'sha256-en', 'id.05.js': 'sha256-id' };
  const html = open('id', '/app/login', { ...shell, texts, integrity });
  expect(html).toContain(
    '<link rel="preload" as="script" href="/app/assets/id.05.js" integrity="sha256-id" crossorigin="anonymous">',
  );
  expect(html).not.toContain('href="/app/assets/en.04.js"');
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
    expect(html).toMatch(/<style nonce="once">\.waiting\{[^<]*animation:waiting 0s 5s both\}/);
  },
);

it('requests every file at a fresh address when it is loaded again', () => {
  const html = open('id', '/app/login?fresh=abc123');
  expect(html).toContain('href="/app/assets/main.02.css?fresh=abc123"');
  expect(html).toContain('src="/app/assets/main.01.js?fresh=abc123"');
});

import { beforeEach, expect, it, vi } from 'vitest';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { aFederation } from '#testing/open-page.tsx';
import { FILE_TAGS } from './file-tags.ts';
import { createRestFiles } from './rest-files.ts';
import { createFiles, loadPageStyles } from './files.ts';

const arrives = () => Promise.resolve();
const missing = () => Promise.reject(new Error('missing'));

const openPageWith = async (
  texts: Promise<void>,
  language: 'en' | 'id',
  ...answers: (() => Promise<void>)[]
) => {
  document.documentElement.lang = language;
  document.head.innerHTML =
    '<link rel="preload" as="style" href="/app/assets/main.01.css" integrity="sha256-abc" crossorigin="anonymous">';
  document.body.innerHTML =
    '<div id="root"><p class="waiting">Halaman masih dimuat. <a href="/app/login?fresh=1">muat ulang</a>.</p></div>' +
    '<script type="application/json" id="payung-files">{"base":"/app/assets/","integrity":{"x.js":"sha256-x"}}</script>';
  const { places, progress, report } = aFederation(() => new Promise(() => undefined));
  const requested: unknown[] = [];
  const loadStyleTag = (...asked: unknown[]): Promise<void> => {
    requested.push(asked);
    return answers.shift()!();
  };
  const files = createFiles({
    tags: { ...FILE_TAGS, loadStyleTag },
    places,
    progress,
    rest: createRestFiles(progress),
    early: undefined,
  });
  files.registerShellFiles();
  return { isComplete: await loadPageStyles({ files, report }, texts), requested };
};

const openPage = (language: 'en' | 'id', ...answers: (() => Promise<void>)[]) =>
  openPageWith(Promise.resolve(), language, ...answers);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  return () => {
    vi.useRealTimers();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  };
});

const STYLE = 'http://localhost/app/assets/main.01.css';
const waiting = () => document.querySelector<HTMLElement>('.waiting')!;

it('inserts the stylesheets of the page with their digest before it is drawn', async () => {
  const { isComplete, requested } = await openPage('id', arrives);
  expect(isComplete).toBe(true);
  expect(requested).toEqual([[STYLE, 'sha256-abc']]);
  expect(waiting().textContent).toBe('Halaman masih dimuat. muat ulang.');
});

it('requests a stylesheet that is missing once more, at a new address', async () => {
  const { isComplete, requested } = await openPage('id', missing, arrives);
  expect(isComplete).toBe(true);
  expect(requested).toEqual([
    [STYLE, 'sha256-abc'],
    [`${STYLE}?again=1-0`, 'sha256-abc'],
  ]);
});

it.each([
  ['en', 'Part of this page could not be loaded. Please muat ulang.'],
  ['id', 'Sebagian halaman ini tidak dapat dimuat. Silakan muat ulang.'],
] as const)(
  'says in %s that the page is incomplete when a stylesheet stays missing, and links to loading it again',
  async (language, text) => {
    expectConsole(/^\[shell\] failed: missing$/);
    const { isComplete } = await openPage(language, missing, missing);
    expect(isComplete).toBe(false);
    expect(waiting().textContent).toBe(text);
    expect(waiting().querySelector('a')?.getAttribute('href')).toBe('/app/login?fresh=1');
    expect(waiting().style.animation).toContain('none');
  },
);

it('says that the page is incomplete when its texts cannot be loaded', async () => {
  expectConsole(/^\[shell\] failed: no texts$/);
  const { isComplete } = await openPageWith(Promise.reject(new Error('no texts')), 'en', arrives);
  expect(isComplete).toBe(false);
  expect(waiting().textContent).toBe('Part of this page could not be loaded. Please muat ulang.');
});

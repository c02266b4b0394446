import { beforeEach, expect, it, vi } from 'vitest';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';

/** Every request for a stylesheet, and how it ends. */
const styles = vi.hoisted(() => ({ requested: [] as unknown[], answers: [] as (() => Promise<void>)[] }));
vi.mock('./file-tags.ts', () => ({
  loadStyleTag: (...asked: unknown[]) => {
    styles.requested.push(asked);
    return styles.answers.shift()!();
  },
}));

const arrives = () => Promise.resolve();
const missing = () => Promise.reject(new Error('missing'));

const openPage = async (language: 'en' | 'id', ...answers: (() => Promise<void>)[]) => {
  styles.requested = [];
  styles.answers = answers;
  document.documentElement.lang = language;
  document.head.innerHTML =
    '<link rel="preload" as="style" href="/app/assets/main.01.css" integrity="sha256-abc" crossorigin="anonymous">';
  document.body.innerHTML =
    '<div id="root"><p class="waiting">Halaman masih dimuat. <a href="/app/login?fresh=1">muat ulang</a>.</p></div>' +
    '<script type="application/json" id="payung-files">{"base":"/app/assets/","integrity":{"x.js":"sha256-x"}}</script>';
  vi.resetModules();
  const { registerShellFiles } = await import('./files.ts');
  registerShellFiles();
  const { loadPageStyles } = await import('./page-styles.ts');
  return loadPageStyles();
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  return () => void vi.useRealTimers();
});

const STYLE = 'http://localhost/app/assets/main.01.css';
const waiting = () => document.querySelector<HTMLElement>('.waiting')!;

it('inserts the stylesheets of the page with their digest before it is drawn', async () => {
  await expect(openPage('id', arrives)).resolves.toBe(true);
  expect(styles.requested).toEqual([[STYLE, 'sha256-abc']]);
  expect(waiting().textContent).toBe('Halaman masih dimuat. muat ulang.');
});

it('asks for a missing one once more at a fresh address', async () => {
  await expect(openPage('id', missing, arrives)).resolves.toBe(true);
  expect(styles.requested).toEqual([
    [STYLE, 'sha256-abc'],
    [`${STYLE}?again=1-0`, 'sha256-abc'],
  ]);
});

it.each([
  ['en', 'Part of this page could not be loaded. Please muat ulang.'],
  ['id', 'Sebagian halaman ini tidak dapat dimuat. Silakan muat ulang.'],
] as const)(
  'says in %s that the page is incomplete where it stays missing, and how to go on',
  async (language, text) => {
    expectConsole(/^\[shell\] failed: missing$/);
    await expect(openPage(language, missing, missing)).resolves.toBe(false);
    expect(waiting().textContent).toBe(text);
    expect(waiting().querySelector('a')?.getAttribute('href')).toBe('/app/login?fresh=1');
    expect(waiting().style.animation).toContain('none');
  },
);

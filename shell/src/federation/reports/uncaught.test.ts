import { CancelledError } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { PageReport } from '@payung/shared/page-report.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { connectToasts } from '@payung/shared/ui/toast.ts';
import { aFederation } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import { watchUncaught } from './uncaught.ts';

const remote = aRelease('mfe-kite', { version: '1.2.0', build: 'ab12cd34ef' });
let reports: PageReport[] = [];
let toasts: string[] = [];
let line = 0;

beforeEach(() => {
  reports = [];
  const page = aFederation(() => new Promise(() => undefined));
  page.places.nameFolder('/app/assets/');
  page.places.nameFolder(remote.base, remote);
  page.report.nameShell({ version: '1.9.3', build: 'shellbuild', provides: [], contract: 1 });
  const disconnect = page.connectReports(
    () => 'mfe-kite.fly',
    (body) => Promise.resolve(reports.push(JSON.parse(body) as PageReport)),
  );
  const stopWatching = watchUncaught(page);
  connectToasts((kind, text) => toasts.push(`${kind}: ${text}`));
  // Connecting delivers what tests of other files have left.
  toasts = [];
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    stopWatching();
    disconnect();
  };
});

const KITE = `http://localhost${remote.base}fly.0123456789.js`;
const SHELL = 'http://localhost/app/assets/main.0123456789.js?fresh=abc';

/** An error with frames of these files; its text holds what somebody typed. */
const errorAt = (...files: readonly string[]): Error => {
  line += 1;
  const error = new TypeError('Budi 081234567890 is not a function');
  error.stack = [
    `${error.name}: ${error.message}`,
    ...files.map((file) => `    at f (${file}:${line}:7)`),
  ].join('\n');
  return error;
};

const fail = (error: unknown): void => void window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown): void => {
  const event = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(event, { reason }));
};

it('reports an error in a timer with the remote, its file and its line, and nothing that was typed', () => {
  fail(errorAt(SHELL, KITE));
  expect(reports).toEqual([
    {
      kind: 'error',
      owner: 'mfe-kite',
      version: '1.2.0',
      build: 'ab12cd34ef',
      route: 'mfe-kite.fly',
      reason: `TypeError fly.0123456789.js:${line}:7`,
    },
  ]);
  expect(toasts).toEqual([]);
});

it('reports a rejected promise as one of the shell when no remote is in its stack', () => {
  reject(errorAt(SHELL));
  reject('081234567890');
  expect(reports).toMatchObject([
    {
      kind: 'rejection',
      owner: 'shell',
      build: 'shellbuild',
      reason: `TypeError main.0123456789.js:${line}:7`,
    },
    { kind: 'rejection', owner: 'shell', reason: 'string', unsure: true },
  ]);
  expect(reports[0]).not.toHaveProperty('unsure');
});

it.each([
  ['en', 'error: Something went wrong. Please try again.'],
  ['id', 'error: Terjadi kesalahan. Silakan coba lagi.'],
] as const)('shows a toast in %s when an action fails, once in ten seconds', (language, text) => {
  setLanguage(language);
  document.body.click();
  fail(errorAt(KITE));
  reject(errorAt(KITE));
  expect(toasts).toEqual([text]);
  vi.advanceTimersByTime(10_000);
  document.body.click();
  reject(errorAt(KITE));
  expect(toasts).toEqual([text, text]);
});

it('shows no toast for an error long after an action', () => {
  document.body.click();
  vi.advanceTimersByTime(5_001);
  reject(errorAt(KITE));
  expect(reports).toHaveLength(1);
  expect(toasts).toEqual([]);
});

it.each([
  ['a failed call, which says so itself', new ApiError({ errMsg: 'No', status: 503 })],
  ['a call that was given up', new DOMException('', 'AbortError')],
  ['a read that was cancelled', new CancelledError()],
  ['an extension of the browser', errorAt('chrome-extension://abc/x.js')],
  ['a script of somebody else', errorAt('https://maps.example/x.js')],
])('neither reports nor shows %s', (_what, error) => {
  document.body.click();
  reject(error);
  fail(error);
  fail(undefined);
  expect(reports).toEqual([]);
  expect(toasts).toEqual([]);
});

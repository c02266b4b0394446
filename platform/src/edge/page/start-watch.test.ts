import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { integrityOf } from '#build/output-files.ts';
import { page } from './page.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { START_WATCH } from './start-watch.ts';

class ScriptTag {
  readonly src: string;
  constructor(src: string) {
    this.src = src;
  }
}

class ErrorEvent {
  readonly target = {};
  readonly lineno = 1;
  readonly colno = 234;
  readonly error: unknown;
  readonly filename: string;
  constructor(error: unknown, filename = 'https://payung.test/app/assets/main.0123456789.js') {
    this.error = error;
    this.filename = filename;
  }
}

const MAIN = new ScriptTag('https://payung.test/app/assets/main.0123456789.js?fresh=abc');

/** A page in which the script stands, and what it reports. */
const openPage = () => {
  const reports: unknown[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const elements: Record<string, unknown> = {
    '#payung-registry': { textContent: '{"shell":{"version":"1.2.0","build":"ab12cd34ef","provides":[]}}' },
    'script[src]': MAIN,
    'meta[name="page-token"]': { content: 'token-of-the-page' },
  };
  const globals: Record<string, unknown> = {
    document: { querySelector: (selector: string) => elements[selector] ?? null },
    location: { href: 'https://payung.test/app/login' },
    URL,
    HTMLScriptElement: ScriptTag,
    ErrorEvent,
    setTimeout,
    addEventListener: (name: string, listener: (event: unknown) => void, isCapture: boolean) => {
      expect(isCapture).toBe(true);
      listeners.set(name, listener);
    },
    fetch: (path: string, { body }: { body: string }) => {
      reports.push([path, JSON.parse(body)]);
      return Promise.resolve();
    },
  };
  runInContext(START_WATCH, createContext(globals));
  return {
    globals,
    reports,
    fail: (event: unknown) => listeners.get('error')?.(event),
    submit: (event: unknown) => listeners.get('submit')?.(event),
  };
};

const report = (kind: string, reason: string) => [
  '/app/reports',
  { kind, owner: 'shell', version: '1.2.0', build: 'ab12cd34ef', reason, token: 'token-of-the-page' },
];

it('reports a script of the page that is missing or not what was published, once', () => {
  const { reports, fail } = openPage();
  fail({ target: MAIN });
  fail({ target: MAIN });
  const reason = '/app/assets/main.0123456789.js is missing, damaged or not what was published';
  expect(reports).toEqual([report('failed', reason)]);
});

it('reports the place where a script of the page fails, without the message of the error', () => {
  const { reports, fail } = openPage();
  fail(new ErrorEvent(new TypeError('Budi 081234567890')));
  expect(reports).toEqual([report('error', 'TypeError main.0123456789.js:1:234')]);
});

it('reports a script that is not loaded after 15 seconds', () => {
  vi.useFakeTimers();
  const { reports } = openPage();
  vi.advanceTimersByTime(14_900);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect(reports).toEqual([report('slow', '/app/assets/main.0123456789.js not loaded after 15 s')]);
});

it('reports a script that is late, and that it is missing after all', () => {
  vi.useFakeTimers();
  const { reports, fail } = openPage();
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  fail({ target: MAIN });
  fail(new ErrorEvent(new TypeError('x')));
  expect(reports).toEqual([
    report('slow', '/app/assets/main.0123456789.js not loaded after 15 s'),
    report('failed', '/app/assets/main.0123456789.js is missing, damaged or not what was published'),
  ]);
});

it.each(['chrome-extension://abc/main.0123456789.js', 'https://payung.test/app/login', ''])(
  'reports no script of somebody else: %s',
  (address) => {
    const { reports, fail } = openPage();
    fail({ target: new ScriptTag(address) });
    fail(new ErrorEvent(new TypeError('x'), address));
    expect(reports).toEqual([]);
  },
);

it('reports nothing of pictures, and nothing once the shell has started', () => {
  const { globals, reports, fail } = openPage();
  fail({ target: { src: 'https://payung.test/picture.png' } });
  globals['payungFiles'] = {};
  fail({ target: MAIN });
  expect(reports).toEqual([]);
});

it('is the only inline script of the page, and its policy allows it by digest', () => {
  const html = page({
    state: {
      registry: { generation: 1, shell: { version: '', build: '', provides: [], contract: 1 }, remotes: {} },
      shell: undefined,
    },
    nonce: 'once',
    token: 'token-of-the-page',
    language: 'id',
    address: '/app/login',
  });
  const inline = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text);
  expect(inline).toHaveLength(1);
  expect(contentSecurityPolicy({ nonce: 'once', paymentHosts: [] })).toContain(
    `script-src 'self' '${integrityOf(inline[0] ?? '')}';`,
  );
});

it('keeps the drawn form from loading the page again, and notes that it was sent', () => {
  const { submit } = openPage();
  const drawn = { dataset: {} };
  let prevented = 0;
  const event = (found: unknown) => ({
    target: { closest: (selector: string) => (selector === '[data-drawn]' ? found : undefined) },
    preventDefault: () => (prevented += 1),
  });
  submit(event(drawn));
  submit(event(null));
  expect([drawn, prevented]).toEqual([{ dataset: { pressed: '' } }, 1]);
});

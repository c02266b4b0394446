import { PAGE_REPORT_PATH, PAGE_TOKEN_META } from '@payung/shared/page-report.ts';
import type { PageReport } from '@payung/shared/page-report.ts';
import type { Registry } from '@payung/shared/registry.ts';
import { integrityOf } from '#build/output-files.ts';
import { ASSETS } from './early-files.ts';

interface Given {
  readonly path: string;
  readonly tokenMeta: string;
  /** The folder of the shell's files. */
  readonly assets: string;
  readonly lateAfterMs: number;
}

/**
 * Serialised into the page, so it may use nothing outside of itself. What reports failures of everything else is in the
 * scripts of the shell: where these are missing, altered, broken or late, nobody else could tell.
 */
export const watchStart = ({ path, tokenMeta, assets, lateAfterMs }: Given): void => {
  let isTold = false;

  const tell = (kind: PageReport['kind'], reason: string): void => {
    // The shell has begun: it reports itself.
    if (isTold || globalThis.payungFiles) return;
    // A script that is late may still turn out to be missing.
    isTold = kind !== 'slow';
    const registry = document.querySelector('#payung-registry')?.textContent ?? '{"shell":{}}';
    const { version = '', build = '' } = (JSON.parse(registry) as { shell: Partial<Registry['shell']> })
      .shell;
    const token = document.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`)?.content;
    void fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, owner: 'shell', version, build, reason, token }),
      credentials: 'omit',
      keepalive: true,
    });
  };

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside comes along into the page
  const pathOf = (address: string): string => new URL(address, location.href).pathname;

  // Extensions and the browsers of other applications put scripts of their own into the page.
  const isOurs = (address: string): boolean => address.startsWith(new URL(assets, location.href).href);

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement && isOurs(target.src))
        return tell('failed', `${pathOf(target.src)} is missing, damaged or not what was published`);
      if (!(event instanceof ErrorEvent) || !isOurs(event.filename)) return;
      const file = pathOf(event.filename).split('/').at(-1) ?? '';
      tell(
        'error',
        `${(event.error as Error | null)?.name ?? 'Error'} ${file}:${event.lineno}:${event.colno}`,
      );
    },
    true,
  );

  // The drawn form would load the page again, without what was typed; the application sends it when it is there.
  addEventListener(
    'submit',
    (event) => {
      const page = (event.target as Element).closest<HTMLElement>('[data-drawn]');
      if (!page) return;
      event.preventDefault();
      page.dataset['pressed'] = '';
    },
    true,
  );

  setTimeout(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src]');
    if (script) tell('slow', `${pathOf(script.src)} not loaded after ${lateAfterMs / 1000} s`);
  }, lateAfterMs);
};

const LATE_AFTER_MS = 15_000;

/** Without the blanks of its sources: every page carries it. */
const body = String(watchStart)
  .replaceAll(/\s*\/\/[^\n]*/g, '')
  .replaceAll(/\s+/g, ' ');

const given: Given = {
  path: PAGE_REPORT_PATH,
  tokenMeta: PAGE_TOKEN_META,
  assets: ASSETS,
  lateAfterMs: LATE_AFTER_MS,
};

export const START_WATCH = `(${body})(${JSON.stringify(given)})`;

/** The one script that may stand in the page, by its content. */
export const START_WATCH_SOURCE = `'${integrityOf(START_WATCH)}'`;

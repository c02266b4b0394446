import type { BilingualText } from '@payung/shared/product.ts';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import type { Progress } from './progress.ts';
import type { ErrorPlaces, Report } from './reports/report.ts';
import { LoadError, releaseName } from './reports/report.ts';

/** A file that takes longer than this has failed. */
const STALL_LIMIT_MS = 15_000;

const settle = (tag: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      tag.remove();
      reject(new LoadError(`${url} stalled for ${STALL_LIMIT_MS / 1000} s`));
    }, STALL_LIMIT_MS);
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    tag.addEventListener('error', () => {
      clearTimeout(timer);
      tag.remove();
      reject(new LoadError(`${url} is missing, damaged or not what was published`));
    });
    document.head.append(tag);
  });

const loadScriptTag = (url: string, integrity: string | undefined): Promise<void> => {
  const tag = document.createElement('script');
  tag.async = true;
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.src = url;
  return settle(tag, url);
};

const loadStyleTag = (url: string, integrity: string | undefined): Promise<void> => {
  const tag = document.createElement('link');
  tag.rel = 'stylesheet';
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.href = url;
  return settle(tag, url);
};

/** Starts a download without running the file; an error shows when the file is used. */
const preloadTag = (url: string, integrity: string | undefined): void => {
  const tag = document.createElement('link');
  tag.rel = 'preload';
  tag.as = url.endsWith('.css') ? 'style' : 'script';
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.href = url;
  document.head.append(tag);
};

/** How a page loads its files; tests put their own in. */
export const FILE_TAGS = { loadScriptTag, loadStyleTag, preloadTag };

interface KnownFiles {
  /** Named in error messages. */
  readonly owner: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Name of the file in its folder, without the query that makes its address a fresh one. */
const fileIn = (base: string, url: string): string => url.slice(base.length).replace(/\?.*$/, '');

/** The stylesheets that the page begins with, fetched but not yet used. */
const pageStyles = (): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('head > link[rel="preload"][as="style"]'),
];

type TagLoader = (url: string, integrity: string | undefined) => Promise<void>;

interface Parts {
  readonly tags: typeof FILE_TAGS;
  readonly progress: Progress;
  readonly places: ErrorPlaces;
}

/** Loads the files of one page. */
export const createFiles = ({ tags, progress, places }: Parts) => {
  /** The files of the shell and of every release that this page has started to load, by folder address. */
  const knownFolders = new Map<string, KnownFiles>();
  const pending = new Map<string, Promise<void>>();
  /** Failed addresses are requested with a new query, since the browser may have cached the bad answer. */
  const failures = new Map<string, number>();
  const preloaded = new Set<string>();

  const register = (base: string, files: KnownFiles): void => {
    knownFolders.set(new URL(base, location.href).href, files);
  };

  const registerRelease = (release: RemoteRelease): void => {
    register(release.base, { owner: releaseName(release), integrity: release.integrity });
    places.nameFolder(release.base, release);
  };

  /** Reads the list of the shell's own files from the page; see platform/src/edge/page/page.ts. */
  const registerShellFiles = (): void => {
    const list: unknown = JSON.parse(document.getElementById('payung-files')?.textContent ?? 'null');
    if (list === null) return;
    const { base, integrity } = list as { base: string; integrity: Record<string, string> };
    const folder = new URL(base, location.href).href;
    const styles = pageStyles().flatMap((tag) => {
      const expected = tag.getAttribute('integrity');
      return expected ? [[fileIn(folder, tag.href), expected]] : [];
    });
    register(base, { owner: 'the shell', integrity: { ...integrity, ...Object.fromEntries(styles) } });
    places.nameFolder(base);
  };

  const integrityOf = (url: string): string | undefined => {
    for (const [base, { owner, integrity }] of knownFolders) {
      if (!url.startsWith(base)) continue;
      const file = fileIn(base, url);
      // Publishing refuses a release without hashes; only a development build has none.
      if (Object.keys(integrity).length === 0) return undefined;
      const expected = integrity[file];
      if (!expected) throw new LoadError(`${file} is not part of ${owner}`);
      return expected;
    }
    return undefined;
  };

  const freshUrl = (url: string): string => {
    const count = failures.get(url) ?? 0;
    if (count === 0) return url;
    return `${url}${url.includes('?') ? '&' : '?'}again=${count}-${Date.now().toString(36)}`;
  };

  const attempt = async (url: string, load: TagLoader): Promise<void> => {
    try {
      await load(freshUrl(url), integrityOf(url));
    } catch (cause) {
      failures.set(url, (failures.get(url) ?? 0) + 1);
      throw cause;
    }
  };

  const loadOnce = (address: string, load: TagLoader): Promise<void> => {
    const url = new URL(address, location.href).href;
    const running = pending.get(url);
    if (running) return running;
    const loading = attempt(url, load).catch(() => attempt(url, load));
    pending.set(url, loading);
    progress.followLoading(loading);
    loading.catch(() => pending.delete(url));
    return loading;
  };

  /** Loads a script with integrity check, time limit and one retry at a new address. */
  const loadScript = (url: string): Promise<void> => loadOnce(url, tags.loadScriptTag);

  const loadStyle = (url: string): Promise<void> => loadOnce(url, tags.loadStyleTag);

  const preloadFile = (address: string): void => {
    const url = new URL(address, location.href).href;
    if (pending.has(url) || preloaded.has(url) || failures.has(url)) return;
    preloaded.add(url);
    tags.preloadTag(url, integrityOf(url));
  };

  /** Gives the build the functions that load every chunk; see platform/src/build/delegated-loading.ts. */
  const offerFileLoading = (): void => {
    globalThis.payungFiles = { script: loadScript, style: loadStyle };
  };

  return { registerRelease, registerShellFiles, loadScript, loadStyle, preloadFile, offerFileLoading };
};

export type Files = ReturnType<typeof createFiles>;

/** Goes before the link "load it again" of the page; see platform/src/edge/page/page.ts. */
const INCOMPLETE: BilingualText = {
  en: 'Part of this page could not be loaded. Please ',
  id: 'Sebagian halaman ini tidak dapat dimuat. Silakan ',
};

const sayIncomplete = (): void => {
  const waiting = document.querySelector<HTMLElement>('.waiting');
  if (!waiting?.firstChild) return;
  waiting.firstChild.nodeValue = INCOMPLETE[document.documentElement.lang === 'en' ? 'en' : 'id'];
  waiting.style.animation = 'none';
};

/**
 * Inserts the stylesheets that the page has begun to fetch. The page is drawn after them and its texts: never without,
 * and a stylesheet that hangs or is missing neither blocks the scripts nor the text that the page shows meanwhile.
 */
export const loadPageStyles = async (
  { files, report }: { readonly files: Files; readonly report: Report },
  texts: Promise<void>,
): Promise<boolean> => {
  try {
    await Promise.all([texts, ...pageStyles().map(({ href }) => files.loadStyle(href))]);
    return true;
  } catch (cause) {
    report.reportShellProblem('failed', cause);
    sayIncomplete();
    return false;
  }
};

import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import type { EarlyFiles } from '@payung/shared/early-files.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { ReleaseHead, RouteStartup } from '@payung/shared/registry.ts';
import { startedEarly } from './early-files.ts';
import type { FILE_TAGS } from './file-tags.ts';
import type { Progress } from './progress.ts';
import type { ErrorPlaces, Report } from './reports/report.ts';
import { LoadError, releaseName } from './reports/report.ts';
import type { RestFiles } from './rest-files.ts';

type Digests = Readonly<Record<string, string>>;

interface KnownFiles {
  /** Named in error messages. */
  readonly owner: string;
  /** The digests of all its files; the rest file is read when one is asked for that the page does not name. */
  readonly integrity: () => Promise<Digests>;
}

/** Without the query that makes an address a fresh one. */
const withoutQuery = (url: string): string => url.replace(/\?.*$/, '');

/** The stylesheets that the page begins with, fetched but not yet used. */
const pageStyles = (): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('head > link[rel="preload"][as="style"]:not([data-early])'),
];

type TagLoader = (url: string, integrity: string | undefined) => Promise<void>;

interface Parts {
  readonly tags: typeof FILE_TAGS;
  readonly progress: Progress;
  readonly places: ErrorPlaces;
  readonly rest: RestFiles;
  readonly early: EarlyFiles | undefined;
}

/** What the edge writes into the page: older ones name every file, a development build none. */
interface PageFiles {
  readonly base: string;
  readonly rest?: string;
  readonly integrity?: Digests;
}

/** Loads the files of one page. */
export const createFiles = ({ tags, progress, places, rest, early }: Parts) => {
  /** The files of the shell and of every release that this page has started to load, by folder address. */
  const knownFolders = new Map<string, KnownFiles>();
  const pending = new Map<string, Promise<void>>();
  /** Failed addresses are requested with a new query, since the browser may have cached the bad answer. */
  const failures = new Map<string, number>();
  const preloaded = new Set(startedEarly());
  /** Digests that came with the page, by address. */
  const named = new Map(
    Object.entries(early?.files ?? {}).map(([path, digest]) => [new URL(path, location.href).href, digest]),
  );

  const register = (base: string, files: KnownFiles): void => {
    knownFolders.set(new URL(base, location.href).href, files);
  };

  const registerRelease = (release: ReleaseHead): void => {
    const integrity = async (): Promise<Digests> => (await rest.filesOf(release)).integrity;
    register(release.base, { owner: releaseName(release), integrity });
    places.nameFolder(release.base, release);
  };

  /** Reads from the page what it says of the shell's own files; see platform/src/edge/page/page.ts. */
  const registerShellFiles = (): void => {
    const list = JSON.parse(
      document.getElementById('payung-files')?.textContent ?? 'null',
    ) as PageFiles | null;
    if (list === null) return;
    const { base, rest: digest, integrity = {} } = list;
    for (const tag of pageStyles()) named.set(withoutQuery(tag.href), tag.getAttribute('integrity') ?? '');
    const all = digest === undefined ? () => Promise.resolve(integrity) : () => rest.shellFiles(digest);
    register(base, { owner: 'the shell', integrity: all });
    places.nameFolder(base);
  };

  const integrityOf = async (url: string): Promise<string | undefined> => {
    const expected = named.get(withoutQuery(url));
    if (expected) return expected;
    for (const [base, { owner, integrity }] of knownFolders) {
      if (!url.startsWith(base)) continue;
      const all = await integrity();
      // Publishing refuses a release without hashes; only a development build has none.
      if (Object.keys(all).length === 0) return undefined;
      const file = withoutQuery(url.slice(base.length));
      const digest = all[file];
      if (!digest) throw new LoadError(`${file} is not part of ${owner}`);
      return digest;
    }
    return undefined;
  };

  const freshUrl = (url: string): string => {
    const count = failures.get(url) ?? 0;
    if (count === 0) return url;
    return `${url}${url.includes('?') ? '&' : '?'}again=${count}-${Date.now().toString(36)}`;
  };

  const attempt = async (url: string, load: TagLoader, integrity: string | undefined): Promise<void> => {
    try {
      await load(freshUrl(url), integrity);
    } catch (cause) {
      failures.set(url, (failures.get(url) ?? 0) + 1);
      throw cause;
    }
  };

  const loadChecked = async (url: string, load: TagLoader): Promise<void> => {
    // A rest file has a retry of its own.
    const integrity = await integrityOf(url);
    await attempt(url, load, integrity).catch(() => attempt(url, load, integrity));
  };

  const loadOnce = (address: string, load: TagLoader): Promise<void> => {
    const url = new URL(address, location.href).href;
    const running = pending.get(url);
    if (running) return running;
    const loading = loadChecked(url, load);
    pending.set(url, loading);
    progress.followLoading(loading);
    loading.catch(() => pending.delete(url));
    return loading;
  };

  /** Loads a script with integrity check, time limit and one retry at a new address. */
  const loadScript = (url: string): Promise<void> => loadOnce(url, tags.loadScriptTag);

  const loadStyle = (url: string): Promise<void> => loadOnce(url, tags.loadStyleTag);

  const preloadFile = async (address: string): Promise<void> => {
    const url = new URL(address, location.href).href;
    if (pending.has(url) || preloaded.has(url) || failures.has(url)) return;
    preloaded.add(url);
    tags.preloadTag(url, await integrityOf(url));
  };

  /** Reads the rest files of what the page runs, so that its next screen waits for none. */
  const readAhead = async (): Promise<void> => {
    // Whoever needs one that fails asks again.
    await Promise.allSettled([...knownFolders.values()].map(({ integrity }) => integrity()));
  };

  /** The page came with what the route needs: nothing more has to be read about the release. */
  const isEarly = ({ name, build }: ReleaseHead, routeId: string): boolean =>
    early?.remote?.name === name && early.remote.build === build && early.remote.route === routeId;

  /** Addresses of the files and keys of the shared modules with which a route starts. */
  const startupOf = async (release: ReleaseHead, routeId: string): Promise<RouteStartup> => {
    if (early?.remote && isEarly(release, routeId))
      return { files: Object.keys(early.files), shares: early.remote.shares };
    const { preload, startup, requires, texts } = await rest.filesOf(release);
    const { files, shares } = startup?.[routeId] ?? { files: [], shares: requires };
    const shown = texts?.[store.get(languageAtom)][routeId] ?? [];
    return { files: [...preload, ...files, ...shown].map((file) => release.base + file), shares };
  };

  /** Gives the build the functions that load every chunk; see platform/src/build/delegated-loading.ts. */
  const offerFileLoading = (): void => {
    globalThis.payungFiles = { script: loadScript, style: loadStyle };
  };

  return {
    registerRelease,
    registerShellFiles,
    loadScript,
    loadStyle,
    preloadFile,
    readAhead,
    isEarly,
    startupOf,
    offerFileLoading,
  };
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

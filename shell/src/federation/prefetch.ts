import { matchPath } from 'react-router-dom';
import type { RegistryRoute } from '@payung/shared/registry.ts';
import { sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { afterPaint } from '@payung/shared/ui/after-paint.ts';
import { pathBelowBase } from '#routing/access.ts';
import { loadReads } from '#work/frames.ts';
import { whenIdle } from '#work/when-idle.ts';
import type { Federation } from './federation.ts';

interface RemoteMatch {
  readonly remote: string;
  readonly route: RegistryRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Which remote serves a path below the base path, if any. */
export const remoteAt = (
  { registry }: Pick<Federation, 'registry'>,
  pathname: string,
): RemoteMatch | undefined => {
  for (const [remote, { current }] of Object.entries(registry.currentRegistry().remotes)) {
    for (const route of current.routes) {
      const match = matchPath(route.path, pathname);
      if (match) return { remote, route, params: match.params as Record<string, string> };
    }
  }
  return undefined;
};

/** Starts the downloads of a route's entry, chunks and shared modules in parallel. */
export const prefetchRoute = (federation: Federation, remote: string, routeId: string): void => {
  const { files, remotes, screens, shares } = federation;
  const release = remotes.releaseFor(remote, routeId);
  if (!release) return;
  files.registerRelease(release);
  screens.openScreen(remotes.remoteScreen(remote, routeId));
  const start = async (): Promise<void> => {
    const startup = await files.startupOf(release, routeId);
    shares.startShares(startup.shares);
    await Promise.all(startup.files.map(files.preloadFile));
  };
  // The screen says what is missing.
  start().catch(() => undefined);
};

/** Starts the downloads of the page at an address, where a remote serves it. */
export const prefetchPage = (federation: Federation, pathname: string): void => {
  const match = remoteAt(federation, pathname);
  if (match) prefetchRoute(federation, match.remote, match.route.id);
};

/** Starts what the page at this address reads, together with its code. */
export const startReads = ({ route, params }: RemoteMatch, search: string): Promise<void> =>
  loadReads().then(
    (reads) => reads.startReads(route, params, search),
    // The screen needs the same part, and says so.
    () => undefined,
  );

/** How long a pointer rests on a link before its page is prefetched. */
const HOVER_MS = 100;

/** Keys that lead past a link, or do nothing by themselves. */
const PASSING_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** On such a connection nothing is fetched that may not be needed: only opening the page fetches. */
export const isSparing = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
};

/**
 * What every page of a remote needs of the shell, for somebody who is signed in and will open one: fetched when the page
 * that they see has nothing else to do.
 */
export const warmUp = ({ shares }: Federation): void => {
  if (store.get(sessionAtom).kind === 'none' || isSparing()) return;
  whenIdle(() => {
    const fetching = Promise.all([shares.openHost(), loadReads().then(({ prepareCalls }) => prepareCalls())]);
    // The page that needs them asks again, and says so.
    fetching.catch(() => undefined);
  });
};

const linkOf = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest('a[href]') : null) ?? undefined;

const addressOf = (link: Element): URL | undefined => {
  const href = link.getAttribute('href');
  const url = href ? new URL(href, location.href) : undefined;
  return url?.origin === location.origin ? url : undefined;
};

const prefetchLink = (federation: Federation, link: Element, isPressed: boolean): void => {
  const url = addressOf(link);
  const match = url && remoteAt(federation, pathBelowBase(url.pathname));
  if (!match || isSparing()) return;
  prefetchRoute(federation, match.remote, match.route.id);
  // A press opens the page; a hover may not, so it starts no reads.
  if (isPressed && store.get(sessionAtom).kind !== 'none') void startReads(match, url.search);
};

/**
 * A link to a remote's route starts its download when a pointer rests on it, when it is pressed, or when a key follows
 * its focus (ruling R75); nothing earlier does. A finger that scrolls presses nothing: only one that is lifted where it
 * was put does. Returns the function that stops it.
 */
export const watchLinks = (federation: Federation): (() => void) => {
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, listener, { passive: true, capture: true, signal: stop.signal });

  // Who begins to do something may soon open the next page.
  const readAhead = (): void => {
    for (const name of FIRST_ACTIONS) document.removeEventListener(name, readAhead, true);
    if (!isSparing()) afterPaint(() => void federation.files.readAhead());
  };
  for (const name of FIRST_ACTIONS) listen(name, readAhead);

  let hovered: Element | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const hover = (link: Element | undefined): void => {
    if (link === hovered) return;
    hovered = link;
    clearTimeout(resting);
    if (link) resting = setTimeout(() => prefetchLink(federation, link, false), HOVER_MS);
  };
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') hover(linkOf(target));
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) hover(undefined);
  });

  const press = (link: Element): void => afterPaint(() => prefetchLink(federation, link, true));
  let touched: Element | undefined;
  listen('pointerdown', ({ target, pointerType }) => {
    const link = linkOf(target);
    // Opening a page reads a stale registry first: reading it already at the press shortens that wait.
    if (link && !isSparing()) void federation.registry.refreshIfStale();
    if (pointerType === 'touch') touched = link;
    else if (link) press(link);
  });
  // The browser takes the finger for scrolling.
  listen('pointercancel', () => (touched = undefined));
  listen('pointerup', ({ target, pointerType }) => {
    const link = linkOf(target);
    if (pointerType === 'touch' && link && link === touched) press(link);
    touched = undefined;
  });

  listen('keydown', ({ target, key }) => {
    const link = linkOf(target);
    if (link && !PASSING_KEYS.has(key)) prefetchLink(federation, link, key === 'Enter');
  });
  return () => {
    clearTimeout(resting);
    stop.abort();
  };
};

import { sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { pathBelowBase } from '#routing/base-path.ts';
import type { Federation } from '../federation.ts';
import { remoteAt, startReads, warmRoute } from './warm.ts';

/** A pointer that rests on a link for so long means it; one that passes over it does not. */
const HOVER_MS = 100;

/** Keys that lead past a link, or do nothing by themselves. */
const PASSING_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** On such a connection nothing is fetched that may not be needed: only a visit fetches. */
const isSparing = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
};

const linkOf = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest('a[href], [data-warm-href]') : null) ?? undefined;

const addressOf = (link: Element): URL | undefined => {
  const href = link.getAttribute('data-warm-href') ?? link.getAttribute('href');
  const url = href ? new URL(href, location.href) : undefined;
  return url?.origin === location.origin ? url : undefined;
};

const warmLink = (federation: Federation, link: Element, isPressed: boolean): void => {
  const url = addressOf(link);
  const match = url && remoteAt(federation, pathBelowBase(url.pathname));
  if (!match || isSparing()) return;
  warmRoute(federation, match.remote, match.route.id);
  // A press is followed by a visit; a hover may not be, so it starts no reads.
  if (isPressed && store.get(sessionAtom).kind !== 'none') startReads(match, url.search);
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

  let hovered: Element | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const hover = (link: Element | undefined): void => {
    if (link === hovered) return;
    hovered = link;
    clearTimeout(resting);
    if (link) resting = setTimeout(() => warmLink(federation, link, false), HOVER_MS);
  };
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') hover(linkOf(target));
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) hover(undefined);
  });

  let touched: Element | undefined;
  listen('pointerdown', ({ target, pointerType }) => {
    const link = linkOf(target);
    // What is opened waits until it is known what was rolled back: asked a moment earlier, it waits less.
    if (link && !isSparing()) void federation.registry.refreshIfStale();
    if (pointerType === 'touch') touched = link;
    else if (link) warmLink(federation, link, true);
  });
  // The browser takes the finger for scrolling.
  listen('pointercancel', () => (touched = undefined));
  listen('pointerup', ({ target, pointerType }) => {
    const link = linkOf(target);
    if (pointerType === 'touch' && link && link === touched) warmLink(federation, link, true);
    touched = undefined;
  });

  listen('keydown', ({ target, key }) => {
    const link = linkOf(target);
    if (link && !PASSING_KEYS.has(key)) warmLink(federation, link, key === 'Enter');
  });
  return () => {
    clearTimeout(resting);
    stop.abort();
  };
};

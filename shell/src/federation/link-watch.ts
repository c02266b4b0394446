import { sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { pathBelowBase } from '#routing/base-path.ts';
import type { Federation } from './federation.ts';
import { remoteAt, startReads, warmRoute } from './warm.ts';

const addressOf = (target: EventTarget | null): URL | undefined => {
  const link = target instanceof Element ? target.closest('a[href], [data-warm-href]') : null;
  const href = link?.getAttribute('data-warm-href') ?? link?.getAttribute('href');
  const url = href ? new URL(href, location.href) : undefined;
  return url?.origin === location.origin ? url : undefined;
};

const warmTarget = (federation: Federation, event: Event): void => {
  const url = addressOf(event.target);
  const match = url && remoteAt(federation, pathBelowBase(url.pathname));
  if (!match) return;
  warmRoute(federation, match.remote, match.route.id);
  // A press is followed by a visit; a hover may not be, so it starts no reads.
  if (event.type === 'pointerdown' && store.get(sessionAtom).kind !== 'none') startReads(match, url.search);
};

/** Hovering, focusing or pressing a link to a remote's route starts its download; nothing earlier does. */
export const watchLinks = (federation: Federation): void => {
  for (const name of ['pointerover', 'focusin', 'pointerdown', 'touchstart']) {
    document.addEventListener(name, (event) => warmTarget(federation, event), {
      passive: true,
      capture: true,
    });
  }
};

import { remoteAt, warmRoute } from './warm.ts';

const BASE = '/app';

const pathOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a[href], [data-warm-href]') : null;
  const href = link?.getAttribute('data-warm-href') ?? link?.getAttribute('href');
  if (!href) return undefined;
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) return undefined;
  return url.pathname.startsWith(`${BASE}/`) ? url.pathname.slice(BASE.length) : undefined;
};

const warmTarget = (event: Event): void => {
  const path = pathOf(event.target);
  const match = path ? remoteAt(path) : undefined;
  if (match) warmRoute(match.remote, match.route.id);
};

/** Hovering, focusing or pressing a link to a remote's route starts its download; nothing earlier does. */
export const watchLinks = (): void => {
  for (const name of ['pointerover', 'focusin', 'pointerdown', 'touchstart']) {
    document.addEventListener(name, warmTarget, { passive: true, capture: true });
  }
};

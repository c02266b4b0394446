import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveStaleLayer } from './back-layers.ts';

/** The entries of which the router hears. */
const led: unknown[] = [];
const listen = ({ state }: PopStateEvent): void => void led.push((state as { page: string }).page);
afterEach(() => window.removeEventListener('popstate', listen));
/** A window that was just loaded: test files share one, and others left layers and steps in it. */
beforeEach(() => {
  const known = (window as unknown as Record<symbol, object | undefined>)[Symbol.for('payung.backLayers')];
  if (known !== undefined) Object.assign(known, { open: [], ownSteps: 0, leaving: 0, waiting: [] });
});

const here = () => {
  const { page, payungLayer } = window.history.state as { page: string; payungLayer?: string };
  return [page, payungLayer];
};
const isAt = (page: string) => vi.waitFor(() => expect(here()).toEqual([page, undefined]));

it('leaves the history entry of a layer that was open before a reload', async () => {
  window.history.pushState({ page: 'before' }, '');
  window.history.pushState({ page: 'checkout' }, '');
  window.history.pushState({ page: 'checkout', payungLayer: 'before-reload' }, '');
  leaveStaleLayer();
  window.addEventListener('popstate', listen);
  await isAt('checkout');
  expect(led).toEqual([]);
  // Forward meets it, although no layer was opened since.
  window.history.forward();
  await vi.waitFor(() => expect(led).toEqual(['checkout']));
  await isAt('checkout');
  window.history.back();
  await isAt('before');
  expect(led).toEqual(['checkout', 'before']);
});

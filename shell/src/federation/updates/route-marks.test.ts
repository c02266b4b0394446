import { expect, it, onTestFinished } from 'vitest';
import type { PageRegistry } from '@payung/shared/registry.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { aFederation } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import { routeMarks } from './route-marks.ts';

const NEITHER = { isSafePoint: false, isUndisturbed: false };

const pageWith = (remotes: PageRegistry['remotes']) => {
  const element = document.createElement('script');
  element.id = 'payung-registry';
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    generation: 1,
    shell: { version: '1.0.0', build: 'shell-one', provides: [], contract: 1 },
    remotes,
  });
  document.head.append(element);
  onTestFinished(() => element.remove());
  return aFederation(() => Promise.reject(new Error('Nothing is loaded.')));
};

it('takes what results of the shell say for safe points, and leaves payment and codes undisturbed', () => {
  const page = pageWith({});
  const marked = (mark: 'isSafePoint' | 'isUndisturbed'): readonly string[] =>
    Object.entries(shellRoutes)
      .filter(([, { path }]) => routeMarks(page, path.replace('/:quoteId', '/q1'))[mark])
      .map(([id]) => id);
  expect(marked('isSafePoint')).toEqual([
    'paymentSuccess',
    'policySuccess',
    'quoteError',
    'policyError',
    'payLaterSuccess',
    'payLaterError',
  ]);
  expect(marked('isUndisturbed')).toEqual(['login', 'payment', 'paymentResponse']);
});

it('knows the pages of remotes, as their live release describes them', () => {
  const routes = [
    { id: 'home', path: '/kite-home', mode: 'agent', reads: [], safePoint: true },
    { id: 'form', path: '/kite-form', mode: 'agent', reads: [] },
    { id: 'pay', path: '/kite-pay/:quoteId', mode: 'both', reads: [], undisturbed: true },
    { id: 'code', path: '/kite-code', mode: 'both', reads: [], verified: true },
  ] as const;
  const page = pageWith({ 'mfe-kite': { current: aRelease('mfe-kite', { routes }) } });
  const of = (path: string) => routeMarks(page, path);
  const remote = 'mfe-kite';
  expect(of('/kite-home')).toEqual({ ...NEITHER, remote, isSafePoint: true });
  expect(of('/kite-form')).toEqual({ ...NEITHER, remote });
  expect(of('/kite-pay/q1')).toEqual({ ...NEITHER, remote, isUndisturbed: true });
  expect(of('/kite-code')).toEqual({ ...NEITHER, remote, isUndisturbed: true });
});

it('leaves an address alone that nobody describes, such as a share link', () => {
  expect(routeMarks(pageWith({}), '/kite/aB3dE9')).toEqual({ ...NEITHER, isUndisturbed: true });
});

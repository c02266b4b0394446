import type { PropsWithChildren } from 'react';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { linkLogoPathsAtom, publishDeployed, useFooterForm } from './deployed.ts';

const release = (name: string, change: Partial<RemoteRelease>): RemoteRelease => ({
  name,
  version: '1.0.0',
  build: 'aaaaaaaaaa',
  base: `/app/remotes/${name}/1.0.0-aaaaaaaaaa/`,
  entry: 'remoteEntry.js',
  requires: [],
  integrity: {},
  preload: [],
  contract: 1,
  routes: [],
  products: [],
  ...change,
});

const registryOf = (...releases: readonly RemoteRelease[]): Registry => ({
  generation: 1,
  shell: { version: '1.0.0', build: 'ssssssssss', provides: [], contract: 1 },
  remotes: Object.fromEntries(releases.map((current) => [current.name, { current }])),
});

it('publishes every product of every remote', () => {
  const stunt = { ...kite, productId: 'ffffffffffffffffffffff02' };
  const balloon = { ...kite, productId: 'ffffffffffffffffffffff03' };
  publishDeployed(
    registryOf(
      release('mfe-kite', { products: [kite, stunt] }),
      release('mfe-balloon', { products: [balloon] }),
      release('mfe-help', {}),
    ),
  );
  expect(store.get(deployedProductsAtom)).toEqual([kite, stunt, balloon]);
});

const atAddress =
  (address: string) =>
  ({ children }: PropsWithChildren) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;

const FOOTERS = [
  ['/kite-start', 'line', 'line'],
  ['/KITE-PAY', 'line', 'line'],
  ['/kite-quote-created', 'whole', 'whole'],
  ['/become-form', 'line', 'line'],
  ['/become-done', 'whole', 'whole'],
  ['/help', 'whole', 'line'],
  ['/oonapayment', 'line', 'line'],
  ['/oonasuccess1', 'whole', 'whole'],
  ['/login', 'whole', 'line'],
  ['/nowhere', 'whole', 'line'],
] as const;

it.each(FOOTERS)(
  'has for %s the footer %s, and for those who work here %s (ruling R86)',
  (path, ...forms) => {
    publishDeployed(
      registryOf(
        release('mfe-kite', {
          routes: [
            { id: 'start', path: '/kite-start', mode: 'both', step: 1, reads: [] },
            { id: 'pay', path: '/kite-Pay', mode: 'both', undisturbed: true, reads: [] },
            { id: 'created', path: '/kite-quote-created', mode: 'both', reads: [] },
          ],
        }),
        release('mfe-become', {
          routes: [
            { id: 'form', path: '/become-form', mode: 'registrant', reads: [] },
            { id: 'done', path: '/become-done', mode: 'registrant', safePoint: true, reads: [] },
          ],
        }),
        release('mfe-help', { routes: [{ id: 'help', path: '/help', mode: 'agent', reads: [] }] }),
      ),
    );
    const shown = [false, true].map((isAtWork) => {
      const wrapper = atAddress(path);
      return renderHook(() => useFooterForm(isAtWork), { wrapper }).result.current;
    });
    expect(shown).toEqual(forms);
  },
);

it('publishes the paths of every remote, and those that show the logo to link customers alone', () => {
  publishDeployed(
    registryOf(
      release('mfe-kite', {
        routes: [
          { id: 'start', path: '/kite-start', mode: 'both', reads: [] },
          { id: 'customer', path: '/kite-Customer', mode: 'both', logo: 'link', reads: [] },
        ],
      }),
      release('mfe-help', { routes: [{ id: 'help', path: '/help', mode: 'agent', reads: [] }] }),
    ),
  );
  expect([...store.get(deployedPathsAtom)]).toEqual(['/kite-start', '/kite-Customer', '/help']);
  expect([...store.get(linkLogoPathsAtom)]).toEqual(['/kite-customer']);
});

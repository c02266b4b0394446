import { expect, it } from 'vitest';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { linkLogoPathsAtom, publishDeployed } from './deployed.ts';

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

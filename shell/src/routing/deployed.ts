import type { Registry } from '@payung/shared/registry.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { deployedPathsAtom } from '#layout/deployed-paths.ts';

/** Tells the store which products and paths are served now. */
export const publishDeployed = (registry: Registry): void => {
  const releases = Object.values(registry.remotes).map((remote) => remote.current);
  store.set(
    deployedProductsAtom,
    releases.flatMap((release) => (release.product ? [release.product] : [])),
  );
  store.set(
    deployedPathsAtom,
    new Set(releases.flatMap((release) => release.routes.map((route) => route.path))),
  );
};

import type { Registry } from '@payung/shared/registry.ts';
import { deployedProductsAtom, deployedStaffWorkAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { linkLogoPathsAtom } from '#layout/deployed-paths.ts';

/** Puts the products and paths of the registry into the store. */
export const publishDeployed = (registry: Registry): void => {
  const releases = Object.values(registry.remotes).map((remote) => remote.current);
  store.set(
    deployedProductsAtom,
    releases.flatMap((release) => release.products),
  );
  store.set(
    deployedStaffWorkAtom,
    releases.flatMap((release) => release.staffWork ?? []),
  );
  const routes = releases.flatMap((release) => release.routes);
  store.set(deployedPathsAtom, new Set(routes.map((route) => route.path)));
  const withLinkLogo = routes.filter((route) => route.logo === 'link');
  store.set(linkLogoPathsAtom, new Set(withLinkLogo.map((route) => route.path.toLowerCase())));
};

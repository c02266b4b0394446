import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { store } from '@payung/shared/session/store.ts';
import type { PageRegistry } from '@payung/shared/registry.ts';
import { deployedProductsAtom, deployedStaffWorkAtom } from '@payung/shared/session/deployed-products.ts';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';

/** The paths, in lower case, where only link customers see a logo. */
export const linkLogoPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

export const useIsLogoForLinks = (): boolean => {
  const { pathname } = useLocation();
  return useAtomValue(linkLogoPathsAtom, { store }).has(pathname.toLowerCase());
};

/** The paths, in lower case, on which a quote is made: the steps of all journeys. */
export const journeyPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

export const useIsJourney = (): boolean => {
  const { pathname } = useLocation();
  return useAtomValue(journeyPathsAtom, { store }).has(pathname.toLowerCase());
};

/** Pages of the agent's area that the frame leads to, while the remote that serves them is deployed. */
export const AGENT_PAGES = {
  notifications: '/oonanotification',
  recruit: '/recruit',
  account: '/myaccount',
  faq: '/oonafaq',
  about: '/aboutus',
  sell: '/oonasell',
  quotes: '/oonaquotes',
  policies: '/oonapolicies',
  pending: '/notificationpaymentpending',
  points: '/oonapoints',
  network: '/tree',
} as const;

/** The lists of the agent's area, which can be opened without connection, as its homes can. */
export const LIST_PAGES = [
  '/oonaleads',
  '/oonacomleads',
  '/oonapolicies',
  '/oonatodo',
  '/commercialtodo',
] as const;

/** Puts the products and paths of the registry into the store. */
export const publishDeployed = (registry: PageRegistry): void => {
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
  const steps = routes.filter((route) => route.step !== undefined);
  store.set(journeyPathsAtom, new Set(steps.map((route) => route.path.toLowerCase())));
  const withLinkLogo = routes.filter((route) => route.logo === 'link');
  store.set(linkLogoPathsAtom, new Set(withLinkLogo.map((route) => route.path.toLowerCase())));
};

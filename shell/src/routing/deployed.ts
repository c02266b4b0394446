import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { store } from '@payung/shared/session/store.ts';
import type { RouteRow } from '@payung/shared/routes/route.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
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

type FooterForm = 'line' | 'whole';

/** By path, in lower case, for pages whose footer is the same for everybody. */
const footerFormsAtom = atom<ReadonlyMap<string, FooterForm>>(new Map<string, FooterForm>());

/** A line where somebody sells, buys or registers, whole where that has ended (ruling R86). */
const footerFormOf = ({
  mode,
  step,
  undisturbed,
  safePoint,
}: Pick<RouteRow, 'mode' | 'step' | 'undisturbed' | 'safePoint'>): FooterForm | undefined => {
  if (step !== undefined) return 'line';
  if (mode === 'registrant') return safePoint ? 'whole' : 'line';
  if (mode === 'both' || mode === 'link') return undisturbed ? 'line' : 'whole';
  return undefined;
};

/** On all other pages those who work here see a line, and those who enter see all of it. */
export const useFooterForm = (isAtWork: boolean): FooterForm => {
  const { pathname } = useLocation();
  return (
    useAtomValue(footerFormsAtom, { store }).get(pathname.toLowerCase()) ?? (isAtWork ? 'line' : 'whole')
  );
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
  const footers = [...Object.values<RouteRow>(shellRoutes), ...routes].flatMap((route) => {
    const form = footerFormOf(route);
    return form === undefined ? [] : [[route.path.toLowerCase(), form] as const];
  });
  store.set(footerFormsAtom, new Map(footers));
  const withLinkLogo = routes.filter((route) => route.logo === 'link');
  store.set(linkLogoPathsAtom, new Set(withLinkLogo.map((route) => route.path.toLowerCase())));
};

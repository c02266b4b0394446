import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { useRouteError, createBrowserRouter, redirectDocument } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { PageRegistry } from '@payung/shared/registry.ts';
import { useFederation } from '#federation/federation.ts';
import { RemoteFailedPanel } from '#federation/panels.tsx';
import type { Federation } from '#federation/federation.ts';
import { routeMarks } from '#federation/updates/route-marks.ts';
import { LOGIN, REGISTRATION, BASE_PATH, pathBelowBase } from './access.ts';
import { mayReload } from './may-reload.ts';
import { ownRoutes, registryRoutes } from './route-objects.tsx';

/** The frame itself crashed: offers to reload the page. */
const Crash = () => {
  const cause = useRouteError();
  const { report } = useFederation();
  useEffect(() => report.reportShellProblem('crashed', cause), [report, cause]);
  return <RemoteFailedPanel hasCrashed onRetry={() => location.reload()} />;
};

const FRAME = 'frame';

type RouterParts = Pick<Federation, 'registry' | 'remotes' | 'screens'>;

/**
 * People are led there before their session is ended by hand, within one flush (`flushSync`), or else the page that they
 * leave would ask for the session. Only a route that loads nothing is shown within it: these are not checked.
 */
const SESSION_ENDS_AT: readonly (string | undefined)[] = [LOGIN, REGISTRATION.start];

/** Where the person is, and where a navigation leads. */
interface Place {
  readonly shown: string;
  readonly navigationState: unknown;
}

/** A page is left for another one that is a safe point: nothing is typed in it, and a newer shell is live. */
const takesShell = (parts: RouterParts, { shown, navigationState }: Place): boolean =>
  parts.registry.isShellReplaced() && !routeMarks(parts, shown).isUndisturbed && mayReload(navigationState);

/**
 * A page that is opened is one of what is deployed now: a release that was rolled back is replaced, and the
 * shell too. A safe point takes what was released as well. Other values of the same page's address (a filter, a search)
 * open nothing.
 */
const checked = (route: RouteObject, parts: RouterParts, place: () => Place): RouteObject => {
  if (SESSION_ENDS_AT.includes(route.path)) return route;
  const { registry, remotes, screens } = parts;
  const [remote = '', routeId = ''] = String(route.id).split('/', 2);
  return {
    ...route,
    loader: async ({ request }) => {
      await registry.checkBeforeOpening();
      if (registry.isShellBad()) return redirectDocument(request.url);
      const opened = pathBelowBase(new URL(request.url).pathname);
      const isOtherPage = opened !== place().shown;
      if (isOtherPage && routeMarks(parts, opened).isSafePoint) {
        if (takesShell(parts, place())) return redirectDocument(request.url);
        remotes.takeUpdate(remote);
      }
      screens.leaveScreen(remotes.remoteScreen(remote, routeId), isOtherPage);
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  };
};

/** The routes that are not in the tree yet. */
const newRows = (known: Set<string>, registry: PageRegistry): RouteObject[] =>
  registryRoutes(registry).filter((route) => {
    const id = String(route.id);
    return !known.has(id) && known.add(id);
  });

/** One route tree for agents and link customers. New routes of the registry are added to it; none is removed. */
export const createShellRouter = (Frame: ComponentType, parts: RouterParts) => {
  const { registry } = parts;
  const known = new Set<string>();
  const place = (): Place => {
    const { location, navigation } = router.state;
    return { shown: pathBelowBase(location.pathname), navigationState: navigation.location?.state };
  };
  const added = (read: PageRegistry): RouteObject[] =>
    newRows(known, read).map((route) => checked(route, parts, place));
  // Of two routes that fit an address equally well the first is taken: no remote takes a page of the shell.
  const children = [
    ...ownRoutes().map((route) => checked(route, parts, place)),
    ...added(registry.currentRegistry()),
  ];
  const router = createBrowserRouter([{ id: FRAME, element: <Frame />, errorElement: <Crash />, children }], {
    basename: BASE_PATH,
    // The registry came with the page: what it begins with waits for nothing.
    hydrationData: { loaderData: Object.fromEntries(children.map(({ id }) => [id, null])) },
    patchRoutesOnNavigation: async ({ patch }) => {
      patch(FRAME, added(await registry.refreshForUnknown()));
    },
  });
  registry.onRegistryChange((read) => {
    const rows = added(read);
    if (rows.length > 0) router.patchRoutes(FRAME, rows);
  });
  return router;
};

import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Registry } from '@payung/shared/registry.ts';
import { currentRegistry, onRegistryChange, refreshIfStale } from '#federation/registry-store.ts';
import { BASE_PATH } from './base-path.ts';
import { Crash } from './crash.tsx';
import { ownRoutes, registryRoutes } from './route-objects.tsx';

const FRAME = 'frame';

/** Hands out each row once: a row that is in the tree already keeps its page. */
const newRows = (known: Set<string>, registry: Registry): RouteObject[] =>
  registryRoutes(registry).filter((route) => {
    const id = String(route.id);
    return !known.has(id) && known.add(id);
  });

/** One tree for both modes, grown from the registry: a release's new routes join it, none is taken out. */
export const createShellRouter = (Frame: ComponentType) => {
  const known = new Set<string>();
  const children = [...newRows(known, currentRegistry()), ...ownRoutes()];
  const router = createBrowserRouter([{ id: FRAME, element: <Frame />, errorElement: <Crash />, children }], {
    basename: BASE_PATH,
    patchRoutesOnNavigation: async ({ patch }) => {
      patch(FRAME, newRows(known, await refreshIfStale()));
    },
  });
  onRegistryChange((registry) => {
    const rows = newRows(known, registry);
    if (rows.length > 0) router.patchRoutes(FRAME, rows);
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void refreshIfStale();
  });
  return router;
};

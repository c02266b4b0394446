import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Registry } from '@payung/shared/registry.ts';
import type { RegistryStore } from '#federation/registry-store.ts';
import { BASE_PATH } from './base-path.ts';
import { Crash } from './crash.tsx';
import { ownRoutes, registryRoutes } from './route-objects.tsx';

const FRAME = 'frame';

/** The routes that are not in the tree yet. */
const newRows = (known: Set<string>, registry: Registry): RouteObject[] =>
  registryRoutes(registry).filter((route) => {
    const id = String(route.id);
    return !known.has(id) && known.add(id);
  });

/** One route tree for agents and link customers. New routes of the registry are added to it; none is removed. */
export const createShellRouter = (Frame: ComponentType, registry: RegistryStore) => {
  const known = new Set<string>();
  // Of two routes that fit an address equally well the first is taken: no remote takes a page of the shell.
  const children = [...ownRoutes(), ...newRows(known, registry.currentRegistry())];
  const router = createBrowserRouter([{ id: FRAME, element: <Frame />, errorElement: <Crash />, children }], {
    basename: BASE_PATH,
    patchRoutesOnNavigation: async ({ patch }) => {
      patch(FRAME, newRows(known, await registry.refreshIfStale()));
    },
  });
  registry.onRegistryChange((read) => {
    const rows = newRows(known, read);
    if (rows.length > 0) router.patchRoutes(FRAME, rows);
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void registry.refreshIfStale();
  });
  return router;
};

import type { RouteObject } from 'react-router-dom';
import type { Registry, RegistryRoute } from '@payung/shared/registry.ts';
import type { RouteMode, RouteRow } from '@payung/shared/routes/route.ts';
import { linkEntryPath, shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { RemoteScreen } from '#federation/remote-screen.tsx';
import { ShellScreen } from '#federation/shell-screen.tsx';
import { ProductLock } from '#layout/product-lock.tsx';
import { shellScreens } from '#screens.ts';
import { Guard } from './guard.tsx';
import { NotFound } from './not-available.tsx';

const shellRoute = (id: keyof typeof shellScreens, path: string, mode: RouteMode): RouteObject => ({
  id: `shell/${id}/${path}`,
  path,
  element: (
    <Guard mode={mode}>
      <ShellScreen id={id} open={shellScreens[id]} />
    </Guard>
  ),
});

export const ownRoutes = (): RouteObject[] => {
  const rows = Object.entries(shellRoutes) as [keyof typeof shellRoutes, RouteRow][];
  return [
    ...rows.map(([id, row]) => shellRoute(id, row.path, row.mode)),
    { id: 'shell/not-found', path: '*', element: <NotFound /> },
  ];
};

const remoteRoute = (remote: string, { id, path, mode, sells }: RegistryRoute): RouteObject => ({
  id: `${remote}/${id}/${path}`,
  path,
  element: (
    <Guard mode={mode}>
      <RemoteScreen remote={remote} routeId={id} {...(sells ? { Lock: ProductLock } : {})} />
    </Guard>
  ),
});

/** The routes of every remote, and one link entry for each prefix of the deployed products. */
export const registryRoutes = (registry: Registry): RouteObject[] => {
  const releases = Object.values(registry.remotes).map(({ current }) => current);
  const prefixes = new Set(releases.flatMap(({ products }) => products.map(({ link }) => link.prefix)));
  return [
    ...releases.flatMap(({ name, routes }) => routes.map((route) => remoteRoute(name, route))),
    ...[...prefixes].map((prefix) => shellRoute('linkEntry', linkEntryPath(prefix), 'public')),
  ];
};

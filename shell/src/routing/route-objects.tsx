import type { RouteObject } from 'react-router-dom';
import type { Registry } from '@payung/shared/registry.ts';
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

/** What the registry adds: every remote's rows, and the link entry of every deployed product. */
export const registryRoutes = (registry: Registry): RouteObject[] =>
  Object.entries(registry.remotes).flatMap(([remote, { current }]) => [
    ...current.routes.map(({ id, path, mode }) => ({
      id: `${remote}/${id}/${path}`,
      path,
      element: (
        <Guard mode={mode}>
          <RemoteScreen remote={remote} routeId={id} {...(current.product ? { Lock: ProductLock } : {})} />
        </Guard>
      ),
    })),
    ...(current.product
      ? [shellRoute('linkEntry', linkEntryPath(current.product.link.prefix), 'public')]
      : []),
  ]);

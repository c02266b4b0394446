import { matchPath } from 'react-router-dom';
import { startRead } from '@payung/shared/api/query.ts';
import type { RegistryRoute } from '@payung/shared/registry.ts';
import { haveForms } from '@payung/shared/routes/param-forms.ts';
import type { Federation } from '../federation.ts';

export interface RemoteMatch {
  readonly remote: string;
  readonly route: RegistryRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Which remote serves a path below the base path, if any. */
export const remoteAt = ({ registry }: Federation, pathname: string): RemoteMatch | undefined => {
  for (const [remote, { current }] of Object.entries(registry.currentRegistry().remotes)) {
    for (const route of current.routes) {
      const match = matchPath(route.path, pathname);
      if (match) return { remote, route, params: match.params as Record<string, string> };
    }
  }
  return undefined;
};

/** Starts the downloads of a route's entry, chunks and shared modules in parallel. */
export const warmRoute = (federation: Federation, remote: string, routeId: string): void => {
  const { files, remotes, screens, shares } = federation;
  const release = remotes.releaseFor(remote, routeId);
  if (!release) return;
  files.registerRelease(release);
  const startup = release.startup?.[routeId];
  screens.openScreen(remotes.remoteScreen(remote, routeId));
  for (const file of [...release.preload, ...(startup?.files ?? [])])
    files.preloadFile(`${release.base}${file}`);
  shares.startShares(startup?.shares ?? release.requires);
};

/** The reads that the route declares, with their values from the address; none for one that its screen refuses. */
export const startReads = ({ route, params }: RemoteMatch, search: string): void => {
  if (!haveForms(route.params ?? {}, params)) return;
  const query = new URLSearchParams(search);
  for (const read of route.reads) startRead(read, (name) => params[name] ?? query.get(name) ?? undefined);
};

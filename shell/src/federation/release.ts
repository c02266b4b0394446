import type { RemoteRelease } from '@payung/shared/registry.ts';

/** `mfe-kite 1.2.0-ab12cd34ef`: how errors and slow loads name a remote. */
export const releaseName = (release: RemoteRelease): string =>
  `${release.name} ${release.version}-${release.build}`;

/** Global under which the remote's entry puts its container; it contains the build. */
export const containerName = (release: RemoteRelease): string =>
  `${release.name}_${release.build}`.replaceAll('-', '_');

export const hasRoute = (release: RemoteRelease, routeId: string): boolean =>
  release.routes.some((route) => route.id === routeId);

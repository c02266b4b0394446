import type { RemoteRelease } from '@payung/shared/registry.ts';

/** What one route needs besides the remote's entry, so that all of it starts at once. */
export interface RouteStartup {
  readonly files: readonly string[];
  readonly shares: readonly string[];
}

/** A release as its build describes it: newer builds also say what each route starts with. */
export interface StartableRelease extends RemoteRelease {
  readonly startup?: Readonly<Record<string, RouteStartup>>;
}

/** `mfe-travel 1.2.0-ab12cd34ef`: how errors and slow loads name a remote. */
export const releaseName = (release: RemoteRelease): string =>
  `${release.name} ${release.version}-${release.build}`;

/** Global under which the remote's entry puts its container: the build is part of it. */
export const containerName = (release: RemoteRelease): string =>
  `${release.name}_${release.build}`.replaceAll('-', '_');

export const hasRoute = (release: RemoteRelease, routeId: string): boolean =>
  release.routes.some((route) => route.id === routeId);

import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { currentRegistry, refreshRegistry } from './registry-store.ts';
import { loadContainer } from './container.ts';
import { hasRoute } from './release.ts';
import { reportRemoteProblem } from './report.ts';
import type { LoadedScreen, ScreenSource } from './screen-states.ts';

/** The release of each remote that this page runs; it keeps it when a newer one is released. */
const running = new Map<string, RemoteRelease>();

/** The release to try first for a route: the running one if it has the route. */
export const releaseFor = (remote: string, routeId: string): RemoteRelease | undefined => {
  const active = running.get(remote);
  if (active && hasRoute(active, routeId)) return active;
  const current = currentRegistry().remotes[remote]?.current;
  return current && hasRoute(current, routeId) ? current : undefined;
};

/** The shell that this page runs; a registry read later may name a newer one. */
const pageShell = currentRegistry().shell;

/** Whether this page can run a release: same contract, and all required shared modules. */
const isSuitable = (release: RemoteRelease): boolean =>
  release.contract === CONTRACT_VERSION && release.requires.every((key) => pageShell.provides.includes(key));

const loadFrom = async (release: RemoteRelease, routeId: string): Promise<LoadedScreen> => {
  const { screens, Frame } = await loadContainer(release);
  const open = screens[routeId];
  if (!open) throw new Error(`has no screen "${routeId}"`);
  const { Screen } = await open();
  if (!Screen) throw new Error(`its screen "${routeId}" exports no Screen`);
  running.set(release.name, release);
  return { release, Screen, Frame };
};

const candidates = (remote: string, routeId: string): readonly RemoteRelease[] => {
  const deployed = currentRegistry().remotes[remote];
  const inOrder = [releaseFor(remote, routeId), deployed?.current, deployed?.previous];
  const known = inOrder.filter((release) => release !== undefined);
  return known.filter(
    (release, index) =>
      hasRoute(release, routeId) &&
      isSuitable(release) &&
      known.findIndex((other) => other.build === release.build) === index,
  );
};

/** Loads a route's screen: the current version, else the one that worked before. */
const loadScreen = async (remote: string, routeId: string): Promise<LoadedScreen> => {
  let lastCause: unknown = new Error(`${remote} does not serve "${routeId}"`);
  for (const release of candidates(remote, routeId)) {
    try {
      return await loadFrom(release, routeId);
    } catch (cause) {
      lastCause = cause;
      reportRemoteProblem('failed', release, cause);
      await refreshRegistry();
    }
  }
  throw lastCause;
};

export const remoteScreen = (remote: string, routeId: string): ScreenSource => ({
  key: `${remote}/${routeId}`,
  load: () => loadScreen(remote, routeId),
  reportSlow: (detail) => {
    const release = releaseFor(remote, routeId);
    if (release) reportRemoteProblem('slow', release, detail);
  },
});

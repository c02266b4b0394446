import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import type { RegistryStore } from './registry/registry-store.ts';
import type { LoadContainer } from './container.ts';
import { LoadError, OutdatedPageError } from './reports/report.ts';
import { StuckError } from './progress.ts';
import type { Progress } from './progress.ts';
import type { Report } from './reports/report.ts';
import type { LoadedScreen, ScreenSource } from './screen-states.ts';
import type { Shares } from './container.ts';
import { loadEarlierTexts } from './earlier-remotes.ts';

const keyOf = (remote: string, routeId: string): string => `${remote}/${routeId}`;

const hasRoute = (release: RemoteRelease, routeId: string): boolean =>
  release.routes.some((route) => route.id === routeId);

interface Parts {
  readonly loadContainer: LoadContainer;
  readonly progress: Progress;
  readonly registry: RegistryStore;
  readonly report: Report;
  readonly shares: Shares;
}

/** Loads the remotes of one page. */
export const createRemoteLoader = ({ loadContainer, progress, registry, report, shares }: Parts) => {
  const { checkBeforeOpening, currentRegistry, refreshRegistry } = registry;

  /** The release of each remote that this page runs; it keeps it when a newer one is released. */
  const running = new Map<string, RemoteRelease>();
  /** Builds whose screen crashed, by screen. */
  const crashes = new Map<string, Set<string>>();

  /** The registry marks the build as rolled back. */
  const isBad = ({ name, build }: RemoteRelease): boolean =>
    currentRegistry().remotes[name]?.bad?.includes(build) === true;

  /** The release to try first for a route: the running one if it has the route and was not rolled back. */
  const releaseFor = (remote: string, routeId: string): RemoteRelease | undefined => {
    const active = running.get(remote);
    if (active && hasRoute(active, routeId) && !isBad(active)) return active;
    const current = currentRegistry().remotes[remote]?.current;
    return current && hasRoute(current, routeId) ? current : undefined;
  };

  /** The shell that this page runs; a registry read later may name a newer one. */
  const pageShell = currentRegistry().shell;

  /** Whether this page can run a release: same contract, and all required shared modules. */
  const isSuitable = (release: RemoteRelease): boolean =>
    release.contract === CONTRACT_VERSION &&
    release.requires.every((key) => pageShell.provides.includes(key));

  const openIn = async (release: RemoteRelease, routeId: string): Promise<LoadedScreen> => {
    const { screens, Frame, loadTexts } = await loadContainer(release);
    const open = screens[routeId];
    if (!open) throw new LoadError(`has no screen "${routeId}"`);
    const language = store.get(languageAtom);
    const texts = Frame && !loadTexts ? loadEarlierTexts(language) : loadTexts?.(language, routeId);
    const [{ Screen }] = await Promise.all([open(), texts]);
    if (!Screen) throw new LoadError(`its screen "${routeId}" exports no Screen`);
    return { release, Screen, Frame };
  };

  const loadFrom = async (release: RemoteRelease, routeId: string): Promise<LoadedScreen> => {
    const loaded = await progress.whileProgressing(openIn(release, routeId), routeId);
    running.set(release.name, release);
    return loaded;
  };

  const candidates = (remote: string, routeId: string): readonly RemoteRelease[] => {
    const deployed = currentRegistry().remotes[remote];
    const inOrder = [releaseFor(remote, routeId), deployed?.current, deployed?.previous];
    const known = inOrder.filter((release) => release !== undefined);
    return known.filter(
      (release, index) =>
        hasRoute(release, routeId) &&
        !isBad(release) &&
        isSuitable(release) &&
        known.findIndex((other) => other.build === release.build) === index,
    );
  };

  /** The releases that have not crashed here; all of them again once each has. */
  const uncrashed = (remote: string, routeId: string): readonly RemoteRelease[] => {
    const all = candidates(remote, routeId);
    const builds = crashes.get(keyOf(remote, routeId));
    const left = all.filter(({ build }) => builds?.has(build) !== true);
    if (left.length > 0) return left;
    builds?.clear();
    return all;
  };

  const unsuitable = (remote: string, routeId: string): LoadError => {
    const cause = new OutdatedPageError(`${remote} needs a newer shell for "${routeId}"`);
    report.reportShellProblem('failed', cause);
    return cause;
  };

  /** Loads a route's screen: the current version, else the one that worked before. */
  const loadScreen = async (remote: string, routeId: string): Promise<LoadedScreen> => {
    await checkBeforeOpening();
    const releases = uncrashed(remote, routeId);
    if (releases.length === 0) throw unsuitable(remote, routeId);
    let lastCause: unknown;
    for (const release of releases) {
      try {
        return await loadFrom(release, routeId);
      } catch (cause) {
        lastCause = cause;
        report.reportRemoteProblem(cause instanceof StuckError ? 'stuck' : 'failed', release, cause);
        shares.forgetFailedShares();
        await refreshRegistry();
      }
    }
    throw lastCause;
  };

  const passOver = async (remote: string, routeId: string, build: string): Promise<boolean> => {
    const key = keyOf(remote, routeId);
    const builds = crashes.get(key) ?? new Set();
    crashes.set(key, builds.add(build));
    await refreshRegistry();
    return candidates(remote, routeId).some((release) => !builds.has(release.build));
  };

  const remoteScreen = (remote: string, routeId: string): ScreenSource => ({
    key: keyOf(remote, routeId),
    load: () => loadScreen(remote, routeId),
    reportSlow: (detail) => {
      const release = releaseFor(remote, routeId);
      if (release) report.reportRemoteProblem('slow', release, new LoadError(detail));
    },
    refresh: refreshRegistry,
    isLeft: ({ release }) => release !== undefined && isBad(release),
    passOver: ({ release }) => passOver(remote, routeId, release?.build ?? ''),
  });

  return { releaseFor, remoteScreen };
};

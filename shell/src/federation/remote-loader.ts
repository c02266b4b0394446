import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { ReleaseHead } from '@payung/shared/registry.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import type { RegistryStore } from './registry/registry-store.ts';
import type { LoadContainer } from './container.ts';
import type { Files } from './files.ts';
import { LoadError, OutdatedPageError } from './reports/report.ts';
import { StuckError } from './progress.ts';
import type { Progress } from './progress.ts';
import type { Report } from './reports/report.ts';
import type { RestFiles } from './rest-files.ts';
import type { LoadedScreen, ScreenSource } from './screen-states.ts';
import type { Shares } from './container.ts';
import { loadFrames } from '#work/frames.ts';
import { loadEarlierTexts } from './earlier-remotes.ts';

const keyOf = (remote: string, routeId: string): string => `${remote}/${routeId}`;

const hasRoute = (release: ReleaseHead, routeId: string): boolean =>
  release.routes.some((route) => route.id === routeId);

interface Parts {
  readonly loadContainer: LoadContainer;
  readonly files: Files;
  readonly progress: Progress;
  readonly registry: RegistryStore;
  readonly report: Report;
  readonly rest: RestFiles;
  readonly shares: Shares;
}

/** Loads the remotes of one page. */
export const createRemoteLoader = (parts: Parts) => {
  const { loadContainer, files, progress, registry, report, rest, shares } = parts;
  const { checkBeforeOpening, currentRegistry, refreshRegistry } = registry;

  /** The release of each remote that this page runs; it keeps it until a safe point is opened. */
  const running = new Map<string, ReleaseHead>();
  /** What it ran before an update: shown again when the newer release fails. */
  const earlier = new Map<string, ReleaseHead>();
  /** Builds that failed or crashed in this page: none is taken as an update. */
  const failed = new Set<string>();
  /** Builds whose screen crashed, by screen. */
  const crashes = new Map<string, Set<string>>();

  /** The registry marks the build as rolled back. */
  const isBad = ({ name, build }: ReleaseHead): boolean =>
    currentRegistry().remotes[name]?.bad?.includes(build) === true;

  /** The release to try first for a route: the running one if it has the route and was not rolled back. */
  const releaseFor = (remote: string, routeId: string): ReleaseHead | undefined => {
    const active = running.get(remote);
    if (active && hasRoute(active, routeId) && !isBad(active)) return active;
    const current = currentRegistry().remotes[remote]?.current;
    return current && hasRoute(current, routeId) ? current : undefined;
  };

  /** The live release of a remote of which the page runs another one. */
  const updateOf = (remote: string): ReleaseHead | undefined => {
    const active = running.get(remote);
    const current = currentRegistry().remotes[remote]?.current;
    return active === undefined || current?.build === active.build ? undefined : current;
  };

  /** A safe point is opened: from now on the page runs the live release of its remote. */
  const takeUpdate = (remote: string): void => {
    const active = running.get(remote);
    const update = updateOf(remote);
    if (!active || !update || failed.has(update.build)) return;
    earlier.set(remote, active);
    running.set(remote, update);
  };

  /** The shell that this page runs; a registry read later may name a newer one. */
  const pageShell = currentRegistry().shell;

  /** Throws when this page lacks a shared module that the release needs. */
  const checkSuitable = async (release: ReleaseHead, routeId: string): Promise<void> => {
    if (files.isEarly(release, routeId)) return;
    const { requires } = await rest.filesOf(release);
    if (requires.every((key) => pageShell.provides.includes(key))) return;
    throw new OutdatedPageError(`${release.name} needs a newer shell for "${routeId}"`);
  };

  /** What a release's screen needs around it. */
  const needsOf = async (release: ReleaseHead, routeId: string) => {
    const { shares: keys } = await files.startupOf(release, routeId);
    return {
      sells: release.routes.find(({ id }) => id === routeId)?.sells === true,
      antd: keys.some((key) => key.startsWith('antd/')),
    };
  };

  const openIn = async (release: ReleaseHead, routeId: string): Promise<LoadedScreen> => {
    await checkSuitable(release, routeId);
    const [{ screens, Frame, loadTexts }, frames] = await Promise.all([
      loadContainer(release),
      needsOf(release, routeId).then(loadFrames),
    ]);
    const open = screens[routeId];
    if (!open) throw new LoadError(`has no screen "${routeId}"`);
    const language = store.get(languageAtom);
    const texts = Frame && !loadTexts ? loadEarlierTexts(language) : loadTexts?.(language, routeId);
    const [{ Screen }] = await Promise.all([open(), texts]);
    if (!Screen) throw new LoadError(`its screen "${routeId}" exports no Screen`);
    return { release, Screen, frames: Frame === undefined ? frames : [...frames, Frame] };
  };

  const loadFrom = async (
    release: ReleaseHead,
    routeId: string,
    before: ReleaseHead | undefined,
  ): Promise<LoadedScreen> => {
    const loaded = await progress.whileProgressing(openIn(release, routeId), routeId);
    // Not when an update was taken meanwhile: what a hovered link loads is of the release before.
    if (running.get(release.name) === before) running.set(release.name, release);
    return loaded;
  };

  const candidates = (remote: string, routeId: string): readonly ReleaseHead[] => {
    const deployed = currentRegistry().remotes[remote];
    const inOrder = [releaseFor(remote, routeId), deployed?.current, earlier.get(remote), deployed?.previous];
    const known = inOrder.filter((release) => release !== undefined);
    return known.filter(
      (release, index) =>
        hasRoute(release, routeId) &&
        !isBad(release) &&
        release.contract === CONTRACT_VERSION &&
        known.findIndex((other) => other.build === release.build) === index,
    );
  };

  /** The releases that have not crashed here; all of them again once each has. */
  const uncrashed = (remote: string, routeId: string): readonly ReleaseHead[] => {
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

  /** The release to try next; the edge is asked for the one before when those that the page knows have failed. */
  const nextRelease = async (
    remote: string,
    routeId: string,
    tried: ReadonlySet<string>,
  ): Promise<ReleaseHead | undefined> => {
    const find = (): ReleaseHead | undefined =>
      uncrashed(remote, routeId).find(({ build }) => !tried.has(build));
    const known = find();
    if (known) return known;
    await refreshRegistry(remote);
    return find();
  };

  /** Loads a route's screen: the current version, else the one that worked before. */
  const loadScreen = async (remote: string, routeId: string): Promise<LoadedScreen> => {
    await checkBeforeOpening();
    const tried = new Set<string>();
    let lastCause: unknown;
    for (;;) {
      const before = running.get(remote);
      const release = await nextRelease(remote, routeId, tried);
      if (!release) throw lastCause ?? unsuitable(remote, routeId);
      tried.add(release.build);
      try {
        return await loadFrom(release, routeId, before);
      } catch (cause) {
        failed.add(release.build);
        // Another release may run in this page; if none does, the page says what helps.
        if (cause instanceof OutdatedPageError) continue;
        lastCause = cause;
        report.reportRemoteProblem(cause instanceof StuckError ? 'stuck' : 'failed', release, cause);
        shares.forgetFailedShares();
      }
    }
  };

  const passOver = async (remote: string, routeId: string, build: string): Promise<boolean> => {
    const key = keyOf(remote, routeId);
    const builds = crashes.get(key) ?? new Set();
    crashes.set(key, builds.add(build));
    failed.add(build);
    await refreshRegistry(remote);
    return candidates(remote, routeId).some((release) => !builds.has(release.build));
  };

  const remoteScreen = (remote: string, routeId: string): ScreenSource => ({
    key: keyOf(remote, routeId),
    load: () => loadScreen(remote, routeId),
    reportSlow: (detail) => {
      const release = releaseFor(remote, routeId);
      if (release) report.reportRemoteProblem('slow', release, new LoadError(detail));
    },
    refresh: () => refreshRegistry(),
    isBad: ({ release }) => release !== undefined && isBad(release),
    isReplaced: ({ release }) => release !== undefined && running.get(remote)?.build !== release.build,
    passOver: ({ release }) => passOver(remote, routeId, release?.build ?? ''),
  });

  return { releaseFor, updateOf, takeUpdate, remoteScreen };
};

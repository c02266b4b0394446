import { INSTALLED_APP, PUSH_CHANGED } from '@payung/shared/installed-app.ts';
import type { WorkerMessage } from '@payung/shared/installed-app.ts';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { restAddress } from '@payung/shared/registry.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import type { Federation } from '#federation/federation.ts';
import { remoteAt } from '#federation/prefetch.ts';
import { BASE_PATH } from '#routing/access.ts';
import { LIST_PAGES } from '#routing/deployed.ts';
import { loadReads } from '#work/frames.ts';

const FILE = /^\/app\/(?:assets|remotes|rest)\/[^?]+$/;

/** What this page has loaded so far; a file that failed once has a query. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname, search }) => origin === location.origin && FILE.test(pathname + search))
    .map(({ pathname }) => pathname);

/** The files with which pages of remotes begin, and those that say which they are. */
const filesOf = async (
  { files, registry, remotes }: Federation,
  paths: readonly string[],
): Promise<readonly string[]> => {
  const startups = paths.map(async (path) => {
    const match = remoteAt({ registry }, path);
    const release = match && remotes.releaseFor(match.remote, match.route.id);
    if (match === undefined || release === undefined) return [];
    files.registerRelease(release);
    const startup = await files.startupOf(release, match.route.id);
    return [
      ...(release.rest === undefined ? [] : [restAddress(release.rest)]),
      release.base + release.entry,
      ...startup.files,
    ];
  });
  return (await Promise.all(startups)).flat();
};

/** A page of a preview, or of a set that is gone, is not what the visitor gets later. */
const isOfLiveSet = (): boolean => document.querySelector('.set-notice') === null;

const keepPages = async (federation: Federation, { user }: AgentState): Promise<WorkerMessage> => {
  const home = homePathOf(user.userType);
  const paths = [home, ...LIST_PAGES];
  const [ofPages] = await Promise.all([
    filesOf(federation, paths),
    // What every page of a remote needs of the shell.
    federation.shares.openHost(),
    loadReads().then(({ prepareCalls }) => prepareCalls()),
  ]);
  await federation.files.readAhead();
  return {
    kind: 'keep',
    generation: federation.registry.currentRegistry().generation,
    language: store.get(languageAtom),
    document: BASE_PATH + home,
    starts: [shellRoutes.root.path, ...paths].map((path) => BASE_PATH + path),
    files: [...new Set([...loadedFiles(), ...ofPages])],
  };
};

/** Devices offer to install the application where a page names it. */
const nameManifest = (): void => {
  const icon = document.createElement('link');
  Object.assign(icon, { rel: 'apple-touch-icon', href: INSTALLED_APP.icon });
  const manifest = document.createElement('link');
  Object.assign(manifest, { rel: 'manifest', href: INSTALLED_APP.manifest, crossOrigin: 'use-credentials' });
  document.head.append(icon, manifest);
};

/**
 * The push service may replace the subscription of the browser, and the server its key, while no page is open. Whoever
 * has no notices in this browser asks nothing.
 */
const repairPushHere = async (pushManager: PushManager): Promise<void> => {
  const isChanged = await caches.has(PUSH_CHANGED);
  if (!isChanged && (await pushManager.getSubscription()) === null) return;
  const { repairPush } = await import('@payung/shared/push-subscription.ts');
  await repairPush();
  await caches.delete(PUSH_CHANGED);
};

/**
 * What makes an installed application of the pages of an agent: its worker keeps the lists for a start without connection,
 * as the releases are that the page knows. Whoever logs out takes it all along.
 */
export const startInstalledApp = async (federation: Federation): Promise<() => void> => {
  const { serviceWorker } = navigator;
  nameManifest();
  await serviceWorker.register(INSTALLED_APP.worker);
  const { active, pushManager } = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has this origin, and no other
  const tell = (message: WorkerMessage): void => active?.postMessage(message);
  const keep = async (): Promise<void> => {
    const agent = store.get(agentAtom);
    if (agent === undefined) {
      tell({ kind: 'forget' });
      await (await pushManager.getSubscription())?.unsubscribe();
      await caches.delete(PUSH_CHANGED);
      return;
    }
    if (isOfLiveSet()) tell(await keepPages(federation, agent));
  };
  const keepAgain = (): void => void keep().catch(() => undefined);
  // What was released may replace a release that was taken back: the kept page goes before the next one is there.
  const replace = (): void => {
    tell({ kind: 'forget' });
    keepAgain();
  };
  const stops = [
    store.sub(agentAtom, keepAgain),
    store.sub(languageAtom, keepAgain),
    federation.registry.onRegistryChange(replace),
  ];
  await keep();
  // Failed, it is tried again at the next start.
  await repairPushHere(pushManager).catch(() => undefined);
  return () => stops.forEach((stop) => stop());
};

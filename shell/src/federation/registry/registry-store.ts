import type { PageRegistry } from '@payung/shared/registry.ts';
import { CONTRACT_VERSION, PREVIOUS_QUERY, REGISTRY_PATH } from '@payung/shared/registry.ts';
import type { UnreadableRemote, ReadRegistry } from './registry-reader.ts';
import { readRegistry } from './registry-reader.ts';
import { LoadError } from '../reports/report.ts';
import type { Report } from '../reports/report.ts';

/** Every answer to a call says what is live. After so long without one, opening a page asks. */
const HEARD_FOR_MS = 300_000;
/** An address that the page does not know may have been released since: opening it asks, but not each time. */
const UNKNOWN_ASKS_AGAIN_AFTER_MS = 10_000;
const REFRESH_LIMIT_MS = 5_000;
/** Opening a page waits at most this long for the registry, and not again before the second limit. */
const OPENING_WAITS_MS = 1_500;
const WAITS_AGAIN_AFTER_MS = 2_000;

/** A page without a registry still has the shell's own pages. */
const NOTHING: ReadRegistry = {
  registry: {
    generation: 0,
    shell: { version: '', build: '', provides: [], contract: CONTRACT_VERSION },
    remotes: {},
  },
  unreadable: [],
};

/** How long ago that was; a clock that was set meanwhile, ahead or back, makes it long ago. */
const ageOf = (moment: number): number => Math.abs(Date.now() - moment);

const liveBuilds = ({ shell, remotes }: PageRegistry): readonly string[] => [
  shell.build,
  ...Object.values(remotes).map(({ current }) => current.build),
];

/** The registry that one page knows. */
export const createRegistryStore = ({ nameShell, reportUnreadable, reportRegistryProblem }: Report) => {
  const inlined = (): unknown => {
    try {
      return JSON.parse(document.getElementById('payung-registry')?.textContent ?? 'null') as unknown;
    } catch (cause) {
      reportRegistryProblem(cause);
      return null;
    }
  };

  const use = (read: ReadRegistry): ReadRegistry => {
    for (const remote of read.unreadable) reportUnreadable(remote);
    return read;
  };

  let { registry, unreadable } = use(readRegistry(inlined()) ?? NOTHING);
  nameShell(registry.shell);
  const pageShell = registry.shell.build;
  const pageGeneration = registry.generation;
  let readAt = Date.now();
  let waitedAt = 0;
  /** The newest generation that an answer named, and when one was named last. */
  let heard = registry.generation;
  let heardAt = readAt;
  /** When each build was first named as live; those with which the page began have no time. */
  const namedAt = new Map<string, number | undefined>(
    liveBuilds(registry).map((build) => [build, undefined]),
  );
  const refreshing = new Map<string | undefined, Promise<PageRegistry>>();
  const listeners = new Set<(registry: PageRegistry) => void>();

  const currentRegistry = (): PageRegistry => registry;

  /** The remotes of the registry whose entry this page cannot read. */
  const unreadableRemotes = (): readonly UnreadableRemote[] => unreadable;

  const onRegistryChange = (listener: (registry: PageRegistry) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const accept = (next: unknown, previousOf?: string): void => {
    const read = readRegistry(next);
    if (!read) throw new LoadError('The registry is not readable');
    if (read.registry.generation === registry.generation && previousOf === undefined) return;
    ({ registry, unreadable } = use(read));
    for (const build of liveBuilds(registry)) if (!namedAt.has(build)) namedAt.set(build, Date.now());
    for (const listener of listeners) listener(registry);
  };

  const fetchRegistry = async (previousOf?: string): Promise<PageRegistry> => {
    const query = previousOf === undefined ? '' : `?${PREVIOUS_QUERY}=${previousOf}`;
    try {
      const answer = await fetch(REGISTRY_PATH + query, {
        cache: 'no-store',
        // The edge then answers 304 while nothing has changed.
        headers: previousOf === undefined ? { 'if-none-match': `"${registry.generation}"` } : {},
        signal: AbortSignal.timeout(REFRESH_LIMIT_MS),
      });
      if (answer.status !== 304) {
        if (!answer.ok) throw new LoadError(`The registry answered ${answer.status}`);
        accept(await answer.json(), previousOf);
      }
      readAt = Date.now();
      heardAt = readAt;
    } catch (cause) {
      // The known registry stays valid: a release is never overwritten.
      reportRegistryProblem(cause);
    }
    return registry;
  };

  /** Reads the registry again, of one remote also the release before the current; on a failure the known one stays. */
  const refreshRegistry = (previousOf?: string): Promise<PageRegistry> => {
    const running = refreshing.get(previousOf);
    if (running) return running;
    const reading = fetchRegistry(previousOf).finally(() => refreshing.delete(previousOf));
    refreshing.set(previousOf, reading);
    return reading;
  };

  /** An answer to a call named the generation that is live. */
  const noteGeneration = (generation: number): void => {
    heard = Math.max(heard, generation);
    heardAt = Date.now();
  };

  const isStale = (): boolean => heard > registry.generation || ageOf(heardAt) > HEARD_FOR_MS;

  const refreshIfStale = (): Promise<PageRegistry> =>
    isStale() ? refreshRegistry() : Promise.resolve(registry);

  /** For an address that this page does not know. */
  const refreshForUnknown = (): Promise<PageRegistry> =>
    ageOf(readAt) > UNKNOWN_ASKS_AGAIN_AFTER_MS ? refreshRegistry() : refreshIfStale();

  /** Before a page is opened: reads a stale registry for what was rolled back, if the network answers in time. */
  const checkBeforeOpening = async (): Promise<void> => {
    const hasWaited = ageOf(waitedAt) < WAITS_AGAIN_AFTER_MS;
    if (!navigator.onLine || !isStale() || hasWaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise((resolve) => {
      timer = setTimeout(resolve, OPENING_WAITS_MS);
    });
    await Promise.race([refreshRegistry(), waited]);
    clearTimeout(timer);
    waitedAt = Date.now();
  };

  /** The shell of this page was rolled back: only a reload replaces it. */
  const isShellBad = (): boolean => registry.shell.bad?.includes(pageShell) === true;

  /** Another shell is live than the one that this page runs. */
  const isShellReplaced = (): boolean => registry.shell.build !== pageShell;

  /** How long the page knows that a build went live after the page was loaded. */
  const knownFor = (build: string): number => {
    const since = namedAt.get(build);
    return since === undefined ? 0 : ageOf(since);
  };

  /** Something was deployed, or rolled back, since the page was loaded. */
  const hasChanged = (): boolean => registry.generation !== pageGeneration;

  return {
    currentRegistry,
    unreadableRemotes,
    onRegistryChange,
    refreshRegistry,
    isStale,
    refreshIfStale,
    refreshForUnknown,
    noteGeneration,
    checkBeforeOpening,
    isShellBad,
    isShellReplaced,
    knownFor,
    hasChanged,
  };
};

export type RegistryStore = ReturnType<typeof createRegistryStore>;

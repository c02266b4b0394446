import type { Registry } from '@payung/shared/registry.ts';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { UnreadableRemote, ReadRegistry } from './registry-reader.ts';
import { readRegistry } from './registry-reader.ts';
import { LoadError } from '../reports/report.ts';
import type { Report } from '../reports/report.ts';

/** A navigation reads the registry again when it is older than this. */
const FRESH_FOR_MS = 10_000;
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
  let readAt = Date.now();
  let waitedAt = 0;
  let refreshing: Promise<Registry> | undefined;
  const listeners = new Set<(registry: Registry) => void>();

  const currentRegistry = (): Registry => registry;

  /** The remotes of the registry whose entry this page cannot read. */
  const unreadableRemotes = (): readonly UnreadableRemote[] => unreadable;

  const onRegistryChange = (listener: (registry: Registry) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const accept = (next: unknown): void => {
    const read = readRegistry(next);
    if (!read) throw new LoadError('The registry is not readable');
    if (read.registry.generation === registry.generation) return;
    ({ registry, unreadable } = use(read));
    for (const listener of listeners) listener(registry);
  };

  const fetchRegistry = async (): Promise<Registry> => {
    try {
      const answer = await fetch('/app/registry.json', {
        cache: 'no-store',
        // The edge then answers 304 while nothing has changed.
        headers: { 'if-none-match': `"${registry.generation}"` },
        signal: AbortSignal.timeout(REFRESH_LIMIT_MS),
      });
      if (answer.status !== 304) {
        if (!answer.ok) throw new LoadError(`The registry answered ${answer.status}`);
        accept(await answer.json());
      }
      readAt = Date.now();
    } catch (cause) {
      // The known registry stays valid: a release is never overwritten.
      reportRegistryProblem(cause);
    }
    return registry;
  };

  /** Reads the registry again; on a failure the known one stays. */
  const refreshRegistry = (): Promise<Registry> => {
    refreshing ??= fetchRegistry().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const isStale = (): boolean => Date.now() - readAt > FRESH_FOR_MS;

  const refreshIfStale = (): Promise<Registry> => (isStale() ? refreshRegistry() : Promise.resolve(registry));

  /** Before a page is opened: reads a stale registry for what was rolled back, if the network answers in time. */
  const checkBeforeOpening = async (): Promise<void> => {
    const hasWaited = Date.now() - waitedAt < WAITS_AGAIN_AFTER_MS;
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

  return {
    currentRegistry,
    unreadableRemotes,
    onRegistryChange,
    refreshRegistry,
    refreshIfStale,
    checkBeforeOpening,
    isShellBad,
  };
};

export type RegistryStore = ReturnType<typeof createRegistryStore>;

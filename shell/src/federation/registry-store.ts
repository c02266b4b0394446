import type { Registry } from '@payung/shared/registry.ts';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { LeftOut } from './registry-check.ts';
import { readRegistry } from './registry-reader.ts';
import type { ReadRegistry } from './registry-reader.ts';
import { LoadError } from './load-error.ts';
import type { Report } from './report.ts';

/** A navigation reads the registry again when it is older than this. */
const FRESH_FOR_MS = 10_000;
const REFRESH_LIMIT_MS = 5_000;

/** A page without a registry still has the shell's own pages. */
const NOTHING: ReadRegistry = {
  registry: {
    generation: 0,
    shell: { version: '', build: '', provides: [], contract: CONTRACT_VERSION },
    remotes: {},
  },
  leftOut: [],
};

/** The registry that one page knows. */
export const createRegistryStore = ({ nameShell, reportLeftOut, reportRegistryProblem }: Report) => {
  const inlined = (): unknown => {
    try {
      return JSON.parse(document.getElementById('payung-registry')?.textContent ?? 'null') as unknown;
    } catch (cause) {
      reportRegistryProblem(cause);
      return null;
    }
  };

  const use = (read: ReadRegistry): ReadRegistry => {
    for (const remote of read.leftOut) reportLeftOut(remote);
    return read;
  };

  let { registry, leftOut } = use(readRegistry(inlined()) ?? NOTHING);
  nameShell(registry.shell);
  let readAt = Date.now();
  let refreshing: Promise<Registry> | undefined;
  const listeners = new Set<(registry: Registry) => void>();

  const currentRegistry = (): Registry => registry;

  /** The remotes of the registry whose entry this page cannot read. */
  const leftOutRemotes = (): readonly LeftOut[] => leftOut;

  const onRegistryChange = (listener: (registry: Registry) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const accept = (next: unknown): void => {
    const read = readRegistry(next);
    if (!read) throw new LoadError('The registry is not readable');
    if (read.registry.generation === registry.generation) return;
    ({ registry, leftOut } = use(read));
    for (const listener of listeners) listener(registry);
  };

  const fetchRegistry = async (): Promise<Registry> => {
    try {
      const answer = await fetch('/app/registry.json', {
        cache: 'no-store',
        signal: AbortSignal.timeout(REFRESH_LIMIT_MS),
      });
      if (!answer.ok) throw new LoadError(`The registry answered ${answer.status}`);
      accept(await answer.json());
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

  const refreshIfStale = (): Promise<Registry> =>
    Date.now() - readAt > FRESH_FOR_MS ? refreshRegistry() : Promise.resolve(registry);

  return { currentRegistry, leftOutRemotes, onRegistryChange, refreshRegistry, refreshIfStale };
};

export type RegistryStore = ReturnType<typeof createRegistryStore>;

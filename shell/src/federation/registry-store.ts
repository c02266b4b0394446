import type { Registry } from '@payung/shared/registry.ts';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import { reportRegistryProblem } from './report.ts';

/** A navigation reads the registry again when it is older than this. */
const FRESH_FOR_MS = 10_000;
const REFRESH_LIMIT_MS = 5_000;

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Registry).generation === 'number' &&
  typeof (value as Registry).remotes === 'object' &&
  (value as Registry).remotes !== null;

const readInlined = (): Registry => {
  const parsed: unknown = JSON.parse(document.getElementById('payung-registry')?.textContent ?? 'null');
  return isRegistry(parsed)
    ? parsed
    : {
        generation: 0,
        shell: { version: '', build: '', provides: [], contract: CONTRACT_VERSION },
        remotes: {},
      };
};

let registry = readInlined();
let readAt = Date.now();
let refreshing: Promise<Registry> | undefined;
const listeners = new Set<(registry: Registry) => void>();

export const currentRegistry = (): Registry => registry;

export const onRegistryChange = (listener: (registry: Registry) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const accept = (next: unknown): void => {
  if (!isRegistry(next)) throw new Error('The registry is not readable');
  if (next.generation === registry.generation) return;
  registry = next;
  for (const listener of listeners) listener(next);
};

const fetchRegistry = async (): Promise<Registry> => {
  try {
    const answer = await fetch('/app/registry.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(REFRESH_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
    accept(await answer.json());
    readAt = Date.now();
  } catch (cause) {
    // The known registry stays valid: a release is never overwritten.
    reportRegistryProblem(cause);
  }
  return registry;
};

/** Reads the registry again; on a failure the known one stays. */
export const refreshRegistry = (): Promise<Registry> => {
  refreshing ??= fetchRegistry().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
};

export const refreshIfStale = (): Promise<Registry> =>
  Date.now() - readAt > FRESH_FOR_MS ? refreshRegistry() : Promise.resolve(registry);

import { listenToGenerations } from '@payung/shared/api/generation.ts';
import type { RegistryStore } from '../registry/registry-store.ts';

/** So long a page that opens nothing waits with reading what has changed: several releases may follow each other. */
const READS_AFTER_MS = 60_000;

/**
 * Answers to calls name what is live. A page that stays open on one screen reads the registry after a while, and one that
 * somebody comes back to reads a stale one. Returns the function that stops it.
 */
export const learnOfReleases = (registry: RegistryStore): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): void => {
    timer = undefined;
    void registry.refreshIfStale();
  };
  const stopListening = listenToGenerations((generation) => {
    registry.noteGeneration(generation);
    if (registry.isStale()) timer ??= setTimeout(read, READS_AFTER_MS);
  });
  const readOnReturn = (): void => {
    if (!document.hidden) void registry.refreshIfStale();
  };
  document.addEventListener('visibilitychange', readOnReturn);
  return () => {
    stopListening();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', readOnReturn);
  };
};

import { useEffect, useRef } from 'react';
import type { RegistrationDetails } from '@payung/shared/domain/onboarding/details.ts';

/** So long nobody types before what is typed is saved. */
const PAUSE_MS = 1500;

/**
 * Saves an unfinished form a moment after the last key, one save at a time. `stop` waits for the one that runs, so
 * that the finished form is saved after it and over its version.
 */
export const useServerDraft = (save: (details: RegistrationDetails) => Promise<unknown>) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    keep: (details: RegistrationDetails): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        running.current = running.current.then(() => save(details)).catch(() => undefined);
      }, PAUSE_MS);
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer.current);
      await running.current;
    },
  };
};

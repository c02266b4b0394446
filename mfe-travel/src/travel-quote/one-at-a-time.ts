import { useRef, useState } from 'react';

/**
 * Runs a job of several calls once, however often its button is pressed meanwhile. A job that fails
 * says so itself; here it only ends.
 */
export const useOneAtATime = (): readonly [isBusy: boolean, run: (job: () => Promise<void>) => void] => {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = (job: () => Promise<void>): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void job().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return [isBusy, run];
};

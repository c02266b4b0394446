import { useRef, useState } from 'react';

/** Runs one job at a time. A job that comes meanwhile is not run: its answer is undefined. */
export const useOneAtATime = (): (<T>(job: () => Promise<T>) => Promise<T | undefined>) => {
  const isRunning = useRef(false);
  return async (job) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await job();
    } finally {
      isRunning.current = false;
    }
  };
};

/** Whether the job led to another page: then the button of this one stays closed until it is gone. */
export type JobResult = 'navigated' | 'stayed';

/**
 * Runs a job of several calls once, however often its button is pressed meanwhile. A job that fails
 * says so itself; here it only ends.
 */
export const useSingleFlight = (): readonly [
  isBusy: boolean,
  run: (job: () => Promise<JobResult>) => void,
] => {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = (job: () => Promise<JobResult>): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void job().then((end) => {
      if (end === 'navigated') return;
      isRunning.current = false;
      setBusy(false);
    });
  };
  return [isBusy, run];
};

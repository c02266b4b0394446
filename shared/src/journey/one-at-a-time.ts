import { useRef, useState } from 'react';

/** Whether the job led to another page: then the button of this one stays closed until it is gone. */
export type JobEnd = 'left' | 'stays';

/**
 * Runs a job of several calls once, however often its button is pressed meanwhile. A job that fails
 * says so itself; here it only ends.
 */
export const useOneAtATime = (): readonly [isBusy: boolean, run: (job: () => Promise<JobEnd>) => void] => {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = (job: () => Promise<JobEnd>): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void job().then((end) => {
      if (end === 'left') return;
      isRunning.current = false;
      setBusy(false);
    });
  };
  return [isBusy, run];
};

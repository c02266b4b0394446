import { onTestFinished } from 'vitest';

let aheadMs = 0;

/** Now by the clock of the fake server, which dates its answers; the device's is that of the test. */
export const serverDate = (afterMs = 0): Date => new Date(Date.now() - aheadMs + afterMs);

/** The clock of the device is that far ahead of the server's, behind where it is negative, until the test ends. */
export const setDeviceAhead = (ms: number): void => {
  aheadMs = ms;
  onTestFinished(() => {
    aheadMs = 0;
  });
};

const MINUTE_MS = 60_000;

/** Clocks of devices as people have them. */
export const WRONG_CLOCKS = [
  ['31 minutes ahead', 31 * MINUTE_MS],
  ['a day ahead', 24 * 60 * MINUTE_MS],
  ['a day behind', -24 * 60 * MINUTE_MS],
] as const;

import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers, good or bad, no sooner than this after the start, so that the work behind an answer cannot
 * be heard in its time. Above what the work takes on a slow machine.
 */
export const EQUAL_TIME_MS = 80;

export const inEqualTime = async <T>(work: () => Promise<T>, floorMs: number = EQUAL_TIME_MS): Promise<T> => {
  const floor = wait(floorMs);
  try {
    return await work();
  } finally {
    await floor;
  }
};

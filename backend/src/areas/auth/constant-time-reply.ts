import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers and refusals leave no sooner than this after the start, so that their time says nothing about
 * the work behind them. Above what the work takes on a slow machine.
 */
export const REPLY_MS = 80;

export const inConstantTime = async <T>(work: () => Promise<T>, floorMs: number = REPLY_MS): Promise<T> => {
  const floor = wait(floorMs);
  try {
    return await work();
  } finally {
    await floor;
  }
};

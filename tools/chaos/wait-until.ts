import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 20;

/** Waits for a condition, never for a time; a run that waits in vain fails and says for what. */
export const waitUntil = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
};

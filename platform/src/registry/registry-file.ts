import { hostname, userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@payung/shared/registry.ts';
import type { Confirmation } from './confirmations.ts';
import { EMPTY_REGISTRY, generationFile } from './data-folder.ts';
import { generationNumbers, pruneGenerations, readGeneration, writeGeneration } from './generation-files.ts';
import type { WriteStep } from './generation-files.ts';
import type { Deployed, HistoryEntry } from './generation.ts';

const GIVE_UP_AFTER_MS = 30_000;
const LONGEST_PAUSE_MS = 20;

interface Found extends Deployed {
  /** Of the newest file, readable or not. */
  readonly newest: number;
  /** Of each newer file that cannot be read, why. */
  readonly damaged: readonly string[];
}

/** The newest generation that can be read. */
export const readDeployed = (data: string): Found => {
  const numbers = generationNumbers(data);
  const [newest] = numbers;
  if (newest === undefined) return { registry: EMPTY_REGISTRY, lines: {}, newest: 0, damaged: [] };
  const damaged: string[] = [];
  for (const number of numbers) {
    try {
      const { registry, lines } = readGeneration(data, number);
      return { registry, lines, newest, damaged };
    } catch (cause) {
      damaged.push(`${generationFile(data, number)} cannot be read: ${(cause as Error).message}.`);
    }
  }
  throw new Error(`What is deployed cannot be read. ${damaged.join(' ')}`);
};

export const readRegistry = (data: string): Registry => readDeployed(data).registry;

/** What the history says of a change. */
export interface Told {
  readonly command: string;
  readonly unchecked?: HistoryEntry['unchecked'];
  /** What of a release that others rely on may go or change. */
  readonly confirmed?: readonly Confirmation[];
  readonly onStep?: (step: WriteStep) => void;
}

const entryOf = ({ command, unchecked }: Told, change: string): HistoryEntry => ({
  at: new Date().toISOString(),
  by: `${userInfo().username}@${hostname()}`,
  command,
  change,
  ...(unchecked ? { unchecked } : {}),
});

export interface Changed {
  readonly registry: Omit<Registry, 'generation'>;
  readonly lines: Deployed['lines'];
  /** For the history. */
  readonly change: string;
}

/**
 * The only way to change what is deployed. Whoever loses the race for the next number computes the change again
 * from what the winner left, so that of concurrent releases, on any machines, none is lost.
 */
export const switchRegistry = async (
  data: string,
  told: Told,
  change: (before: Deployed) => Changed,
): Promise<Registry> => {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < deadline) {
    const before = readDeployed(data);
    const { registry, lines, change: words } = change(before);
    const next: Registry = { ...registry, generation: before.newest + 1 };
    const entry = entryOf(told, [words, ...before.damaged].join(' '));
    if (await writeGeneration(data, { registry: next, lines, entry }, told.onStep)) {
      await pruneGenerations(data);
      return next;
    }
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new Error(
    `Others changed what is deployed in ${data} again and again. Nothing was switched: try again.`,
  );
};

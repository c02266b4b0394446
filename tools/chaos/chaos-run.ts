import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

/** Options of the command line; every run takes those that it knows. */
export interface RunOptions {
  readonly rounds: number | undefined;
  readonly seconds: number | undefined;
  readonly users: number | undefined;
  /** That are acknowledged in all rounds together. */
  readonly writes: number | undefined;
  readonly requests: number | undefined;
  readonly backends: number | undefined;
  /** The same seed draws the same numbers. */
  readonly seed: number;
}

const numberOf = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1 on`);
  return number;
};

export const readRunOptions = (
  given: readonly string[],
): { name: string | undefined; options: RunOptions } => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      rounds: text,
      seconds: text,
      users: text,
      writes: text,
      requests: text,
      backends: text,
      seed: text,
    },
  });
  const options = {
    rounds: numberOf('rounds', values.rounds),
    seconds: numberOf('seconds', values.seconds),
    users: numberOf('users', values.users),
    writes: numberOf('writes', values.writes),
    requests: numberOf('requests', values.requests),
    backends: numberOf('backends', values.backends),
    seed: numberOf('seed', values.seed) ?? 12,
  };
  return { name: positionals[0], options };
};

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 20;

/** Waits for a condition, never for a time; after two minutes it fails and names the condition. */
export const waitUntil = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`Waited ${PATIENCE_MS / 1000} s for: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Random = () => number;

export const seededRandom = (seed: number): Random => {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);

export const oneOf = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
};

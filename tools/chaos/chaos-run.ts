import { parseArgs } from 'node:util';

/** What the command line says; every run takes what it knows. */
export interface RunOptions {
  readonly rounds: number | undefined;
  readonly seconds: number | undefined;
  readonly users: number | undefined;
  /** That are acknowledged in all rounds together. */
  readonly writes: number | undefined;
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
    options: { rounds: text, seconds: text, users: text, writes: text, backends: text, seed: text },
  });
  const options = {
    rounds: numberOf('rounds', values.rounds),
    seconds: numberOf('seconds', values.seconds),
    users: numberOf('users', values.users),
    writes: numberOf('writes', values.writes),
    backends: numberOf('backends', values.backends),
    seed: numberOf('seed', values.seed) ?? 12,
  };
  return { name: positionals[0], options };
};

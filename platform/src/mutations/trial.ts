import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Vitest } from 'vitest/node';
import type { Mutant } from './mutants.ts';
import { applyChange } from './mutants.ts';

/** A copy of the tree, what runs its tests, and what is known of them. */
export interface Laboratory {
  readonly root: string;
  readonly vitest: Vitest;
  /** Test files that pass, or fail, on the sources as they are: a failing one proves nothing. */
  readonly passes: Map<string, boolean>;
}

const testFiles = (root: string, patterns: readonly string[]): readonly string[] => [
  ...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())),
];

/** One file at a time: what vitest returns, and its `bail`, also know the failures of earlier runs. */
const fails = async ({ vitest, root }: Laboratory, file: string): Promise<boolean> => {
  const path = join(root, file);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    vitest.getModuleSpecifications(path),
  );
  const own = testModules.filter(({ moduleId }) => moduleId === path);
  return unhandledErrors.length > 0 || own.some((module) => module.state() === 'failed');
};

/** The test beside the source first, then the others as they are listed. */
const nearestFirst = (tests: readonly string[], file: string): readonly string[] => {
  const own = file.replace(/\.ts$/, '.test.ts');
  return tests.toSorted((one, other) => Number(other === own) - Number(one === own));
};

const passesUnchanged = async (laboratory: Laboratory, test: string): Promise<boolean> => {
  const passes = laboratory.passes.get(test) ?? !(await fails(laboratory, test));
  laboratory.passes.set(test, passes);
  return passes;
};

/** Runs work while a mutant is in place of its source. */
const withMutant = async <T>(
  { root, vitest }: Laboratory,
  mutant: Mutant,
  work: () => Promise<T>,
): Promise<T> => {
  const file = join(root, mutant.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, applyChange(source, mutant));
  vitest.invalidateFile(file);
  try {
    return await work();
  } finally {
    writeFileSync(file, source);
    vitest.invalidateFile(file);
  }
};

/** The first test file that notices the mutant. `tests` are patterns, the nearest first. */
export const killerOf = async (
  laboratory: Laboratory,
  mutant: Mutant,
  tests: readonly string[],
): Promise<string | undefined> => {
  for (const test of nearestFirst(testFiles(laboratory.root, tests), mutant.file)) {
    if (laboratory.passes.get(test) === false) continue;
    const isNoticed = await withMutant(laboratory, mutant, () => fails(laboratory, test));
    if (isNoticed && (await passesUnchanged(laboratory, test))) return test;
  }
  return undefined;
};

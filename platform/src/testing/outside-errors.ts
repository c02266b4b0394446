import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter } from 'vitest/node';

/** Writes down what was thrown outside of any test: it fails the run, but Vitest's JSON report leaves it out. */
export const outsideErrors = (file: string): Reporter => ({
  onTestRunEnd: (_files, errors) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(errors.map(({ message }) => message)));
  },
});

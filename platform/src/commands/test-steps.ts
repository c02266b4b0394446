import type { Step } from './run-steps.ts';
import { command, tool } from './run-steps.ts';

export const FORMAT = tool('Format', 'oxfmt', '--check');
export const LINT = tool('Lint', 'oxlint', '--type-aware', '--deny-warnings');
export const TYPES = tool('Types', 'tsc', '-p', '.');
export const BUILD = command('Build', 'build');
export const UNIT = tool('Unit, component and backend tests', 'vitest', 'run');
export const E2E = command('End-to-end tests', 'e2e');
/** Long tests of processes, which are left out without the variable. */
export const DEEP: Step = {
  ...tool('Long tests of processes', 'vitest', 'run', '.deep.test'),
  env: { VITEST_DEEP: '1' },
};

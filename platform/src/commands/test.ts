import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { checkCounts, playwrightCounts, summaryOf, sumOf, vitestCounts } from './test-counts.ts';
import type { Counts } from './test-counts.ts';

const results = join(repositoryRoot, 'test-results');
const VITEST = join(results, 'vitest.json');
const OUTSIDE = join(results, 'vitest-errors.json');
const PLAYWRIGHT = join(results, 'playwright.json');

/** Runs one step and prints how long it took; later steps run whether or not it passed. */
const step = (title: string, command: string, args: readonly string[]): boolean => {
  console.log(`\n=== ${title}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, CI: '1' },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`--- ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
};

const bin = (name: string): string => join(repositoryRoot, 'node_modules', '.bin', name);
const command = (name: string): readonly string[] => [join('platform', 'src', 'commands', `${name}.ts`)];
const check = (title: string, ...call: readonly [command: string, args: readonly string[]]): Counts =>
  checkCounts(title, step(title, ...call));

for (const report of [VITEST, OUTSIDE, PLAYWRIGHT]) rmSync(report, { force: true });
const checks = [
  check('Format', bin('oxfmt'), ['--check']),
  check('Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
  check('Types', process.execPath, command('types')),
  check('Types without each product', process.execPath, command('take-out')),
];
step('Unit, component and backend tests', bin('vitest'), ['run']);
const build = check('Build', process.execPath, command('build'));
step('End-to-end tests', process.execPath, command('e2e'));

const sum = sumOf([...checks, vitestCounts(VITEST, OUTSIDE), build, playwrightCounts(PLAYWRIGHT)]);
console.log(`\n${summaryOf(sum).join('\n')}`);
process.exitCode = sum.failed === 0 ? 0 : 1;

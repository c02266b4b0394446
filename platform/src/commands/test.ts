import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { ensurePostgres } from './postgres.ts';
import { playwrightCounts, sumOf, vitestCounts } from './test-counts.ts';
import type { Counts } from './test-counts.ts';

const results = join(repositoryRoot, 'test-results');
const VITEST = join(results, 'vitest.json');
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
const asCount = (hasPassed: boolean): Counts => ({ passed: Number(hasPassed), failed: Number(!hasPassed) });

for (const report of [VITEST, PLAYWRIGHT]) rmSync(report, { force: true });
ensurePostgres();
const checks = [
  step('Format', bin('oxfmt'), ['--check']),
  step('Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
  step('Types', process.execPath, command('types')),
  step('Types without each product', process.execPath, command('take-out')),
].map(asCount);
step('Unit, component and backend tests', bin('vitest'), ['run']);
const build = asCount(step('Build', process.execPath, command('build')));
step('End-to-end tests', process.execPath, command('e2e'));

const { passed, failed } = sumOf([...checks, vitestCounts(VITEST), build, playwrightCounts(PLAYWRIGHT)]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { runBeside, runStep, BUILD, E2E, FLOOR, FORMAT, LINT_AND_TYPES, UNIT } from '../test-run/steps.ts';
import { countsOf, playwrightCounts, readReport, summaryOf, vitestCounts } from '../test-run/test-counts.ts';

const VITEST = join(repositoryRoot, 'test-results', 'vitest.json');
const PLAYWRIGHT = join(repositoryRoot, 'test-results', 'playwright.json');

/** `npm test`: all that must pass before a push. Each step runs whether or not the ones before it passed. */
for (const report of [VITEST, PLAYWRIGHT]) rmSync(report, { force: true });
process.env['CI'] = '1';
const checks = await runBeside([FORMAT, LINT_AND_TYPES], [BUILD, FLOOR]);
const unit = await runStep(UNIT);
const e2e = await runStep(E2E);

const counts = [
  ...checks.map((ran) => countsOf(ran)),
  countsOf(unit, readReport(VITEST, vitestCounts)),
  countsOf(e2e, readReport(PLAYWRIGHT, playwrightCounts)),
];
console.log(`\n${summaryOf(counts).join('\n')}`);
process.exitCode = counts.every(({ failures }) => failures.length === 0) ? 0 : 1;

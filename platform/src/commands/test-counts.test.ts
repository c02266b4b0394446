import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { checkCounts, playwrightCounts, sumOf, summaryOf, vitestCounts } from './test-counts.ts';

const NOWHERE = '/nowhere/errors.json';

const reportOf = (content: unknown): string => {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const passing = { success: true, numPassedTests: 7, testResults: [] };
const playwright = (suites: readonly unknown[], errors: readonly unknown[] = []): string =>
  reportOf({ suites, errors, stats: { expected: 5, unexpected: 1, flaky: 1 } });

const fileOf = (path: string, content: object): object => ({
  name: join(repositoryRoot, path),
  status: 'failed',
  message: '',
  assertionResults: [],
  ...content,
});

it('reads the counts of both reports', () => {
  expect(vitestCounts(reportOf(passing), NOWHERE)).toEqual({ passed: 7, failed: 0, failures: [] });
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title: 'pays', ok: true }] }];
  expect(playwrightCounts(playwright(suites))).toEqual({ passed: 6, failed: 0, failures: [] });
});

it('counts a missing report, and a failure that no report names, as a failure', () => {
  expect(vitestCounts('/nowhere/vitest.json', NOWHERE).failed).toBe(1);
  expect(playwrightCounts('/nowhere/playwright.json').failed).toBe(1);
  expect(vitestCounts(reportOf({ ...passing, success: false }), NOWHERE).failed).toBe(1);
});

it('names each unit test that failed, each file that did not load, and what was thrown outside of a test', () => {
  const testResults = [
    fileOf('shared/src/price.test.ts', {
      assertionResults: [
        { fullName: 'a price adds up', status: 'failed' },
        { fullName: 'a price is shown', status: 'passed' },
      ],
    }),
    fileOf('backend/src/pay.test.ts', { message: 'Cannot find module x\nat line 3' }),
    fileOf('shared/src/fine.test.ts', { status: 'passed' }),
  ];
  const report = reportOf({ success: false, numPassedTests: 1, testResults });
  const { passed, failed, failures } = vitestCounts(report, reportOf(['The worker ended\nat exit']));
  expect(failures).toEqual([
    'shared/src/price.test.ts › a price adds up',
    'backend/src/pay.test.ts: Cannot find module x',
    'Vitest, outside of a test: The worker ended',
  ]);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 });
});

it('fails a run in which all tests passed but something was thrown outside of them', () => {
  expect(vitestCounts(reportOf(passing), reportOf(['Boom'])).failed).toBe(1);
});

it('names each end-to-end test that failed, with the group around it, and errors of the runner', () => {
  const suites = [
    {
      title: 'home/pay.spec.ts',
      file: 'home/pay.spec.ts',
      specs: [
        { title: 'pays', ok: false },
        { title: 'prints', ok: true },
      ],
      suites: [{ title: 'at 320', file: 'home/pay.spec.ts', specs: [{ title: 'fits', ok: false }] }],
    },
  ];
  expect(
    playwrightCounts(playwright(suites, [{ message: '\u001B[31mNo browser\u001B[39m' }])).failures,
  ).toEqual([
    'e2e/home/pay.spec.ts › pays',
    'e2e/home/pay.spec.ts › at 320 › fits',
    'Playwright: No browser',
  ]);
});

it('ends with the counts, below what failed', () => {
  const checks = [checkCounts('Format', true), checkCounts('Lint', false), checkCounts('Types', true)];
  expect(summaryOf(sumOf(checks))).toEqual(['Failed:', '  Lint', '2 passed, 1 failed']);
  expect(summaryOf(checkCounts('Format', true))).toEqual(['1 passed, 0 failed']);
});

it('names at most fifty', () => {
  const many = sumOf(Array.from({ length: 60 }, (_, at) => checkCounts(`check ${at}`, false)));
  const lines = summaryOf(many);
  expect(lines).toHaveLength(53);
  expect(lines.slice(-3)).toEqual(['  check 49', '  and 10 more', '0 passed, 60 failed']);
});

it('shows what a failed test said and the page it saw, before the list of failures', () => {
  const context = join(temporaryFolder(), 'error-context.md');
  writeFileSync(context, '# Page snapshot\n\n```yaml\n- button "Pay"\n```\n\n# Test source\n');
  const results = [
    {
      errors: [{ message: '\u001B[31mTimed out\u001B[39m\nwaiting for a dialog' }],
      attachments: [{ name: 'error-context', path: context }],
    },
  ];
  const suites = [
    { title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title: 'pays', ok: false, tests: [{ results }] }] },
  ];
  const assertionResults = [
    { fullName: 'a price adds up', status: 'failed', failureMessages: ['expected 2 to be 3\nat line 9'] },
  ];
  const unit = reportOf({
    success: false,
    numPassedTests: 1,
    testResults: [fileOf('shared/src/price.test.ts', { assertionResults })],
  });
  expect(summaryOf(sumOf([vitestCounts(unit, NOWHERE), playwrightCounts(playwright(suites))]))).toEqual([
    'a price adds up\nexpected 2 to be 3\nat line 9\n',
    'pays\nTimed out\nwaiting for a dialog\n- button "Pay"\n',
    'Failed:',
    '  shared/src/price.test.ts › a price adds up',
    '  e2e/a.spec.ts › pays',
    '7 passed, 2 failed',
  ]);
});

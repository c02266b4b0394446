import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { countsOf, playwrightCounts, readReport, summaryOf, vitestCounts } from './test-counts.ts';

const fileOf = (path: string, content: object) => ({
  name: join(repositoryRoot, path),
  status: 'failed',
  message: '',
  assertionResults: [],
  ...content,
});
const errors = [{ message: '\u001B[31mTimed out\u001B[39m\nwaiting for a dialog' }];
const spec = (title: string, ok: boolean) => ({ title, ok, tests: [{ results: [{ errors }] }] });
const failed = (title: string) => ({ title, hasPassed: false });

it('names each unit test that failed with its error, and each file that did not load', () => {
  const testResults = [
    fileOf('shared/src/price.test.ts', {
      assertionResults: [
        { fullName: 'a price adds up', status: 'failed', failureMessages: ['expected 2 to be 3\nat line 9'] },
        { fullName: 'a price is shown', status: 'passed' },
      ],
    }),
    fileOf('backend/src/pay.test.ts', { message: 'Cannot find module x' }),
    fileOf('shared/src/fine.test.ts', { status: 'passed' }),
  ];
  expect(vitestCounts({ numPassedTests: 7, testResults })).toEqual({
    passed: 7,
    failures: [
      'shared/src/price.test.ts › a price adds up\n    expected 2 to be 3\n    at line 9',
      'backend/src/pay.test.ts\n    Cannot find module x',
    ],
  });
});

it('names each end-to-end test that failed, in groups too', () => {
  const file = 'home/pay.spec.ts';
  const suites = [
    { file, specs: [spec('prints', true)], suites: [{ file, specs: [spec('fits at 320', false)] }] },
    { file: '../mfe-kite/e2e/begin.spec.ts', specs: [spec('flies', false)] },
  ];
  expect(playwrightCounts({ suites, stats: { expected: 5, flaky: 1 } })).toEqual({
    passed: 6,
    failures: [
      'e2e/home/pay.spec.ts › fits at 320\n    Timed out\n    waiting for a dialog',
      'mfe-kite/e2e/begin.spec.ts › flies\n    Timed out\n    waiting for a dialog',
    ],
  });
});

it('counts a step without a report by itself, and a runner that failed but names no test as a failure', () => {
  expect(countsOf({ title: 'Format', hasPassed: true })).toEqual({ passed: 1, failures: [] });
  expect(countsOf(failed('Lint'))).toEqual({ passed: 0, failures: ['Lint'] });
  expect(countsOf(failed('Unit tests'), readReport('/nowhere/vitest.json', vitestCounts))).toEqual({
    passed: 0,
    failures: ['Unit tests'],
  });
  expect(countsOf(failed('Unit tests'), { passed: 7, failures: [] }).failures).toEqual(['Unit tests']);
  expect(countsOf(failed('Unit tests'), { passed: 7, failures: ['one'] }).failures).toEqual(['one']);
});

it('prints the counts below the first failures', () => {
  expect(summaryOf([{ passed: 3, failures: [] }])).toEqual(['3 passed, 0 failed']);
  const many = Array.from({ length: 60 }, (_, at) => countsOf(failed(`check ${at}`)));
  const lines = summaryOf([{ passed: 2, failures: [] }, ...many]);
  expect(lines).toHaveLength(23);
  expect([lines[0], ...lines.slice(-3)]).toEqual([
    'Failed:',
    '  check 19',
    '  and 40 more',
    '2 passed, 60 failed',
  ]);
});

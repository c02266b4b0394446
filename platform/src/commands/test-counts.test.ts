import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { playwrightCounts, vitestCounts } from './test-counts.ts';

const reportOf = (content: unknown): string => {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('reads the counts of both reports', () => {
  expect(vitestCounts(reportOf({ success: true, numPassedTests: 7, numFailedTests: 0 }))).toEqual({
    passed: 7,
    failed: 0,
  });
  expect(playwrightCounts(reportOf({ stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [] }))).toEqual(
    {
      passed: 5,
      failed: 1,
    },
  );
});

it('counts a missing report, and a file that did not load, as a failure', () => {
  expect(vitestCounts('/nowhere/vitest.json').failed).toBe(1);
  expect(playwrightCounts('/nowhere/playwright.json').failed).toBe(1);
  expect(vitestCounts(reportOf({ success: false, numPassedTests: 3, numFailedTests: 0 })).failed).toBe(1);
});

import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const read = (file: string): Record<string, unknown> | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined;

/** A missing report counts as a failure: a runner that crashed must not look green. */
const MISSING: Counts = { passed: 0, failed: 1 };

export const vitestCounts = (file: string): Counts => {
  const report = read(file);
  if (!report) return MISSING;
  const failedSuites = Number(report['numFailedTestSuites'] ?? 0);
  const failed = Number(report['numFailedTests'] ?? 0);
  // A file that fails to load has no tests to fail.
  return {
    passed: Number(report['numPassedTests'] ?? 0),
    failed: failed === 0 && (failedSuites > 0 || report['success'] === false) ? 1 : failed,
  };
};

export const playwrightCounts = (file: string): Counts => {
  const report = read(file);
  if (!report) return MISSING;
  const stats = report['stats'] as { expected: number; unexpected: number; flaky: number };
  const errors = report['errors'] as readonly unknown[];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
};

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

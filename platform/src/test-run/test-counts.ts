import { existsSync, readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';

export interface Counts {
  readonly passed: number;
  /** What failed: its place and title, and below it what it said. */
  readonly failures: readonly string[];
}

// A message may hold the colours of a terminal.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const described = (title: string, messages: readonly (string | undefined)[]): string =>
  [title, ...messages.flatMap((message) => (message ?? '').replaceAll(COLOURS, '').split('\n').slice(0, 8))]
    .map((line) => line.slice(0, 200))
    .join('\n    ');

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Of a file that did not load: it has no tests that could fail. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export const vitestCounts = ({ numPassedTests, testResults }: VitestReport): Counts => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [described(file, [message])] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      described(`${file} › ${fullName}`, failureMessages),
    );
  }),
});

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly flaky: number };
}

const failedSpecs = ({ file, specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return described(
        // Journeys beside the sources of a remote lie outside of that folder.
        `${posix.join('e2e', file)} › ${title}`,
        errors.map(({ message }) => message),
      );
    }),
  ...suites.flatMap(failedSpecs),
];

export const playwrightCounts = ({ suites, stats }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failures: suites.flatMap(failedSpecs),
});

/**
 * What a step counts for: the tests in its report, or itself. A step that failed and names no test, such as a runner
 * that crashed, is one failure.
 */
export const countsOf = (
  { title, hasPassed }: { readonly title: string; readonly hasPassed: boolean },
  reported?: Counts,
): Counts => {
  const { passed, failures } = reported ?? { passed: Number(hasPassed), failures: [] };
  const isUnexplained = failures.length === 0 && !hasPassed;
  return { passed, failures: isUnexplained ? [title] : failures };
};

export const readReport = (file: string, counts: (report: never) => Counts): Counts | undefined =>
  existsSync(file) ? counts(JSON.parse(readFileSync(file, 'utf8')) as never) : undefined;

/** The first failures, for a reader who has only the end of the output, and as the last line how much passed. */
export const summaryOf = (all: readonly Counts[], most = 20): readonly string[] => {
  const failures = all.flatMap((counts) => counts.failures);
  return [
    ...(failures.length > 0 ? ['Failed:'] : []),
    ...failures.slice(0, most).map((failure) => `  ${failure}`),
    ...(failures.length > most ? [`  and ${failures.length - most} more`] : []),
    `${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`,
  ];
};

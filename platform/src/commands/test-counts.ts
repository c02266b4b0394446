import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, one line each. */
  readonly failures: readonly string[];
  /** What the failures said, for a reader who has only the end of the output. */
  readonly details?: readonly string[];
}

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

const counted = (passed: number, failures: readonly string[], details: readonly string[] = []): Counts => ({
  passed,
  failed: failures.length,
  failures,
  ...(details.length > 0 ? { details } : {}),
});

/** A missing report counts as a failure: a runner that crashed must not look green. */
const missing = (runner: string): Counts => counted(0, [`${runner}: it left no report`]);

// A message may hold the colours of a terminal.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const linesOf = (text: string): readonly string[] => text.replaceAll(COLOURS, '').trim().split('\n');

const firstLine = (text: string): string => (linesOf(text)[0] ?? '').slice(0, 200);

const firstLines = (text: string, most: number): string =>
  linesOf(text)
    .slice(0, most)
    .map((line) => line.slice(0, 300))
    .join('\n');

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}

const failuresOf = ({ name, status, message, assertionResults }: VitestFile): readonly string[] => {
  const file = relative(repositoryRoot, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${file} › ${fullName}`);
  // Such as one that fails to load: it has no tests to fail.
  return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
};

const vitestDetails = ({ assertionResults }: VitestFile): readonly string[] =>
  assertionResults
    .filter(({ failureMessages = [] }) => failureMessages.length > 0)
    .map(({ fullName, failureMessages = [] }) =>
      [fullName, ...failureMessages.map((message) => firstLines(message, 15))].join('\n'),
    );

/** `errors`: what was thrown outside of any test, which fails the run but is not in Vitest's own report. */
export const vitestCounts = (file: string, errors: string): Counts => {
  const report = read(file) as VitestReport | undefined;
  if (!report) return missing('Vitest');
  const failures = [
    ...report.testResults.flatMap(failuresOf),
    ...((read(errors) ?? []) as readonly string[]).map(
      (error) => `Vitest, outside of a test: ${firstLine(error)}`,
    ),
  ];
  return counted(
    report.numPassedTests,
    failures.length === 0 && !report.success ? ['Vitest: see its output'] : failures,
    report.testResults.flatMap(vitestDetails),
  );
};

interface PlaywrightSpec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests?: readonly {
    readonly results: readonly {
      readonly errors: readonly { readonly message?: string }[];
      readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

const failedSpecs = ({ title, file, specs = [], suites = [] }: PlaywrightSuite): readonly string[] => {
  // The outermost suite is the file itself.
  const before = title === file ? `e2e/${file} › ` : `e2e/${file} › ${title} › `;
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => before + spec.title),
    ...suites.flatMap(failedSpecs),
  ];
};

/** What the page looked like when its test failed, as Playwright wrote it down. */
const pageOf = (path: string | undefined): string => {
  if (path === undefined || !existsSync(path)) return '';
  const [, page = ''] = readFileSync(path, 'utf8').split('# Page snapshot');
  const [, tree = ''] = page.split('```');
  return `\n${firstLines(tree.replace(/^yaml\n/u, ''), 60)}`;
};

const specDetails = ({ title, tests = [] }: PlaywrightSpec): string => {
  const results = tests.flatMap(({ results: all }) => all);
  const said = results.flatMap(({ errors }) =>
    errors.map(({ message = 'an error without a message' }) => firstLines(message, 15)),
  );
  const pages = results.flatMap(({ attachments = [] }) =>
    attachments.filter(({ name }) => name === 'error-context').map(({ path }) => pageOf(path)),
  );
  return [title, ...said].join('\n') + pages.join('');
};

const failedDetails = ({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.filter(({ ok, tests }) => !ok && tests !== undefined).map(specDetails),
  ...suites.flatMap(failedDetails),
];

export const playwrightCounts = (file: string): Counts => {
  const report = read(file) as PlaywrightReport | undefined;
  if (!report) return missing('Playwright');
  const { expected, flaky } = report.stats;
  return counted(
    expected + flaky,
    [
      ...report.suites.flatMap(failedSpecs),
      ...report.errors.map(
        ({ message = 'an error without a message' }) => `Playwright: ${firstLine(message)}`,
      ),
    ],
    report.suites.flatMap(failedDetails),
  );
};

/** One of the steps that either pass or do not. */
export const checkCounts = (title: string, hasPassed: boolean): Counts =>
  counted(Number(hasPassed), hasPassed ? [] : [title]);

export const sumOf = (all: readonly Counts[]): Counts =>
  counted(
    all.reduce((sum, { passed }) => sum + passed, 0),
    all.flatMap(({ failures }) => failures),
    all.flatMap(({ details = [] }) => details),
  );

/** What a few failures said, what failed, and as the last line how much passed. */
export const summaryOf = (
  { passed, failed, failures, details = [] }: Counts,
  most = 50,
): readonly string[] => [
  ...details.slice(0, 4).map((detail) => `${detail}\n`),
  ...(failed > 0 ? ['Failed:'] : []),
  ...failures.slice(0, most).map((failure) => `  ${failure}`),
  ...(failed > most ? [`  and ${failed - most} more`] : []),
  `${passed} passed, ${failed} failed`,
];

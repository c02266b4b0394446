import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

interface ProvedTest {
  readonly title: string;
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly passed: boolean;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

const isVitest = (report: object): report is VitestReport => 'testResults' in report;
const isPlaywright = (report: object): report is PlaywrightReport => 'suites' in report && 'config' in report;

/** A report of another checkout names files that are not here: its page would lead nowhere. */
const place = (root: string, file: string): string => {
  const path = relative(root, file).replaceAll('\\', '/');
  if (path.startsWith('../')) throw new Error('The test results are of another folder. Run npm test here.');
  return path;
};

const vitestTests = (root: string, report: VitestReport): readonly ProvedTest[] =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        title: test.fullName,
        file: place(root, file.name),
        passed: test.status === 'passed',
      })),
  );

/** `fileOf` finds the file of a spec in the repository. */
const playwrightTests = (
  suite: PlaywrightSuite,
  trail: readonly string[],
  fileOf: (file: string) => string,
): readonly ProvedTest[] => {
  // The outermost suite is the file itself.
  const titles = suite.title === suite.file ? trail : [...trail, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({
      title: [...titles, spec.title].join(' '),
      file: fileOf(spec.file),
      passed: spec.ok,
    })),
    ...(suite.suites ?? []).flatMap((child) => playwrightTests(child, titles, fileOf)),
  ];
};

/** Tests of one report of Vitest or Playwright; other JSON holds none. */
export const testsOf = (root: string, report: unknown): readonly ProvedTest[] => {
  if (typeof report !== 'object' || report === null) return [];
  if (isVitest(report)) return vitestTests(root, report);
  if (!isPlaywright(report)) return [];
  const fileOf = (file: string): string => place(root, join(report.config.rootDir, file));
  return report.suites.flatMap((suite) => playwrightTests(suite, [], fileOf));
};

/** Every test that ran, from all JSON reports of a folder. */
export const readReports = (root: string, folder: string): readonly ProvedTest[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => testsOf(root, JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown));

const RULE = /\b[A-Z][A-Z0-9]{1,4}-\d{3}\b/g;
/** The rule IDs at the end of a title, which the table's first column repeats. */
const RULE_LIST = /\s*\[[A-Z0-9, -]+\]/g;

const areaOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'));

const escapeCell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('`', '\\`').replaceAll('<', '&lt;');

/** Rule → the tests that carry its ID, rules in order. */
export const testsByRule = (tests: readonly ProvedTest[]): ReadonlyMap<string, readonly ProvedTest[]> => {
  const byRule = new Map<string, ProvedTest[]>();
  for (const test of tests) {
    for (const rule of new Set(test.title.match(RULE))) byRule.set(rule, [...(byRule.get(rule) ?? []), test]);
  }
  return new Map([...byRule].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
};

/** One line a test, however often it ran (journeys run in two languages). */
const lines = (rule: string, tests: readonly ProvedTest[]): readonly string[] => [
  ...new Set(
    tests.map((test) => {
      const says = escapeCell(test.title.replaceAll(RULE_LIST, '').trim());
      return `| ${rule} | ${test.passed ? '' : '**FAILED** '}${says} | [${test.file}](../${test.file}) |`;
    }),
  ),
];

/** The page `test-results/requirements.md`. */
export const requirementsPage = (tests: readonly ProvedTest[]): string => {
  const byRule = testsByRule(tests);
  const areas = Map.groupBy(byRule.keys(), areaOf);
  const sections = [...areas].flatMap(([area, rules]) => [
    `## ${area}`,
    '',
    '| rule | what its test says | where |',
    '|---|---|---|',
    ...rules.flatMap((rule) => lines(rule, byRule.get(rule) ?? [])),
    '',
  ]);
  return [
    '# Requirements and the tests that prove them',
    '',
    'Generated from the reports of the last test run by `npm run requirements`; it is not committed.',
    `A rule stands here when the title of a test carries its ID. ${byRule.size} rules have a test.`,
    '',
    ...sections,
  ].join('\n');
};

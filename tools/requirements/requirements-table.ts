import type { ProvedTest } from './test-reports.ts';

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

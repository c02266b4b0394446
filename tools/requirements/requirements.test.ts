import { describe, expect, it } from 'vitest';
import { requirementsPage, testsByRule, testsOf } from './requirements-table.ts';

const vitest = {
  testResults: [
    {
      name: '/repo/shared/src/domain/discount.test.ts',
      assertionResults: [
        { fullName: 'discount refuses plus at 30 [ABC-054]', status: 'passed' },
        { fullName: 'discount starts at 0 [ABC-002, ABC-054]', status: 'failed' },
        { fullName: 'discount never ran [ABC-099]', status: 'pending' },
      ],
    },
  ],
};

const playwright = {
  config: { rootDir: '/repo/e2e/src' },
  suites: [
    {
      title: 'story.spec.ts',
      file: 'story.spec.ts',
      suites: [
        {
          title: 'An agent',
          file: 'story.spec.ts',
          specs: [{ title: 'sells a policy [ZED-001]', ok: true, file: 'story.spec.ts' }],
        },
      ],
    },
  ],
};

describe('the requirements page', () => {
  it('reads the reports of both test runners and skips tests that did not run', () => {
    const tests = [...testsOf('/repo', vitest), ...testsOf('/repo', playwright)];
    expect([...testsByRule(tests).keys()]).toEqual(['ABC-002', 'ABC-054', 'ZED-001']);
    expect(tests.at(-1)).toEqual({
      title: 'An agent sells a policy [ZED-001]',
      file: 'e2e/src/story.spec.ts',
      passed: true,
    });
  });

  it('refuses reports of another checkout, whose files are not here', () => {
    expect(() => testsOf('/elsewhere', vitest)).toThrow('The test results are of another folder');
    expect(() => testsOf('/elsewhere', playwright)).toThrow('The test results are of another folder');
  });

  it('reads no tests from other JSON', () => {
    expect(testsOf('/repo', { generation: 4 })).toEqual([]);
    expect(testsOf('/repo', null)).toEqual([]);
  });

  it('lists title and file of each test, and marks failures', () => {
    const page = requirementsPage(testsOf('/repo', vitest));
    expect(page).toContain(
      '| ABC-054 | discount refuses plus at 30 | [shared/src/domain/discount.test.ts](../shared/src/domain/discount.test.ts) |',
    );
    expect(page).toContain('| ABC-002 | **FAILED** discount starts at 0 |');
    expect(page).toContain('## ABC');
  });

  it('lists a test once, however often it ran', () => {
    const twice = [...testsOf('/repo', playwright), ...testsOf('/repo', playwright)];
    expect(requirementsPage(twice).match(/\| ZED-001 \|/g)).toHaveLength(1);
  });
});

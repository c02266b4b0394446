import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { E2E, UNIT } from './test-steps.ts';

const ranBy = ({ command, args }: { command: string; args: readonly string[] }): readonly string[] =>
  [command, ...args].map((part) => basename(part));

it('tests with Vitest and, in a browser, with Playwright [PLAT-011]', () => {
  expect(ranBy(UNIT)).toEqual(['vitest', 'run']);
  expect(ranBy(E2E)).toContain('e2e.ts');
});

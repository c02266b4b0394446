import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { E2E, UNIT } from './steps.ts';
import type { Step } from './steps.ts';

const run = promisify(execFile);

/** What the tool behind a step says of itself. */
const helpOf = async ({ command, args }: Step): Promise<string> =>
  (await run(command, [...args, '--help'], { cwd: repositoryRoot })).stdout.trim();

it('tests with Vitest and, in a browser, with Playwright [PLAT-011]', async () => {
  expect(await helpOf(UNIT)).toMatch(/^vitest\/5\.\d+\.\d+\n/);
  expect(await helpOf(E2E)).toMatch(/run tests with Playwright Test/);
});

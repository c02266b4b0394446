import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { providedKeys } from '#build/singletons.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { PRODUCT_LIST } from '#repository/products.ts';
import { copyOfRepository, makeRemote, NAME, BACKEND_FOLDER } from '#testing/copy-of-repository.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';

// Lints, type-checks and tests in processes of their own.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const made = copyOfRepository();
const { copy, read, node } = made;

interface Report {
  readonly testResults: readonly {
    /** The test file. */
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The tests that passed, by their files; a failing one is an error with its message. */
const tested = async (...args: readonly string[]): Promise<readonly string[]> => {
  rmSync(join(copy, 'test-results'), { recursive: true, force: true });
  const vitest = node('node_modules/vitest/vitest.mjs', ['run', '--reporter=json', ...args]);
  const failure: unknown = await vitest.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (failure !== undefined && !existsSync(join(copy, 'test-results/vitest.json'))) throw failure;
  const { testResults } = JSON.parse(read('test-results/vitest.json')) as Report;
  if (failure === undefined) {
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(() => relative(copy, name)),
    );
  }
  const messages = testResults.flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ]);
  throw new Error(messages.join('\n'));
};

/** Type errors in the new remote and in its backend folder. */
const typeErrors = async (): Promise<readonly string[]> => {
  const checked = node('node_modules/typescript/bin/tsc', ['-p', '.']);
  const text = await checked.catch((cause: Error) => cause.message);
  return text.split('\n').filter((line) => line.startsWith(NAME) || line.startsWith(BACKEND_FOLDER));
};

beforeAll(() => makeRemote(made));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a remote made by npm run create-remote', () => {
  it('is formatted, passes the linter and has no type errors', async () => {
    const files = [NAME, BACKEND_FOLDER, PRODUCT_LIST];
    expect(await node('node_modules/oxfmt/bin/oxfmt', ['--check', ...files])).toContain('correct format');
    const lint = ['--type-aware', '--deny-warnings', ...files];
    expect(await node('node_modules/oxlint/bin/oxlint', lint)).toContain('Found 0 warnings and 0 errors');
    expect(await typeErrors()).toEqual([]);
  });

  it('passes its own tests, of remote and backend, and those of the folders of products', async () => {
    // In one run: starting takes longer than most of these tests.
    const about = ['platform/src/build/release/reserved-addresses', 'platform/src/repository/products'];
    const passed = await tested(NAME, BACKEND_FOLDER, ...about);
    const countIn = (folder: string) => passed.filter((file) => file.startsWith(folder)).length;
    expect(countIn(NAME)).toBeGreaterThan(12);
    expect(countIn(BACKEND_FOLDER)).toBe(4);
    expect(countIn('platform')).toBeGreaterThan(10);
  });

  it('passes the tests that look at every package', async () => {
    const all = ['shared/src/messages/catalogues.test.ts', 'platform/src/repository/repository.test.ts'];
    expect((await tested(...all, '-t', `texts of ${NAME}|README`)).length).toBeGreaterThan(5);
  });

  it('is built and released by the command of every remote, with its tile and link prefix', async () => {
    const data = temporaryFolder();
    const paths = Object.values(shellRoutes).map(({ path }) => path);
    await publishShell(data, sampleShell({ provides: providedKeys(), paths }));
    const release = join('platform', 'src', 'commands', 'release.ts');
    // Types, lint and tests have run above.
    expect(await node(release, [NAME, '--without-checks'], { PAYUNG_DATA: data })).toContain('is live.');
    const { current } = readRegistry(data).remotes[NAME]!;
    expect(current.routes.map(({ path, sells }) => [path, sells])).toEqual([
      ['/night-light-start', true],
      ['/night-light-otp', undefined],
    ]);
    expect(current.products).toEqual([
      expect.objectContaining({
        displayName: 'Night Light Insurance',
        tile: expect.objectContaining({ start: '/night-light-start' }) as object,
        link: expect.objectContaining({ prefix: 'night-light' }) as object,
      }),
    ]);
  });
});

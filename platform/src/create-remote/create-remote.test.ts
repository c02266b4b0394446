import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { providedKeys } from '#build/shared-keys.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';

const run = promisify(execFile);
const NAME = 'mfe-night-light';
const NOT_COPIED = new Set(['node_modules', 'dist', 'test-results', '.git', '.payung']);

let copy = '';
let said = '';

/** The repository beside this one: own sources, the same packages, so that nothing here is touched. */
const copyRepository = (): void => {
  copy = temporaryFolder();
  cpSync(repositoryRoot, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  const packages = join(repositoryRoot, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@payung'), { recursive: true });
  for (const name of readdirSync(packages).filter((entry) => entry !== '@payung')) {
    symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  for (const name of ['shared', 'platform']) {
    symlinkSync(join(copy, name), join(copy, 'node_modules', '@payung', name));
  }
};

const node = async (script: string, args: readonly string[], env: Record<string, string> = {}) => {
  // What tells Vitest that it is inside Vitest is not for the one that is started here.
  const own = Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST|CI$|NODE_ENV)/.test(key));
  const options = { cwd: copy, env: { ...Object.fromEntries(own), ...env } };
  const { stdout } = await run(process.execPath, [join(copy, script), ...args], options).catch(
    (cause: { stdout?: string; stderr?: string }) => {
      throw new Error(`${cause.stdout ?? ''}${cause.stderr ?? ''}`);
    },
  );
  return stdout;
};
const command = (name: string, ...args: readonly string[]) =>
  node(join('platform', 'src', 'commands', `${name}.ts`), args);
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

/** How many tests passed; a failing one fails the run. */
const tested = async (...args: readonly string[]): Promise<number> => {
  await node('node_modules/vitest/vitest.mjs', ['run', '--reporter=json', ...args]);
  const report = JSON.parse(read('test-results/vitest.json')) as Record<string, number>;
  return report['numPassedTests'] ?? 0;
};

const dependenciesIn = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: unknown }).dependencies;

beforeAll(async () => {
  copyRepository();
  said = await command('create-remote', NAME);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a remote made by npm run create-remote', () => {
  it('has the shape of ours, its own words everywhere, and its addresses claimed', () => {
    expect(said).toContain(`npm run release -- ${NAME}`);
    for (const file of [
      'README.md',
      'package.json',
      'rspack.config.ts',
      'tsconfig.json',
      'src/frame.tsx',
      'src/screens.ts',
      'src/journey.ts',
      'src/product.ts',
      'src/messages/en.json',
      'src/messages/id.json',
      'src/screens/start/start.screen.tsx',
      'src/screens/otp/otp.screen.tsx',
    ]) {
      expect(read(join(NAME, file)), file).not.toMatch(/sample/i);
    }
    expect(read('shared/src/routes/night-light-routes.ts')).toContain('export const nightLightRoutes');
    expect(read('shared/src/routes/addresses.ts')).toContain(
      `...owned('${NAME}', 'both', ['/night-light-start', '/night-light-otp']),`,
    );
    expect(read('README.md')).toContain(`(${NAME}/README.md)`);
    expect(read(join(NAME, 'src/product.ts'))).toMatch(/productId: '(?!0{24})[0-9a-f]{24}'/);
  });

  it('is formatted, without a complaint of the linter, and of sound types', async () => {
    const files = [NAME, 'shared/src/routes'];
    expect(await node('node_modules/oxfmt/bin/oxfmt', ['--check', ...files])).toContain('correct format');
    const lint = ['--type-aware', '--deny-warnings', ...files];
    expect(await node('node_modules/oxlint/bin/oxlint', lint)).toContain('Found 0 warnings and 0 errors');
    expect(await node('node_modules/typescript/bin/tsc', ['-p', NAME, '--noEmit'])).toBe('');
  });

  it('passes its own tests', async () => {
    expect(await tested(NAME)).toBeGreaterThan(10);
  });

  it('passes the tests that look at every package', async () => {
    const all = ['shared/src/messages/catalogues.test.ts', 'platform/src/repository/repository.test.ts'];
    expect(await tested(...all, '-t', `texts of ${NAME}|README`)).toBeGreaterThan(5);
    expect(await tested('shared/src/routes')).toBeGreaterThan(5);
  });

  it('is built and released by the command of every remote, with its tile and link prefix', async () => {
    const data = temporaryFolder();
    await publishShell(data, sampleShell({ provides: providedKeys() }));
    const release = join('platform', 'src', 'commands', 'release.ts');
    expect(await node(release, [NAME], { PAYUNG_DATA: data })).toContain('is live.');
    const { current } = readRegistry(data).remotes[NAME]!;
    expect(current.routes.map(({ path }) => path)).toEqual(['/night-light-start', '/night-light-otp']);
    expect(current.product).toMatchObject({
      displayName: 'Night Light Insurance',
      tile: { start: '/night-light-start' },
      link: { prefix: 'night-light' },
    });
  });
});

describe('the command', () => {
  it.each([
    ['a name that is no remote’s', ['night-light'], /is no name for a remote/],
    ['capitals', ['mfe-NightLight'], /is no name for a remote/],
    ['a remote that exists', ['mfe-agent'], /mfe-agent exists already/],
    ['a name whose routes exist', ['mfe-shell'], /shell-routes\.ts exists already/],
    ['an address of another remote', ['mfe-moon', '--start', '/OonaTravel'], /belongs to mfe-travel/],
    ['two addresses that are one', ['mfe-moon', '--start', '/moon', '--otp', '/Moon'], /must differ/],
    ['links that begin as a page does', ['mfe-paymentsuccess'], /Take another name/],
    [
      'addresses of its own making for a remote that has some given',
      ['mfe-motor'],
      /has addresses of its own.*\/motorscreen/,
    ],
    ['nothing', [], /Say what to create/],
  ])('refuses %s, and writes nothing', async (_, args, reason) => {
    const before = read('shared/src/routes/addresses.ts');
    await expect(command('create-remote', ...args)).rejects.toThrow(reason);
    expect(read('shared/src/routes/addresses.ts')).toBe(before);
    expect(existsSync(join(copy, 'mfe-moon'))).toBe(false);
  });

  it('takes the addresses that the specification gives a remote, and claims them no second time', async () => {
    const before = read('shared/src/routes/addresses.ts');
    await command('create-remote', 'mfe-motor', '--start', '/motorscreen', '--otp', '/motorotp');
    expect(read('shared/src/routes/addresses.ts')).toBe(before);
    expect(read('shared/src/routes/motor-routes.ts')).toContain("path: '/motorscreen'");
  });
});

it('gives a new remote the packages of the others, in the same versions', () => {
  const template = join(platformRoot, 'src', 'create-remote', 'template', 'mfe-sample');
  expect(dependenciesIn(template)).toEqual(dependenciesIn(join(repositoryRoot, 'mfe-travel')));
});

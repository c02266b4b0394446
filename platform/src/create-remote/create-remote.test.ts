import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { providedKeys } from '#build/shared-keys.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { copyTree } from '#repository/copy-tree.ts';
import { PRODUCT_LIST, productNames } from '#repository/products.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { withReserved } from './first-addresses.ts';
import { withRoom } from './product-list.ts';
import { wordsOf } from './remote-words.ts';

const run = promisify(execFile);
const NAME = 'mfe-night-light';
const ROOM = 'backend/src/products/night-light';
const RESERVED = 'platform/src/registry/reserved-addresses.ts';

// Lints, type-checks and tests in processes of their own.
vi.setConfig({ testTimeout: 180_000 });

let copy = '';
let said = '';

const node = async (script: string, args: readonly string[], env: Record<string, string> = {}) => {
  // Vitest's own variables are not for the process that is started here.
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

/** Type errors in the new remote and its room. */
const typeErrors = async (project: string): Promise<readonly string[]> => {
  const checked = node('node_modules/typescript/bin/tsc', ['-p', project, '--noEmit']);
  const text = await checked.catch((cause: Error) => cause.message);
  return text.split('\n').filter((line) => line.startsWith(NAME) || line.startsWith(ROOM));
};

const dependenciesIn = (folder: string): Readonly<Record<string, string>> =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies;

beforeAll(async () => {
  copy = temporaryFolder();
  copyTree(repositoryRoot, copy);
  // A remote that has addresses of its own and is not there yet.
  const reserved = withReserved(read(RESERVED), 'mfe-kite', ['/kitescreen', '/kiteotp']);
  writeFileSync(join(copy, RESERVED), reserved);
  said = await command('create-remote', NAME);
  // As npm install does.
  symlinkSync(join(copy, NAME), join(copy, 'node_modules', NAME));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a remote made by npm run create-remote', () => {
  it('has both rooms, its own names everywhere, and its addresses reserved', () => {
    expect(said).toContain(`npm run release -- ${NAME}`);
    for (const file of [
      'README.md',
      'package.json',
      'rspack.config.ts',
      'tsconfig.json',
      ...['frame.tsx', 'screens.ts', 'journey.ts', 'product.ts'].map((name) => `src/${name}`),
      ...['routes.ts', 'endpoints.ts', 'bodies.ts', 'record.ts'].map((name) => `src/contract/${name}`),
      ...['en.json', 'id.json'].flatMap((name) => [`src/messages/${name}`, `src/rules/messages/${name}`]),
      ...['start/start', 'otp/otp'].map((name) => `src/screens/${name}.screen.tsx`),
    ]) {
      expect(read(join(NAME, file)), file).not.toMatch(/sample/i);
    }
    for (const file of ['room', 'product', 'handlers', 'access', 'price', 'record', 'details', 'document']) {
      expect(read(join(ROOM, `${file}.ts`)), file).not.toMatch(/sample/i);
    }
    expect(read(join(NAME, 'src/contract/routes.ts'))).toContain('export const nightLightRoutes');
    for (const path of ['/night-light-start', '/night-light-otp']) {
      expect(read(RESERVED)).toContain(`'${path}': { owner: '${NAME}', mode: 'both' },`);
    }
    expect(productNames(copy)).toEqual([...productNames(), 'night-light']);
    expect(read('README.md')).toContain(`(${NAME}/README.md)`);
    expect(read(join(NAME, 'src/contract/product-id.ts'))).toMatch(/= '(?!0{24})[0-9a-f]{24}'/);
  });

  it('is formatted, passes the linter and has no type errors', async () => {
    const files = [NAME, ROOM, RESERVED, PRODUCT_LIST];
    expect(await node('node_modules/oxfmt/bin/oxfmt', ['--check', ...files])).toContain('correct format');
    const lint = ['--type-aware', '--deny-warnings', ...files];
    expect(await node('node_modules/oxlint/bin/oxlint', lint)).toContain('Found 0 warnings and 0 errors');
    for (const project of [NAME, 'backend']) expect(await typeErrors(project)).toEqual([]);
  });

  it('passes its own tests, in the browser and on the server, and those that look at rooms', async () => {
    // In one run: starting takes longer than most of these tests.
    const about = ['platform/src/registry/reserved-addresses', 'platform/src/repository/product-rooms'];
    const passed = await tested(NAME, ROOM, ...about);
    const countIn = (folder: string) => passed.filter((file) => file.startsWith(folder)).length;
    expect(countIn(NAME)).toBeGreaterThan(12);
    expect(countIn(ROOM)).toBe(4);
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

describe('the command', () => {
  it.each([
    ['a name that is no remote’s', ['night-light'], /is no name for a remote/],
    ['capitals', ['mfe-NightLight'], /is no name for a remote/],
    ['a remote that exists', [NAME], /mfe-night-light exists already/],
    ['an address of another remote', ['mfe-moon', '--start', '/KiteScreen'], /belongs to mfe-kite/],
    ['two addresses that are one', ['mfe-moon', '--start', '/moon', '--otp', '/Moon'], /must differ/],
    ['links that begin as a page does', ['mfe-paymentsuccess'], /Take another name/],
    [
      'addresses of its own making for a remote that has some given',
      ['mfe-kite'],
      /has addresses of its own.*\/kitescreen/,
    ],
    ['nothing', [], /Name the remote to create/],
  ])('refuses %s, and writes nothing', async (_, args, reason) => {
    const before = [read(RESERVED), read(PRODUCT_LIST)];
    await expect(command('create-remote', ...args)).rejects.toThrow(reason);
    expect([read(RESERVED), read(PRODUCT_LIST)]).toEqual(before);
    for (const name of ['mfe-moon', 'mfe-kite']) expect(existsSync(join(copy, name))).toBe(false);
  });

  it('takes the addresses that the specification gives a remote, and reserves them no second time', async () => {
    const before = read(RESERVED);
    await command('create-remote', 'mfe-kite', '--start', '/kitescreen', '--otp', '/kiteotp');
    expect(read(RESERVED)).toBe(before);
    expect(read('mfe-kite/src/contract/routes.ts')).toContain("path: '/kitescreen'");
  });
});

const listed = (rooms: string) => `export const PRODUCT_ROOMS: readonly Room[] = [${rooms}];\n`;

describe('the list of products', () => {
  it.each([
    ['', 'nightLightRoom'],
    ['kiteRoom', 'kiteRoom, nightLightRoom'],
  ])('with the rooms [%s] gets another', (before, after) => {
    const list = withRoom(listed(before), wordsOf(NAME));
    expect(list).toContain(listed(after));
    expect(list).toContain("import { nightLightRoom } from './night-light/room.ts';");
  });
});

it('gives a new remote packages in the versions of all others', () => {
  const template = join(platformRoot, 'src', 'create-remote', 'template', 'mfe-sample');
  const known = { ...dependenciesIn(join(repositoryRoot, 'shared')), '@payung/shared': '*' };
  expect(known).toMatchObject(dependenciesIn(template));
});

import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { PRODUCT_LIST, productNames } from '#repository/products.ts';
import { copyOfRepository, makeRemote, NAME, BACKEND_FOLDER } from '#testing/copy-of-repository.ts';
import { withModule, wordsOf } from './create-remote.ts';

const dependenciesIn = (
  folder: string,
  kind: 'dependencies' | 'devDependencies' = 'dependencies',
): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      typeof kind,
      Record<string, string>
    >
  )[kind];

const made = copyOfRepository();
const { copy, read, node, command } = made;
let said = '';

beforeAll(async () => {
  said = await makeRemote(made);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('writes both folders of a remote, formatted, with its own names everywhere', async () => {
  expect(said).toContain(`npm run release -- ${NAME}`);
  for (const file of [
    'README.md',
    'package.json',
    'budget.json',
    'rspack.config.ts',
    'e2e/begin.spec.ts',
    ...['screens.ts', 'journey.ts', 'product.ts'].map((name) => `src/${name}`),
    ...['routes.ts', 'endpoints.ts', 'schemas/quote.ts'].map((name) => `src/contract/${name}`),
    ...['en.json', 'id.json'].flatMap((name) => [`src/messages/${name}`, `src/rules/messages/${name}`]),
    ...['start/start', 'otp/otp'].map((name) => `src/screens/${name}.screen.tsx`),
  ]) {
    expect(read(join(NAME, file)), file).not.toMatch(/sample/i);
  }
  for (const file of ['module', 'product', 'handlers', 'access', 'price', 'record', 'details', 'document']) {
    expect(read(join(BACKEND_FOLDER, `${file}.ts`)), file).not.toMatch(/sample/i);
  }
  for (const file of globSync([`${NAME}/**/*.{ts,tsx}`, `${BACKEND_FOLDER}/**/*.ts`], { cwd: copy })) {
    expect(read(file), file).not.toContain('create-remote/template');
  }
  expect(read(join(NAME, 'src/contract/routes.ts'))).toContain('export const nightLightRoutes');
  expect(productNames(copy)).toEqual(expect.arrayContaining([...productNames(), 'night-light']));
  expect(read('README.md')).toContain(`(${NAME}/README.md)`);
  expect(read(join(NAME, 'src/contract/product-id.ts'))).toMatch(/= '(?!0{24})[0-9a-f]{24}'/);
  const files = [NAME, BACKEND_FOLDER, PRODUCT_LIST];
  expect(await node('node_modules/oxfmt/bin/oxfmt', ['--check', ...files])).toContain('correct format');
});

/** Asks for several remotes in one process of the copy; what each is refused with. */
const refusals = async (asked: readonly (readonly [name: string, given: object])[]) => {
  writeFileSync(
    join(copy, 'platform/src/ask.ts'),
    `import { createRemote } from '#create-remote/create-remote.ts';
const ask = ([name, given]) => {
  try {
    return createRemote(name, given).join();
  } catch (cause) {
    return cause.message;
  }
};
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(ask)));`,
  );
  return JSON.parse(await node('platform/src/ask.ts', [JSON.stringify(asked)])) as readonly string[];
};

describe('the command', () => {
  it('refuses what is no name or is there already, and writes nothing', async () => {
    const before = read(PRODUCT_LIST);
    expect(
      await refusals([
        // A name that is no remote's, and capitals.
        ['night-light', {}],
        ['mfe-NightLight', {}],
        // A remote that exists, and an address in its contract.
        [NAME, {}],
        ['mfe-moon', { start: '/Night-Light-Start' }],
        // Two addresses that are one.
        ['mfe-moon', { start: '/moon', otp: '/Moon' }],
        // Links that begin as a page does.
        ['mfe-paymentsuccess', {}],
      ]),
    ).toEqual([
      '"night-light" is no name for a remote: mfe- and lower-case words joined by hyphens, such as mfe-night-light.',
      '"mfe-NightLight" is no name for a remote: mfe- and lower-case words joined by hyphens, such as mfe-night-light.',
      'mfe-night-light exists already.',
      '/Night-Light-Start belongs to mfe-night-light.',
      '--start and --otp must differ.',
      'Links of mfe-paymentsuccess would begin as /paymentsuccess/:quoteId does. Take another name.',
    ]);
    expect(read(PRODUCT_LIST)).toBe(before);
    expect(existsSync(join(copy, 'mfe-moon'))).toBe(false);
  });

  it('refuses nothing at all, and says how it is used', async () => {
    await expect(command('create-remote')).rejects.toThrow(/Name the remote to create/);
  });

  it('uses the addresses that its options name', async () => {
    await command(
      'create-remote',
      'mfe-kite',
      '--owner',
      'Kite',
      '--start',
      '/kitescreen',
      '--otp',
      '/kiteotp',
    );
    expect(read('mfe-kite/src/contract/routes.ts')).toContain("path: '/kitescreen'");
  });
});

const listed = (modules: string) => `export const PRODUCT_MODULES: readonly Module[] = [${modules}];\n`;

describe('the list of products', () => {
  it.each([
    ['', 'nightLightModule'],
    ['kiteModule', 'kiteModule, nightLightModule'],
  ])('with the modules [%s] gets the new module at the end', (before, after) => {
    const list = withModule(listed(before), wordsOf(NAME));
    expect(list).toContain(listed(after));
    expect(list).toContain("import { nightLightModule } from './night-light/module.ts';");
  });
});

it('gives a new remote the package versions of the other remotes', () => {
  const template = join(platformRoot, 'src', 'create-remote', 'template', 'mfe-sample');
  const known = {
    ...dependenciesIn(join(repositoryRoot, 'shared')),
    ...dependenciesIn(join(repositoryRoot, 'shared'), 'devDependencies'),
    '@payung/shared': '*',
  };
  expect(known).toMatchObject(dependenciesIn(template));
});

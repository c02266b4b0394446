import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyTree } from '@payung/platform/repository/copy-tree.ts';
import { productNames, productsIn } from '@payung/platform/repository/products.ts';
import { temporaryFolder } from '@payung/platform/testing/sample-release.ts';
import { compiles, takeOut, withoutModule } from './take-out.ts';

const LIST = `import type { Module } from '../module.ts';
import { kiteModule } from './kite/module.ts';
import { lanternModule } from './lantern/module.ts';

export const PRODUCT_MODULES: readonly Module[] = [kiteModule, lanternModule];
`;

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    module: 'preserve',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    types: [],
  },
  include: ['*/src'],
});

const remote = (name: string): Readonly<Record<string, string>> => ({
  [`mfe-${name}/package.json`]: JSON.stringify({ name: `mfe-${name}`, exports: { './*': './src/*' } }),
  [`mfe-${name}/src/rules/limit.ts`]: 'export const LIMIT = 3;\n',
  [`backend/src/products/${name}/module.ts`]: `import { LIMIT } from 'mfe-${name}/rules/limit.ts';
export const ${name}Module = { limit: LIMIT };
`,
  [`e2e/${name}/story.spec.ts`]: `import { LIMIT } from 'mfe-${name}/rules/limit.ts';\nconsole.log(LIMIT);\n`,
});

const TREE: Readonly<Record<string, string>> = {
  'README.md': '# Tree\n| [`mfe-kite/`](mfe-kite/README.md) | kites |\n| [`mfe-lantern/`](x) | lanterns |\n',
  'docs/decisions/001-wind.md':
    'See [kites](../../mfe-kite/README.md) and [lanterns](../../mfe-lantern/x).\n',
  'tsconfig.json': TSCONFIG,
  'backend/src/module.ts': 'export interface Module { readonly limit: number }\n',
  'backend/src/products/all.ts': LIST,
  ...remote('kite'),
  ...remote('lantern'),
};

let root = '';

beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(TREE)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['mfe-kite', 'mfe-lantern']) {
    symlinkSync(join(root, name), join(root, 'node_modules', name));
  }
});

const copied = (): string => {
  const copy = join(temporaryFolder(), 'copy');
  copyTree(root, copy);
  return copy;
};

describe('taking a product out of a copy of the tree', () => {
  it('removes its remote, its backend folder, its journeys, its line in the list and its row in the README', () => {
    const copy = copied();
    takeOut(copy, 'kite');
    for (const folder of ['mfe-kite', 'node_modules/mfe-kite', 'backend/src/products/kite', 'e2e/kite']) {
      expect(existsSync(join(copy, folder)), folder).toBe(false);
      expect(existsSync(join(copy, folder.replace('kite', 'lantern'))), folder).toBe(true);
    }
    expect(productNames(copy)).toEqual(['lantern']);
    expect(readFileSync(join(copy, 'README.md'), 'utf8')).toBe(
      '# Tree\n| [`mfe-lantern/`](x) | lanterns |\n',
    );
    expect(readFileSync(join(copy, 'docs/decisions/001-wind.md'), 'utf8')).toBe(
      'See kites and [lanterns](../../mfe-lantern/x).\n',
    );
    expect(productNames(root)).toEqual(['kite', 'lantern']);
  });

  it('leaves a tree that compiles when no neutral code imports the product', () => {
    const copy = copied();
    takeOut(copy, 'kite');
    expect(compiles(copy)).toBe(true);
  });

  it.each([
    [
      'the backend imports its module',
      'backend',
      "import { kiteModule } from './products/kite/module.ts';\nconsole.log(kiteModule);\n",
    ],
    [
      'another remote imports it',
      'mfe-lantern',
      "import { LIMIT } from 'mfe-kite/rules/limit.ts';\nconsole.log(LIMIT);\n",
    ],
  ])('leaves a tree that does not compile when %s', (_, folder, source) => {
    writeFileSync(join(root, folder, 'src', 'wind.ts'), source);
    expect(compiles(root)).toBe(true);
    const copy = copied();
    takeOut(copy, 'kite');
    expect(compiles(copy)).toBe(false);
  });
});

describe('the list of products', () => {
  it('names the products whose modules it imports', () => {
    expect(productsIn(LIST)).toEqual(['kite', 'lantern']);
  });

  it('stays valid without any of them, also without the last', () => {
    expect(withoutModule(LIST, 'kite')).toContain('= [lanternModule];');
    expect(withoutModule(LIST, 'lantern')).toContain('= [kiteModule];');
    const none = withoutModule(withoutModule(LIST, 'lantern'), 'kite');
    expect(none).toContain('= [];');
    expect(productsIn(none)).toEqual([]);
  });

  it('refuses to lose a product that it does not import', () => {
    expect(() => withoutModule(LIST, 'compass')).toThrow('does not import ./compass/module.ts');
  });
});

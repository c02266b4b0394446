import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it, describe } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { foldersOf, productNames } from './products.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';

const filesIn = (folder: string): readonly string[] =>
  existsSync(join(repositoryRoot, folder))
    ? readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
        .map((file) => join(folder, file))
    : [];

/** What a file imports, as a path of the repository where it stays inside it. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(
    ([, request = '']) => {
      if (request.startsWith('.')) return normalize(join(dirname(file), request));
      return file.startsWith('backend') ? request.replace(/^#/, 'backend/src/') : request;
    },
  );

it('lists every product, and has the remote and the backend folder of each', () => {
  const folders = readdirSync(join(repositoryRoot, 'backend/src/products'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...productNames()].toSorted());
  for (const name of productNames()) expect(existsSync(join(repositoryRoot, `mfe-${name}`)), name).toBe(true);
});

it.each(productNames())('%s imports nothing of another product', (product) => {
  const files = foldersOf(product).flatMap(filesIn);
  expect(files.length).toBeGreaterThan(10);
  const foreign = productNames()
    .filter((name) => name !== product)
    .flatMap(foldersOf);
  const crossing = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => foreign.some((folder) => `${target}/`.startsWith(`${folder}/`)))
      .map((target) => `${file}: ${target}`),
  );
  expect(crossing).toEqual([]);
});

/** What an operator may sell is data of the operator. */
const CONFIGURED = /^configured-products(\.test)?\.ts$/;

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|json|css)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .filter((file) => !CONFIGURED.test(file));

/**
 * A product by its identifier, its display name, or a word that only a product uses. `home` alone is the
 * agent's dashboard too, so it counts with what makes it the insurance.
 */
const NAMES = new RegExp(
  [
    ...Object.values(PRODUCT_IDS),
    ...Object.values(PRODUCT_NAMES),
    'travel',
    'motor',
    'vehicle',
    'accident(?!al)',
    'flexas',
    'earthquake',
    String.raw`\bpropert(?:y|ies)[ -]insur`,
    'mfe-home',
    '(?:domain|products)/home',
    'home[ _-]?(?:insurance|quote|product|polic|routes|endpoints|journey|room)',
    String.raw`['"\x60]home\.[a-z]`,
    'POLICY_PDFS',
  ].join('|'),
  'i',
);

const namingLines = (path: string): readonly string[] =>
  [path, ...readFileSync(join(repositoryRoot, path), 'utf8').split('\n')]
    .filter((line) => NAMES.test(line))
    .map((line) => `${path}: ${line.trim().slice(0, 120)}`);

/** Where products are known from the registry or from the list of product modules alone. */
const NEUTRAL: readonly (readonly [folder: string, isNeutral: (file: string) => boolean])[] = [
  ['shared/src', () => true],
  ['shell/src', () => true],
  ['mfe-agent/src', () => true],
  ['mfe-onboarding/src', () => true],
  ['backend/src', (file) => !file.startsWith('products/')],
  ['e2e', (file) => !productNames().includes(file.split('/')[0] ?? '')],
];

describe.each(NEUTRAL)('%s', (folder, isNeutral) => {
  const files = filesOf(folder).filter(isNeutral);

  it('holds more than 20 source files', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it('names no product', () => {
    expect(files.flatMap((file) => namingLines(`${folder}/${file}`))).toEqual([]);
  });
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { foldersOf, productNames } from './products.ts';

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

it('lists every product, and both rooms of each are there', () => {
  const rooms = readdirSync(join(repositoryRoot, 'backend/src/products'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(rooms.toSorted()).toEqual([...productNames()].toSorted());
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

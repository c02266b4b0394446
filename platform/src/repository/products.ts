import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';

export const PRODUCT_LIST = 'backend/src/products/all.ts';

/** The products in the backend's list, by the names of their folders: `home` for `./home/module.ts`. */
export const productsIn = (list: string): readonly string[] =>
  [...list.matchAll(/from '\.\/([a-z0-9-]+)\/module\.ts'/g)].map(([, name = '']) => name);

export const productNames = (root: string = repositoryRoot): readonly string[] =>
  productsIn(readFileSync(join(root, PRODUCT_LIST), 'utf8'));

/** The folders that hold all of a product: its remote, its folder in the backend, its journeys. */
export const foldersOf = (product: string): readonly string[] => [
  `mfe-${product}`,
  `backend/src/products/${product}`,
  `e2e/${product}`,
];

import { existsSync, readdirSync } from 'node:fs';
import type { ProductBench } from 'backend/testing/product-bench.ts';

const PRODUCTS = new URL('../../backend/src/products/', import.meta.url);

/** The products that bring calls of their own to the benchmark. */
export const productBenches = async (): Promise<readonly ProductBench[]> => {
  const files = readdirSync(PRODUCTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/testing/bench.ts`, PRODUCTS))
    .filter((file) => existsSync(file));
  return Promise.all(
    files.map(async ({ href }) => ((await import(href)) as { readonly bench: ProductBench }).bench),
  );
};

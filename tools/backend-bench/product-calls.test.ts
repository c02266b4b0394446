import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { benchFiles } from './product-calls.ts';

it('finds the benchmarks that products bring, which the compiler checks and the benchmark loads', () => {
  const sources = benchFiles().map((file) => readFileSync(file, 'utf8'));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toMatch(/^export const bench: ProductBench = /m);
});

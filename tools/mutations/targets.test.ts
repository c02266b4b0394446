import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { productNames } from '@payung/platform/repository/products.ts';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeLines, draw, targetsFor } from './targets.ts';

it('finds tests for every target that has sources', () => {
  // Not every product has each of the files.
  const targets = targetsFor(productNames(), '').filter(
    (target) => codeLines(repositoryRoot, [target]).length > 0,
  );
  expect(targets.length).toBeGreaterThan(10);
  for (const { name, tests } of targets) {
    expect(globSync([...tests], { cwd: repositoryRoot }).length, name).toBeGreaterThan(0);
  }
});

it('draws the same lines for the same seed', () => {
  const all = Array.from({ length: 50 }, (_, at) => `a.ts:${at}-${at}`);
  expect(draw(all, 10, '8')).toEqual(draw(all, 10, '8'));
  expect(draw(all, 10, '8')).not.toEqual(draw(all, 10, '9'));
  expect(new Set(draw(all, 10, '8')).size).toBe(10);
});

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';

const PACKAGES = readdirSync(repositoryRoot).filter((name) =>
  /^(shared|shell|backend|platform|e2e|mfe-.+)$/.test(name),
);

/** Every file that somebody wrote by hand; data with a source is not. */
const sources = PACKAGES.flatMap((name) =>
  readdirSync(join(repositoryRoot, name), { recursive: true, encoding: 'utf8' })
    .map((file) => join(name, file).replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\/(node_modules|dist)\//.test(file)),
);

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('e2e/');
const linesOf = (file: string): number =>
  readFileSync(join(repositoryRoot, file), 'utf8').trimEnd().split('\n').length;
const sizes = sources.map((file) => ({ file, lines: linesOf(file) }));

it('keeps files short: the median below 60 lines, none above 300, no test above 400', () => {
  const sorted = sizes.map(({ lines }) => lines).toSorted((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(500);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(60);
  const isTooLong = ({ file, lines }: (typeof sizes)[number]) => lines > (isTest(file) ? 400 : 300);
  expect(sizes.filter(isTooLong)).toEqual([]);
});

it('keeps the folders of shared short: 25 files at most', () => {
  const counts = new Map<string, number>();
  for (const file of sources.filter((path) => /^shared\/src\/(journey|ui|domain|map)\//.test(path))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(10);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

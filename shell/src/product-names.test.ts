import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/domain/products.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|json|css)$/.test(file) && !file.includes('.test.'),
);

const FORBIDDEN = [
  ...Object.values(PRODUCT_IDS),
  ...Object.values(PRODUCT_NAMES),
  // As part of any word: file names, addresses, message ids, imports. The names by id in shared's table
  // stay in use: a policy keeps its name when its product's remote is gone (PAY-024).
  'travel',
  'motor',
  'vehicle',
  'property',
  'accident',
].map((name) => name.toLowerCase());

it('finds the sources it means to search', () => {
  expect(sources.length).toBeGreaterThan(40);
});

it.each(sources)('%s names no product', (file) => {
  const source = `${file}\n${readFileSync(join(import.meta.dirname, file), 'utf8')}`.toLowerCase();
  expect(FORBIDDEN.filter((name) => source.includes(name))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEXT_RANGE, charactersOf } from '@payung/shared/ui/font-range.ts';
import fontLoader from './font-loader.ts';
import { repositoryRoot } from './paths.ts';

const { resolve } = createRequire(join(repositoryRoot, 'shell', 'package.json'));
const fontFile = (weight: number): string =>
  resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff2`);

/** Plus Jakarta Sans has no glyph for it in any file: another font draws it. */
const MISSING = ['→', '\n'];

it('has every character of all messages and of the descriptions of products in the range of the first font files', () => {
  const files = globSync(['*/src/**/messages/*.json', 'mfe-*/src/product.ts', 'shared/src/config.ts'], {
    cwd: repositoryRoot,
  });
  expect(files.length).toBeGreaterThan(20);
  const known = new Set([...charactersOf(TEXT_RANGE), ...MISSING]);
  for (const file of files) {
    const used = new Set(readFileSync(join(repositoryRoot, file), 'utf8'));
    expect(
      [...used].filter((letter) => !known.has(letter)),
      file,
    ).toEqual([]);
  }
});

it.each([400, 700])('makes a font of weight %i nearly half as large', async (weight) => {
  const font = readFileSync(fontFile(weight));
  const subset = await fontLoader.call({} as ThisParameterType<typeof fontLoader>, font);
  expect(subset.toString('latin1', 0, 4)).toBe('wOF2');
  expect(subset.length).toBeLessThan(6_800);
  expect(subset.length).toBeGreaterThan(6_000);
});

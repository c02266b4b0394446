import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import { repositoryRoot } from '#build/paths.ts';

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|json|css)$/.test(file) && !file.includes('.test.'),
  );

const NAMES = [
  ...Object.values(PRODUCT_IDS),
  ...Object.values(PRODUCT_NAMES),
  // As part of any word: file names, addresses, message ids, imports. `home` alone is a word of its own.
  'travel',
  'motor',
  'vehicle',
  'property',
  'accident',
  'mfe-home',
  'home-routes',
  'domain/home',
  'POLICY_PDFS',
];

/** Where products come from the registry alone, and what else is forbidden there. */
const NEUTRAL: readonly (readonly [string, readonly string[]])[] = [
  // The shell names a policy by shared's table when the remote of its product is gone (PAY-024).
  ['shell/src', NAMES],
  ['mfe-agent/src', [...NAMES, 'critical', 'PRODUCT_IDS', 'PRODUCT_NAMES', 'domain/products']],
];

describe.each(NEUTRAL)('%s', (folder, names) => {
  const sources = sourcesOf(folder);

  it('holds the sources that are meant', () => {
    expect(sources.length).toBeGreaterThan(25);
  });

  it('names no product', () => {
    const naming = sources.flatMap((file) => {
      const source = `${file}\n${readFileSync(join(repositoryRoot, folder, file), 'utf8')}`.toLowerCase();
      return names.filter((name) => source.includes(name.toLowerCase())).map((name) => `${file}: ${name}`);
    });
    expect(naming).toEqual([]);
  });
});

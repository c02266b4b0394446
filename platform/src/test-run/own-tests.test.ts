import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';

const NEEDS_ITS_OWN = [
  // A platform that tests release into.
  /import \{[^}]*\b(test|platformOf)\b[^}]*\} from '(#support\/(composed|live)|.*\/(map|identity)-page)\.ts'/,
  // Settings of its own, or figures that other tests would change.
  /test\.use\(\{ (platformEnv:|platformUse: 'exclusive')/,
  // One that it stops.
  /ownPlatform!\.start/,
];

const sourcesIn = (folder: string, pattern: string): readonly (readonly [file: string, source: string])[] =>
  globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**', '**/dist/**'] }).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );

const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , title = '']) => title);

it('a test that needs a platform of its own says so, and is left out against one that runs', () => {
  const sources = sourcesIn(join(repositoryRoot, 'e2e'), '**/*.spec.ts');
  const wrong = sources.flatMap(([file, source]) => {
    const isOwn = NEEDS_ITS_OWN.some((pattern) => pattern.test(source));
    const bad = titlesIn(source).filter((title) => /@own\b/.test(title) !== isOwn);
    return bad.map(
      (title) => `${file} ${isOwn ? 'needs @own' : 'does not need @own'}: ${title.slice(0, 60)}`,
    );
  });
  expect(wrong).toEqual([]);
});

describe('a test', () => {
  const tests = sourcesIn(repositoryRoot, '{shared,shell,mfe-*,platform,tools,backend}/**/*.test.{ts,tsx}');

  /** What a pattern finds in tests, each with its file. */
  const found = (pattern: RegExp, isWrong: (match: RegExpExecArray) => boolean): readonly string[] =>
    tests.flatMap(([file, source]) =>
      [...source.matchAll(pattern)].filter(isWrong).map(([text]) => `${file}: ${text}`),
    );

  it('gives two minutes at least to whatever it names a limit for', () => {
    expect(tests.length).toBeGreaterThan(500);
    const limit = /\btimeout: (\d[\d_]*)|'--timeout', '(\d+)'/g;
    expect(
      found(limit, ([, ours, tool]) => Number((ours ?? tool ?? '').replaceAll('_', '')) < 120_000),
    ).toEqual([]);
  });

  it('takes no day from the clock of the machine, which may pass midnight meanwhile', () => {
    const day = /new Date\((?:Date\.now\(\)[^)]*)?\)\.toISOString\(\)\.slice\(0, 10\)/g;
    expect(found(day, () => true)).toEqual([]);
  });
});

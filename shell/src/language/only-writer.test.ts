import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sourcesOf = (pattern: string): readonly string[] =>
  globSync(pattern).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

/** Files that write cookies, by whatever name they call them. */
const writersAmong = (files: readonly string[]): readonly string[] =>
  files.filter((file) =>
    /\.cookie\b\s*=[^=]|\[['"]cookie['"]\]\s*=|cookieStore|['"]cookie['"]\s*,/.test(
      readFileSync(file, 'utf8'),
    ),
  );

it('recognises code that writes a cookie', () => {
  expect(writersAmong(sourcesOf('shell/src/language/*.ts'))).toEqual([
    'shell/src/language/keep-language-cookie.ts',
  ]);
});

it('lets no remote write LANG or any other cookie, nor what remotes share [PLAT-013]', () => {
  const packages = [...globSync('mfe-*'), 'shared', 'shell'];
  const files = packages.flatMap((name) => sourcesOf(`${name}/src/**/*.{ts,tsx}`));
  for (const name of packages)
    expect(
      files.some((file) => file.startsWith(`${name}/`)),
      name,
    ).toBe(true);
  expect(writersAmong(files)).toEqual(['shell/src/language/keep-language-cookie.ts']);
});

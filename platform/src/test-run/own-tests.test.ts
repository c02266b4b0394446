import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';

const NEEDS_ITS_OWN = [
  // A platform that tests release into.
  /import \{[^}]*\b(test|platformOf)\b[^}]*\} from '(#support\/(composed|live)|.*\/(map|identity)-page)\.ts'/,
  // Settings of its own, or figures that other tests would change.
  /test\.use\(\{ (platformEnv:|platformUse: 'exclusive')/,
];

const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , title = '']) => title);

it('a test that needs a platform of its own says so, and is left out against one that runs', () => {
  const folder = join(repositoryRoot, 'e2e');
  const sources = globSync('**/*.spec.ts', { cwd: folder }).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );
  const wrong = sources.flatMap(([file, source]) => {
    const isOwn = NEEDS_ITS_OWN.some((pattern) => pattern.test(source));
    const bad = titlesIn(source).filter((title) => /@own\b/.test(title) !== isOwn);
    return bad.map(
      (title) => `${file} ${isOwn ? 'needs @own' : 'does not need @own'}: ${title.slice(0, 60)}`,
    );
  });
  expect(wrong).toEqual([]);
});

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformRoot, repositoryRoot, sharedSource } from './paths.ts';

type Entry = readonly [name: string, path: string];

const filesOf = (folder: string, name: string): readonly Entry[] =>
  globSync('**/*.*', { cwd: folder })
    .filter((path) => !/\.(test|spec)\.tsx?$|^dist|node_modules|^testing/.test(path))
    .toSorted()
    .map((path) => [join(name, path), join(folder, path)]);

/**
 * A hash of everything that goes into a build: equal sources give an equal hash in any folder, so a
 * release that changes nothing is recognised, and `npm start` builds only what changed.
 */
export const buildOf = (folder: string): string => {
  const hash = createHash('sha256');
  const files: readonly Entry[] = [
    ['package.json', join(folder, 'package.json')],
    ['package-lock.json', join(repositoryRoot, 'package-lock.json')],
    ...filesOf(join(folder, 'src'), 'src'),
    ...filesOf(sharedSource, 'shared'),
    ...filesOf(join(platformRoot, 'src', 'build'), 'build'),
    ...filesOf(join(platformRoot, 'src', 'runtime'), 'runtime'),
  ];
  for (const [name, path] of files) hash.update(name).update(readFileSync(path));
  return hash.digest('hex').slice(0, 10);
};

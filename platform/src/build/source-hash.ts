import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformRoot, repositoryRoot, sharedSource } from './paths.ts';

const filesOf = (folder: string): readonly string[] =>
  globSync('**/*.*', { cwd: folder })
    .filter((path) => !/\.(test|spec)\.tsx?$|^dist|node_modules|^testing/.test(path))
    .toSorted()
    .map((path) => join(folder, path));

/**
 * Names a build after all that goes into it: equal sources give an equal build, so a release that
 * changes nothing is recognised, and `npm start` knows whether it has to build.
 */
export const buildOf = (folder: string): string => {
  const hash = createHash('sha256');
  const files = [
    join(folder, 'package.json'),
    join(repositoryRoot, 'package-lock.json'),
    ...filesOf(join(folder, 'src')),
    ...filesOf(sharedSource),
    ...filesOf(join(platformRoot, 'src', 'build')),
    ...filesOf(join(platformRoot, 'src', 'runtime')),
  ];
  for (const file of files) hash.update(file.slice(repositoryRoot.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
};

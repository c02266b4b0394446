import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { lockedPackages } from './locked-packages.ts';
import type { Lock } from './locked-packages.ts';
import { platformRoot, repositoryRoot, sharedSource } from './paths.ts';

type Entry = readonly [name: string, path: string];

const filesOf = (folder: string, name: string): readonly Entry[] =>
  globSync('**/*.*', { cwd: folder })
    .filter((path) => !/\.(test|spec)\.tsx?$|^dist|node_modules|^testing/.test(path))
    .toSorted()
    .map((path) => [join(name, path), join(folder, path)]);

/** What builds are made with: the versions of these and of what they need are part of every build. */
export const BUILD_TOOLS = [
  '@module-federation/enhanced',
  '@module-federation/webpack-bundler-runtime',
  '@rspack/core',
  'css-loader',
] as const;

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The packages that a build may bundle or is made with: another remote's dependencies change none of them. */
const packagesOf = (folder: string): readonly string[] => {
  const lock = json(join(repositoryRoot, 'package-lock.json')) as Lock;
  const { dependencies = {} } = json(join(folder, 'package.json')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const own = relative(repositoryRoot, folder).replaceAll(sep, '/');
  return [
    ...lockedPackages(lock, Object.keys(dependencies), own),
    ...lockedPackages(lock, ['@payung/shared']),
    ...lockedPackages(lock, BUILD_TOOLS, 'platform'),
  ];
};

/**
 * A hash of everything that goes into a build: equal sources give an equal hash in any folder, so a
 * release that changes nothing is recognised, and `npm start` builds only what changed.
 */
export const buildOf = (folder: string): string => {
  const hash = createHash('sha256');
  const files: readonly Entry[] = [
    ['package.json', join(folder, 'package.json')],
    ...filesOf(join(folder, 'src'), 'src'),
    ...filesOf(sharedSource, 'shared'),
    ...filesOf(join(platformRoot, 'src', 'build'), 'build'),
    ...filesOf(join(platformRoot, 'src', 'runtime'), 'runtime'),
  ];
  for (const [name, path] of files) hash.update(name).update(readFileSync(path));
  for (const name of packagesOf(folder)) hash.update(name);
  return hash.digest('hex').slice(0, 10);
};

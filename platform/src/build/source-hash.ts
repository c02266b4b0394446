import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { packagesFolder, platformRoot, sharedSource } from './paths.ts';

/** What `package-lock.json` says of a package, by the path where it is installed. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  /** Of a workspace, which is linked: its folder. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const FOLDER = 'node_modules/';

/** Where a package finds another, as Node looks for it: inside itself first, then outwards. */
const installedAt = ({ packages }: Lock, name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf(FOLDER), 0))) {
    const base = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    const path = `${base}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
};

/**
 * Every package that these reach, with its version and digest, in the order of the alphabet. Where it is installed does
 * not count: another workspace may move it.
 */
export const lockedPackages = (lock: Lock, names: readonly string[], from = ''): readonly string[] => {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (name: string, asking: string): void => {
    const path = installedAt(lock, name, asking);
    const entry = path === undefined ? undefined : lock.packages[path];
    if (path === undefined || entry === undefined || seen.has(path)) return;
    seen.add(path);
    const own = entry.link === true ? (entry.resolved ?? '') : path;
    const { version = '', integrity = '', ...said } = lock.packages[own] ?? entry;
    // The sources of a workspace count by themselves, not by its version.
    if (entry.link !== true) found.add(`${name}@${version} ${integrity}`);
    const needed = {
      ...said.dependencies,
      ...said.optionalDependencies,
      ...said.peerDependencies,
      // What a workspace gives to browsers is no dependency of a server.
      ...(entry.link === true ? said.devDependencies : {}),
    };
    for (const next of Object.keys(needed)) visit(next, own);
  };
  for (const name of names) visit(name, from);
  return [...found].toSorted();
};

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
  'purgecss',
  'rolldown',
  'subset-font',
] as const;

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The packages that a build may bundle or is made with: another remote's dependencies change none of them. */
const packagesOf = (folder: string): readonly string[] => {
  const root = dirname(packagesFolder);
  const lock = json(join(root, 'package-lock.json')) as Lock;
  const { dependencies = {} } = json(join(folder, 'package.json')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const inLock = (path: string): string => relative(root, path).replaceAll(sep, '/');
  return [
    ...lockedPackages(lock, Object.keys(dependencies), inLock(folder)),
    ...lockedPackages(lock, ['@payung/shared']),
    ...lockedPackages(lock, BUILD_TOOLS, inLock(platformRoot)),
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

import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformRoot, repositoryRoot, sharedSource } from '#build/paths.ts';
import { BUILD_TOOLS } from '#build/source-hash.ts';
import { needsOf as readNeeds } from './source-needs.ts';
import type { SourceNeeds } from './source-needs.ts';

type Packages = Readonly<Record<string, string>>;

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Packages;
  readonly devDependencies?: Packages;
  readonly imports?: Packages;
  readonly exports?: Packages;
}

const json = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** No source changes while it is packed. */
const known = new Map<string, SourceNeeds>();
export const needsOf = (file: string): SourceNeeds => {
  const needs = known.get(file) ?? readNeeds(file);
  known.set(file, needs);
  return needs;
};

/** What squads start and import; everything else is found in the sources of these. */
const BEGINNINGS = ['kit/payung.js', 'e2e/*'];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.includes('template');

const filesIn = (folder: string, patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !isTest(file));

export const isSource = (file: string): boolean => /\.[jt]sx?$/.test(file) && !file.includes('template');

const platformSource = join(platformRoot, 'src');

/** The files of the platform at a place that a source names: a file, or all that a folder holds. */
const filesAt = (path: string): readonly string[] => {
  const place = relative(platformSource, path);
  if (place === '') throw new Error('A source of the kit reads any file of the platform: say which.');
  if (place.startsWith('..') || isAbsolute(place) || !existsSync(path)) return [];
  if (statSync(path).isFile()) return [place];
  return filesIn(platformSource, [`${place.replaceAll(sep, '/')}/**/*`]);
};

/** With the files that they import, read, start or name to others, and so on. */
const withNeeds = (files: readonly string[]): readonly string[] => {
  const found = new Set(files);
  // What is added on the way is looked at too.
  for (const file of found) {
    if (!isSource(file)) continue;
    const { imports, places } = needsOf(join(platformSource, file));
    for (const request of imports) {
      if (request.startsWith('#')) found.add(join(request.slice(1)));
      else if (request.startsWith('.')) found.add(join(dirname(file), request));
    }
    for (const { path } of places) for (const one of filesAt(path)) found.add(one);
  }
  return [...found].toSorted();
};

/** By the folder of its package, the files of the platform and of shared that a squad gets. */
export const kitFiles = (): Readonly<Record<'kit' | 'shared', readonly string[]>> => ({
  kit: withNeeds(filesIn(platformSource, BEGINNINGS)).map((file) => join('src', file)),
  shared: filesIn(sharedSource, ['**/*']).map((file) => join('src', file)),
});

/** What no source imports: tools of `payung check`, types, and what tests of screens run in. */
const TOOLS = [
  ...BUILD_TOOLS,
  '@testing-library/dom',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'happy-dom',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
  'vite',
];

/** `@scope/name` of `@scope/name/file.js`. */
export const packageOf = (request: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/** The packages that the sources of kit and shared import, and the tools. */
const kitPackages = (): readonly string[] => {
  const { kit, shared } = kitFiles();
  const paths = [
    ...kit.filter(isSource).map((file) => join(platformRoot, file)),
    ...shared.filter(isSource).map((file) => join(sharedSource, '..', file)),
  ];
  return [...new Set([...TOOLS, ...paths.flatMap((path) => needsOf(path).imports).map(packageOf)])];
};

/** The versions of those that a package asks for. */
const versionsOf = (
  names: readonly string[],
  { dependencies, devDependencies }: Partial<PackageJson>,
): Packages =>
  Object.fromEntries(
    Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => names.includes(name)),
  );

const PUBLIC = { license: 'UNLICENSED', type: 'module' } as const;

/** Both packages have the platform's version: a kit is used with the shared modules of its own platform alone. */
export const kitPackage = (): object => {
  const { version, imports, ...platform } = json(platformRoot, 'package.json') as PackageJson;
  const root = json(repositoryRoot, 'package.json') as PackageJson;
  const packages = kitPackages();
  return {
    name: '@payung/kit',
    version,
    description: 'Builds, checks and releases a remote of Payung in a repository of its own',
    ...PUBLIC,
    imports,
    exports: { './tsconfig.json': './tsconfig.json', './*': './src/*' },
    bin: { payung: './src/kit/payung.js' },
    engines: { node: '>=22.18' },
    dependencies: {
      ...versionsOf(packages, root),
      ...versionsOf(packages, platform),
      '@payung/shared': version,
    },
  };
};

/** Its types come with it: remotes are checked against its sources. */
export const sharedPackage = (): object => {
  const shared = json(repositoryRoot, 'shared', 'package.json') as PackageJson;
  const { name, version, imports, exports, dependencies, devDependencies } = shared;
  return {
    name,
    version,
    description: 'What remotes of Payung share with the shell',
    ...PUBLIC,
    imports,
    exports,
    dependencies: { ...dependencies, ...devDependencies },
  };
};

/** The compiler's options of this repository, for one remote alone. */
export const kitTypes = (): object => {
  const { compilerOptions } = json(repositoryRoot, 'tsconfig.json') as {
    readonly compilerOptions: Readonly<Record<string, unknown>>;
  };
  const { paths: _, incremental: __, tsBuildInfoFile: ___, ...options } = compilerOptions;
  return {
    compilerOptions: options,
    // What the sources of both packages declare for all files.
    files: ['../shared/src/ui/stylesheets.d.ts', './src/build/delegated-loading.ts'],
    include: ['${configDir}/src', '${configDir}/e2e'],
  };
};

interface LintRules {
  readonly files: readonly string[];
  readonly excludeFiles?: readonly string[];
  readonly rules: object;
}

interface LintConfig {
  readonly overrides: readonly LintRules[];
}

const REMOTE = /^(?:mfe-\*|\{[^}]*mfe-\*[^}]*\})\//;

/** The rules of this repository for remotes, by paths of a repository that is one. */
export const kitLint = async (): Promise<object> => {
  const { default: config } = (await import(
    pathToFileURL(join(repositoryRoot, 'oxlint.config.ts')).href
  )) as {
    default: LintConfig;
  };
  const overrides = config.overrides.flatMap(({ files, ...rules }) => {
    const own = files.filter((file) => REMOTE.test(file) || file.startsWith('**/'));
    return own.length === 0 ? [] : [{ files: own.map((file) => file.replace(REMOTE, '')), ...rules }];
  });
  return { ...config, overrides };
};

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformRoot, repositoryRoot } from '#build/paths.ts';

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

/** Of the platform, what builds, checks, creates and sends a remote; nothing that serves pages. */
const KIT_SOURCES = [
  'build/**/*',
  'runtime/*-facade.ts',
  'kit/*',
  'create-remote/create-re*.ts',
  'create-remote/template/{mfe-sample,repository}/**/*',
  'commands/{budgets,deployables,release-checks,run-command}.ts',
  'dev/type-watch.ts',
  'gate/made-calls.ts',
  'publishing/send-release.ts',
  'registry/{confirmations,data-folder,release-schema,reserved-addresses}.ts',
  'repository/products.ts',
];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.includes('/template/');

const filesIn = (folder: string, patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !isTest(file))
    .toSorted();

/** By the folder of its package, the files of the platform and of shared that a squad gets. */
export const kitFiles = (): Readonly<Record<'kit' | 'shared', readonly string[]>> => ({
  kit: filesIn(join(platformRoot, 'src'), KIT_SOURCES).map((file) => join('src', file)),
  shared: filesIn(join(repositoryRoot, 'shared', 'src'), ['**/*']).map((file) => join('src', file)),
});

/** What the sources import, and the tools of `payung check`. */
const KIT_PACKAGES = [
  '@formatjs/icu-messageformat-parser',
  '@module-federation/enhanced',
  '@module-federation/webpack-bundler-runtime',
  '@rspack/core',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'fake-indexeddb',
  'happy-dom',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'postcss',
  'purgecss',
  'rolldown',
  'subset-font',
  'typescript',
  'valibot',
  'vite',
  'vitest',
] as const;

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
  return {
    name: '@payung/kit',
    version,
    description: 'Builds, checks and releases a remote of Payung in a repository of its own',
    ...PUBLIC,
    imports,
    bin: { payung: './src/kit/payung.js' },
    engines: { node: '>=22.18' },
    dependencies: {
      '@payung/shared': version,
      ...versionsOf(KIT_PACKAGES, root),
      ...versionsOf(KIT_PACKAGES, platform),
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
    files: ['../shared/src/ui/stylesheets.d.ts'],
    include: ['${configDir}/src'],
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

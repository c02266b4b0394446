import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { platformRoot } from '#build/paths.ts';
import { ownerOf, readTemplate, targetsIn, templateChanges, wordsOf } from './create-remote.ts';
import type { GivenFacts } from './create-remote.ts';

/** Of the remote in the workspace; a repository of its own has others. */
const IN_WORKSPACE = ['package.json', 'README.md', 'rspack.config.ts'];

/** As tests import it: the kit is made of the platform's sources. */
const [PLATFORM, KIT] = ["'@payung/platform/", "'@payung/kit/"] as const;

type Packages = Readonly<Record<string, string>>;

interface PackageJson {
  readonly dependencies?: Packages;
  readonly devDependencies?: Packages;
}

const readPackage = (file: string): PackageJson & { readonly version?: string } =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageJson) : {};

/** As the folder has installed it in which the command was started: a version, or the file that npm pack made. */
const kitPackages = (parent: string, folder: string): Packages => {
  const { dependencies, devDependencies } = readPackage(join(parent, 'package.json'));
  const installed: Packages = { ...dependencies, ...devDependencies };
  const { version = '' } = readPackage(join(platformRoot, 'package.json'));
  const specOf = (name: string): string => {
    const spec = installed[name] ?? version;
    if (!spec.startsWith('file:')) return spec;
    const path = relative(folder, resolve(parent, spec.slice('file:'.length)));
    return `file:${path.replaceAll(sep, '/')}`;
  };
  return { '@payung/kit': specOf('@payung/kit'), '@payung/shared': specOf('@payung/shared') };
};

const SCRIPTS = {
  build: 'payung build',
  check: 'payung check',
  e2e: 'payung e2e',
  dev: 'payung dev',
  release: 'payung release',
  rollback: 'payung rollback',
  promote: 'payung promote',
  stop: 'payung stop',
  withdraw: 'payung withdraw',
  preview: 'payung preview',
  reports: 'payung reports',
  prune: 'payung prune',
  history: 'payung history',
  format: 'oxfmt',
};

/** That of a remote in the workspace, with commands and packages of the kit. */
const packageJson = (text: string, packages: Packages): string => {
  const { dependencies, ...said } = JSON.parse(text) as PackageJson;
  const { '@payung/kit': kit, '@payung/shared': shared } = packages;
  const ours = {
    dependencies: { ...dependencies, '@payung/shared': shared },
    devDependencies: { '@payung/kit': kit },
  };
  return `${JSON.stringify({ ...said, scripts: SCRIPTS, ...ours }, null, 2)}\n`;
};

/** Writes a remote with a repository of its own below a folder; answers where it is. */
export const createRepository = (name: string, parent: string, given: GivenFacts): string => {
  const words = wordsOf(name);
  const folder = join(parent, name);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const change = templateChanges(words, { ...given, owner: ownerOf(given) });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, target] of targetsIn('mfe-sample', '.', words))
    if (!IN_WORKSPACE.includes(target)) write(target, change(readTemplate(file)).replaceAll(PLATFORM, KIT));
  for (const [file, target] of targetsIn('repository', '.', words))
    write(target.replace(/^dot-/, '.'), change(readTemplate(file)));
  write(
    'package.json',
    packageJson(change(readTemplate(join('mfe-sample', 'package.json'))), kitPackages(parent, folder)),
  );
  return folder;
};

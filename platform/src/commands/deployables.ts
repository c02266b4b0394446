import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import type { Configuration, MultiStats } from '@rspack/core';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { buildOf } from '#build/source-hash.ts';

/** `shell` and every remote in the repository, found by its rspack.config.ts. */
export const deployables = (): readonly string[] =>
  readdirSync(repositoryRoot)
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .filter((name) => existsSync(join(repositoryRoot, name, 'rspack.config.ts')))
    .toSorted(
      (one, other) => Number(other === 'shell') - Number(one === 'shell') || one.localeCompare(other),
    );

export const distOf = (name: string): string => join(repositoryRoot, name, 'dist');

export const configOf = async (name: string): Promise<Configuration> => {
  const file = pathToFileURL(join(repositoryRoot, name, 'rspack.config.ts')).href;
  return ((await import(file)) as { default: Configuration }).default;
};

/** Whether what lies in `dist` was built from the sources as they are now. */
const isBuilt = (name: string): boolean => {
  const file = join(distOf(name), name === 'shell' ? 'shell.json' : 'release.json');
  if (!existsSync(file)) return false;
  return (
    (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build ===
    buildOf(join(repositoryRoot, name))
  );
};

/** The names given on the command line, or all; a name that does not exist ends the command. */
export const chosen = (given: readonly string[]): readonly string[] => {
  const known = deployables();
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return given.length > 0 ? given : known;
};

/** More at once need more memory than the platform takes when it runs, and are hardly faster. */
const REMOTES_AT_ONCE = 3;

const GROUP = join(platformRoot, 'src', 'commands', 'build-group.ts');

/** The shell is as large as three remotes. */
export const buildGroups = (names: readonly string[]): readonly (readonly string[])[] => {
  const remotes = names.filter((name) => name !== 'shell');
  const groups = Array.from({ length: Math.ceil(remotes.length / REMOTES_AT_ONCE) }, (_, index) =>
    remotes.slice(index * REMOTES_AT_ONCE, (index + 1) * REMOTES_AT_ONCE),
  );
  return names.includes('shell') ? [['shell'], ...groups] : groups;
};

/** In a process that ends: what the bundler takes from the system, it does not give back while it runs. */
const buildGroup = async (names: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [GROUP, ...names], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const said = await text(child.stderr);
  if ((await ended) !== 0) throw new Error(said.trim() || `${names.join(', ')} could not be built.`);
  if (said !== '') console.warn(said);
};

/** Builds what is out of date; returns the names of what it built. Throws with what went wrong. */
export const buildMissing = async (names: readonly string[]): Promise<readonly string[]> => {
  const missing = names.filter((name) => !isBuilt(name));
  for (const group of buildGroups(missing)) await buildGroup(group);
  return missing;
};

const run = (configs: readonly Configuration[]): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = rspack([...configs]);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else resolve(stats as MultiStats);
      });
    });
  });

/** Builds configurations at once and throws with what went wrong. */
export const runBuilds = async (configs: readonly Configuration[]): Promise<void> => {
  const stats = await run(configs);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
};

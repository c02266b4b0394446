import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { repositoryRoot } from '#build/paths.ts';
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
export const isBuilt = (name: string): boolean => {
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

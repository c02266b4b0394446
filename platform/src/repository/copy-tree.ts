import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Installed, built or written by runs: no part of the sources. */
export const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results', '.git', '.payung']);

/** Packages of `node_modules`, scoped ones by their full name. */
const packagesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    if (!name.startsWith('@')) return [name];
    return readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`);
  });

/** Where a workspace of ours lies in the tree: `@payung/shared` in `shared`, `mfe-x` in `mfe-x`. */
const workspaceOf = (root: string, name: string): string | undefined => {
  const folder = name.replace(/^@payung\//, '');
  return existsSync(join(root, folder, 'package.json')) ? folder : undefined;
};

/**
 * Copies a repository's sources. Third-party packages are linked to where they are installed, workspaces
 * to the copy, so that a change in the copy is what its packages import.
 */
export const copyTree = (root: string, copy: string): void => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !NOT_SOURCES.has(basename(path)),
  });
  const installed = join(root, 'node_modules');
  if (!existsSync(installed)) return;
  for (const name of packagesIn(installed)) {
    const own = workspaceOf(root, name);
    const link = join(copy, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(own === undefined ? join(installed, name) : join(copy, own), link);
  }
};

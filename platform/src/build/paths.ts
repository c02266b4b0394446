import { basename, dirname, join } from 'node:path';

export const platformRoot = dirname(dirname(import.meta.dirname));
export const repositoryRoot = dirname(platformRoot);
export const sharedSource = join(repositoryRoot, 'shared', 'src');

/** Where packages are installed: in a repository of a squad the platform is one of them, as `@payung/kit`. */
export const packagesFolder =
  basename(dirname(repositoryRoot)) === 'node_modules'
    ? dirname(repositoryRoot)
    : join(repositoryRoot, 'node_modules');

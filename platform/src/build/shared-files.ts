import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { sharedSource } from './paths.ts';
import { singleSharedPatterns } from './singles.ts';

const isSingle = (path: string): boolean =>
  singleSharedPatterns.some((pattern) => pattern.test(path)) && !/\.(test|spec)\.tsx?$/.test(path);

/** Paths below `shared/src` of the singletons. */
export const singleSharedFiles = (): readonly string[] =>
  globSync('{session,api,messages,ui}/**/*.{ts,tsx}', { cwd: sharedSource })
    .map((path) => path.replaceAll(sep, '/'))
    .filter(isSingle)
    .toSorted();

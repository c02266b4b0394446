import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '@payung/platform/build/paths.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', '.git']);
const TEXTS = /\.(ts|tsx|md|sql|css)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(path);
  });

const files = filesIn('');
const names = new Set(files.map((file) => basename(file)));
const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const exists = (path: string): boolean => existsSync(join(repositoryRoot, path));

/** Templates name what their copies will have. */
const pages = files.filter((file) => file.endsWith('.md') && !file.includes('template'));
const records = files.filter((file) => file.startsWith('docs/decisions/')).map((file) => basename(file));

/** What is in backticks and begins with a folder of the repository or of the page: a path, not a call. `x` is any product. */
const pathsOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => {
      const [first = '', ...rest] = path.split('/');
      if (rest.includes('x') || first === 'test-results') return false;
      return exists(first) || exists(join(dirname(page), first));
    });

/** Files that are named without a folder. */
const fileNamesOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/`([\w-]+(?:\.\w+)*\.(?:tsx?|sql|css))`/g)].map(([, name = '']) => name);

describe('the documentation', () => {
  it('links only to files that exist', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target) && !exists(join(dirname(page), target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const missing = pages.flatMap((page) => [
      ...pathsOf(page)
        .filter((path) => !exists(path) && !exists(join(dirname(page), path)))
        .map((path) => `${page}: ${path}`),
      ...fileNamesOf(page)
        .filter((name) => !names.has(name) && !name.startsWith('NNN-'))
        .map((name) => `${page}: ${name}`),
    ]);
    expect(missing).toEqual([]);
  });
});

it('refers only to decisions that exist', () => {
  const numbers = new Set(records.map((name) => name.slice(0, 3)));
  const missing = files
    .filter((file) => TEXTS.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\bdecisions?(?: \[?|\/)(\d{3})\b/gi)]
        .map(([, number = '']) => number)
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ${number}`),
    );
  expect(missing).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { NOT_SOURCES } from './copy-tree.ts';

/** A folder is read as one list of names: what belongs together in a longer one gets a folder of its own. */
const MOST_FILES = 25;
/** Numbered files, in their order: one is added with each change, and none is ever moved. */
const NUMBERED = ['backend/src/migrations', 'docs/decisions'];

/** Each folder of the repository below this one, with the number of its files. */
const fileCounts = (folder = ''): readonly (readonly [folder: string, files: number])[] => {
  const entries = readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).filter(
    ({ name }) => !NOT_SOURCES.has(name),
  );
  const folders = entries.filter((entry) => entry.isDirectory());
  return [
    [folder, entries.length - folders.length],
    ...folders.flatMap(({ name }) => fileCounts(folder === '' ? name : `${folder}/${name}`)),
  ];
};

it(`has at most ${MOST_FILES} files in a folder`, () => {
  const counts = fileCounts();
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(([folder, files]) => files > MOST_FILES && !NUMBERED.includes(folder))).toEqual([]);
});

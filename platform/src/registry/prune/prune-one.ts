import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { remotesFolder, shellsFolder } from '../data-folder.ts';
import { oldRemotes, oldShells, unneededAssets } from '../disk-space.ts';
import { noteInHistory } from '../registry-file.ts';
import type { ChangeAuthor } from '../registry-file.ts';

/** The folders, or the descriptions, of one deployable's releases that no rollback and no open page needs. */
const unneededOf = (data: string, name: string): readonly string[] =>
  name === 'shell'
    ? oldShells(data).filter((path) => dirname(path) === shellsFolder(data))
    : oldRemotes(data).filter((path) => dirname(path) === join(remotesFolder(data), name));

interface PruneOptions {
  /** Says what would go, and removes nothing. */
  readonly isDryRun: boolean;
  readonly author: ChangeAuthor;
}

/** Removes at once what the next release would remove, of one deployable alone; answers the names of its releases. */
export const pruneOne = async (
  data: string,
  name: string,
  { isDryRun, author }: PruneOptions,
): Promise<readonly string[]> => {
  const paths = unneededOf(data, name);
  const removed = paths.map((path) => `${name} ${basename(path, '.json')}`);
  if (isDryRun || removed.length === 0) return removed;
  const assets = name === 'shell' ? unneededAssets(data, paths) : [];
  for (const path of [...paths, ...assets]) await rm(path, { recursive: true, force: true });
  await noteInHistory(data, author, `${removed.join(', ')}: removed from the disk, nothing needs it.`);
  return removed;
};

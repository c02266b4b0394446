import { globSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { unneededReleases } from '#registry/disk-space.ts';
import { unneededGenerations } from '#registry/generations.ts';

/** Bytes of a file, or of all files of a folder. */
const sizeOf = (path: string): number => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.size;
  return globSync('**/*', { cwd: path, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + sizeOf(`${parentPath}/${name}`), 0);
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

interface PruneOptions {
  /** Says what would go, and removes nothing. */
  readonly isDryRun: boolean;
}

/** Removes at once what the next release would remove; answers lines for who asked. */
export const prune = async (data: string, { isDryRun }: PruneOptions): Promise<readonly string[]> => {
  const lines: string[] = [];
  let total = 0;
  for (const path of [...unneededReleases(data), ...unneededGenerations(data)]) {
    const bytes = sizeOf(path);
    if (!isDryRun) await rm(path, { recursive: true, force: true });
    total += bytes;
    lines.push(`${relative(data, path)} (${megabytes(bytes)})`);
  }
  const all = lines.length === 1 ? '1 entry' : `${lines.length} entries`;
  return [...lines, `${all}, ${megabytes(total)} ${isDryRun ? 'would be removed' : 'removed'}.`];
};

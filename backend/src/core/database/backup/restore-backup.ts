import fs from 'node:fs';
import { renameDurably } from '../durable-file.ts';
import { placesIn } from '../embedded/cluster.ts';
import { lockFolder } from '../embedded/orphaned-server.ts';
import {
  copyKeysIn,
  clusterIn,
  readManifest,
  isRestoreMarked,
  markRestore,
  unmarkRestore,
} from './manifest.ts';
import type { Manifest } from './manifest.ts';

export type RestoreStep = 'marked' | 'keys' | 'files' | 'renamed';

interface RestoreOptions {
  readonly data: string;
  /** Called after each step, for tests that cut it there. */
  readonly reached?: (step: RestoreStep) => void;
}

class NotEmpty extends Error {
  constructor(cluster: string) {
    super(`${cluster} exists already: restore into a data folder that nothing was started on`);
    this.name = 'NotEmpty';
  }
}

/**
 * Into a data folder without a database that nobody uses: checked first, then keys and files. Cut off anywhere it
 * can be repeated, and until then no server starts in the folder.
 */
export const restoreBackup = async (
  backup: string,
  { data, reached = () => undefined }: RestoreOptions,
): Promise<Manifest> => {
  const { cluster, unfinished } = placesIn(data);
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = lockFolder(data);
  try {
    // Files of an interrupted restore are not a database yet.
    if (fs.existsSync(cluster) && !isRestoreMarked(data)) throw new NotEmpty(cluster);
    const manifest = await readManifest(backup);
    markRestore(data, backup);
    reached('marked');
    copyKeysIn(backup, data);
    reached('keys');
    for (const folder of [unfinished, cluster]) fs.rmSync(folder, { recursive: true, force: true });
    fs.cpSync(clusterIn(backup), unfinished, { recursive: true });
    fs.chmodSync(unfinished, 0o700);
    reached('files');
    renameDurably(unfinished, cluster);
    reached('renamed');
    unmarkRestore(data);
    return manifest;
  } finally {
    lock.release();
  }
};

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  readonly release: () => void;
}

export class FolderInUse extends Error {
  constructor(folder: string, by = 'another process') {
    super(
      `The database in ${folder} is already open in ${by}. End that one, or set PAYUNG_DATA to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * A lock of the operating system on a file in the folder: it ends with the process, however that ends, and holds
 * between containers that share the folder. Node has such locks only through SQLite, whose database stays empty.
 */
export const lockFolder = (folder: string): FolderLock => {
  const file = new DatabaseSync(path.join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    file.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new FolderInUse(folder) : error;
  }
  return { release: () => file.close() };
};

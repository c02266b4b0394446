import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/** For a process that keeps data of people: what it makes is its own alone. */
export const makeFilesPrivate = (): void => {
  process.umask(0o077);
};

/**
 * Takes a folder, with all in it, from everybody else: the engine brings the files of a new cluster with modes of its
 * own. Windows has no such modes.
 */
export const keepPrivate = (folder: string): void => {
  if (process.platform === 'win32') return;
  fs.chmodSync(folder, FOLDER);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    fs.chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE);
  }
};

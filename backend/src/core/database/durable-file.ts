import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const syncPath = (target: string): void => {
  const handle = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};

const writeBeside = (file: string, text: string): string => {
  const beside = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  fs.writeFileSync(beside, text, { mode: 0o600, flag: 'wx', flush: true });
  return beside;
};

/** A crash leaves what was there before or all of the new text, never a part of it. */
export const writeDurably = (file: string, text: string): void => {
  fs.renameSync(writeBeside(file, text), file);
  syncPath(path.dirname(file));
};

/** As above, where nothing is there yet: of two processes that do it together one writes. False for the other. */
export const createDurably = (file: string, text: string): boolean => {
  const beside = writeBeside(file, text);
  try {
    fs.linkSync(beside, file);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  } finally {
    fs.rmSync(beside, { force: true });
    syncPath(path.dirname(file));
  }
};

/** Writes a folder and everything below it to the disk, the children before their folder. */
const syncTree = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(target);
    else if (entry.isFile()) syncPath(target);
  }
  syncPath(folder);
};

/** A crash leaves either no folder under its name or a complete one. */
export const renameDurably = (from: string, to: string): void => {
  syncTree(from);
  fs.renameSync(from, to);
  syncPath(path.dirname(to));
};

/** For a process that keeps data of people: what it makes is its own alone. */
export const makeFilesPrivate = (): void => {
  process.umask(0o077);
};

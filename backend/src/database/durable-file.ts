import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const syncFolder = (folder: string): void => {
  const handle = fs.openSync(folder, 'r');
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
  syncFolder(path.dirname(file));
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
    syncFolder(path.dirname(file));
  }
};

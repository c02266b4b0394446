import fs from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../durable-file.ts';

const fileIn = (data: string): string => path.join(data, 'restore.unfinished');

export class RestoreUnfinished extends Error {
  constructor(data: string, backup: string) {
    super(
      `A restore into ${data} was cut off, so the server does not start on a part of it. ` +
        `Repeat it: npm run restore -w backend -- ${backup}`,
    );
    this.name = 'RestoreUnfinished';
  }
}

export const markRestore = (data: string, backup: string): void => {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  writeDurably(fileIn(data), backup);
};

export const unmarkRestore = (data: string): void => fs.rmSync(fileIn(data), { force: true });

export const isRestoreMarked = (data: string): boolean => fs.existsSync(fileIn(data));

/** Refuses to go on where a restore was begun and not finished. */
export const requireNoRestore = (data: string): void => {
  if (!isRestoreMarked(data)) return;
  throw new RestoreUnfinished(data, fs.readFileSync(fileIn(data), 'utf8').trim());
};

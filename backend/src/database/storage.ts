import fs from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Of the operating system's list: an error of input or output. */
export const STORAGE_FAILED = 74;

const MEGABYTE = 1_048_576;
/** What the first start writes: the cluster, two files of its log, the tables and the people of the demo. */
export const SPACE_FOR_A_CLUSTER = 160 * MEGABYTE;
/** Two files of the log: below it the embedded database only reads, for it cannot survive a log that does not fit. */
export const SPACE_TO_WRITE = 32 * MEGABYTE;

export class DiskFull extends Error {
  readonly code = 'ENOSPC';

  constructor(folder: string, free: number, needed: number) {
    const [has, needs] = [free, needed].map((bytes) => `${Math.floor(bytes / MEGABYTE)} MB`);
    super(`The disk of ${folder} is full: ${has} are free, at least ${needs} are needed. Free some space.`);
    this.name = 'DiskFull';
  }
}

export type FreeBytes = (folder: string) => number;

export const freeBytesOf: FreeBytes = (folder) => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

export const requireSpace = (folder: string, needed: number, freeBytes: FreeBytes = freeBytesOf): void => {
  const free = freeBytes(folder);
  if (free < needed) throw new DiskFull(folder, free, needed);
};

/**
 * The engine cannot go on when its log was not written, and a caller would wait for ever: the process ends before
 * anything else is acknowledged. Whoever started it starts it again, and then the log is replayed.
 */
export const endProcess = (folder: string, error: unknown): never => {
  const why = error instanceof Error ? error.message : String(error);
  const text = `The database in ${folder} could not be written to the disk (${why}). The process ends, so that nothing is acknowledged that is not kept; look at the disk, then start it again.\n`;
  fs.writeSync(2, text);
  process.exit(STORAGE_FAILED);
};

const LOOK_EVERY_MS = 1000;

/** Lets the embedded database only read while its disk is nearly full, and write again when there is space. */
export const watchSpace = (
  db: Database,
  folder: string,
  freeBytes: FreeBytes = freeBytesOf,
): { readonly look: () => Promise<void>; readonly stop: () => void } => {
  let isReading = false;
  const look = async (): Promise<void> => {
    const mustRead = freeBytes(folder) < SPACE_TO_WRITE;
    if (mustRead === isReading) return;
    // One connection, one session: it holds for every query that follows.
    await sql`set default_transaction_read_only = ${sql.raw(mustRead ? 'on' : 'off')}`.execute(db);
    isReading = mustRead;
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
};

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEGABYTE = 1_048_576;

/** A disk of a run, of which so much can be taken away. */
export interface SmallDisk {
  readonly says: string;
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  readonly leaveFree: (megabytes: number) => void;
  readonly free: () => void;
  readonly remove: () => void;
}

/** Plays to the server that space is short. */
export const playedDisk = (): SmallDisk => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'payung-disk-')), 'free-bytes');
  const leaveFree = (megabytes: number): void => {
    fs.writeFileSync(`${file}.next`, String(megabytes * MEGABYTE));
    fs.renameSync(`${file}.next`, file);
  };
  const free = (): void => leaveFree(1000);
  free();
  return {
    says: 'a disk whose space is played',
    program: 'server-on-small-disk.ts',
    env: { ENDURED_FREE_BYTES: file },
    leaveFree,
    free,
    remove: () => fs.rmSync(path.dirname(file), { recursive: true }),
  };
};

/** Fills the disk on which the folder lies: it should be a small one of its own. */
export const filledDisk = (folder: string): SmallDisk => {
  const filler = path.join(folder, 'filler');
  const free = (): void => fs.rmSync(filler, { force: true });
  return {
    says: `the disk of ${folder}`,
    program: 'endured-server.ts',
    env: {},
    leaveFree: (megabytes) => {
      const block = Buffer.alloc(MEGABYTE / 4);
      const { bavail, bsize } = fs.statfsSync(folder);
      const handle = fs.openSync(filler, 'a');
      try {
        for (let left = bavail * bsize - megabytes * MEGABYTE; left > 0; left -= block.length)
          fs.writeSync(handle, block);
      } catch (error) {
        // To the last byte.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        fs.closeSync(handle);
      }
    },
    free,
    remove: free,
  };
};

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { waitUntil } from '../chaos-run.ts';

const MEGABYTE = 1_048_576;
const PROGRAMS = ['mkfs.ext4', 'losetup', 'mount', 'umount', 'findmnt', 'xfs_io'];

export class LoopDiskUnavailable extends Error {
  constructor(missing: string) {
    super(
      `This run makes a disk of its own, which this machine cannot: ${missing}. It needs Linux, root, a loop device, ` +
        'and mkfs.ext4, losetup and xfs_io (Debian: e2fsprogs, mount, xfsprogs).',
    );
    this.name = 'LoopDiskUnavailable';
  }
}

const requireMeans = (): void => {
  if (process.platform !== 'linux') throw new LoopDiskUnavailable(`the system is ${process.platform}`);
  if (process.getuid?.() !== 0) throw new LoopDiskUnavailable('this user is not root');
  const missing = PROGRAMS.filter((program) => spawnSync(program, ['-V']).error !== undefined);
  if (missing.length > 0) throw new LoopDiskUnavailable(`${missing.join(', ')} not found`);
  if (spawnSync('losetup', ['--find']).status !== 0) throw new LoopDiskUnavailable('no loop device is free');
};

const run = (program: string, args: readonly string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
};

/** Processes that work below the folder. */
const workersIn = (folder: string): readonly number[] =>
  fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return fs.readlinkSync(`/proc/${name}/cwd`).startsWith(`${folder}/`) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

/** It may have ended by itself, without its disk. */
const end = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** A disk of a run: an ext4 file system in a file. */
export interface LoopDisk {
  readonly folder: string;
  /** At once nothing reaches the disk any more, and what only memory holds is lost: files, and the journal too. */
  readonly cut: () => void;
  /** At once nothing can be written any more, as the kernel decides when it finds an error on the disk. */
  readonly makeReadOnly: () => void;
  /** After either, when those who used it are gone: reads the journal again, as after a power cut. */
  readonly mountAgain: () => Promise<void>;
  /** To the last byte. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => Promise<void>;
}

export const makeLoopDisk = (megabytes: number): LoopDisk => {
  requireMeans();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-disk-'));
  const [image, folder] = [path.join(home, 'image'), path.join(home, 'disk')];
  fs.mkdirSync(folder);
  fs.writeFileSync(image, '');
  fs.truncateSync(image, megabytes * MEGABYTE);
  // No blocks are kept for root: the disk is as full for everybody.
  run('mkfs.ext4', ['-q', '-m', '0', image]);
  const mount = (): void => run('mount', ['-o', 'loop,errors=remount-ro', image, folder]);
  mount();
  const unmount = async (): Promise<void> => {
    for (const pid of workersIn(folder)) end(pid);
    await waitUntil(`nobody uses ${folder}`, () => spawnSync('umount', [folder]).status === 0);
  };
  const filler = path.join(folder, 'filler');
  return {
    folder,
    // Without -f the journal is not written first.
    cut: () => run('xfs_io', ['-x', '-c', 'shutdown', folder]),
    makeReadOnly: () => {
      const device = spawnSync('findmnt', ['-no', 'SOURCE', folder], { encoding: 'utf8' }).stdout.trim();
      fs.writeFileSync(`/sys/fs/ext4/${path.basename(device)}/trigger_fs_error`, '1');
    },
    mountAgain: async () => {
      await unmount();
      mount();
    },
    fill: () => {
      const handle = fs.openSync(filler, 'a');
      try {
        for (const block = Buffer.alloc(MEGABYTE / 4); ;) fs.writeSync(handle, block);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        fs.closeSync(handle);
      }
    },
    free: () => fs.rmSync(filler, { force: true }),
    remove: async () => {
      await unmount();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
};

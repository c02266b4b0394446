import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { socketIn } from './cluster.ts';
import { DatabaseSync } from 'node:sqlite';

const GRACE_MS = 4000;
const LOOK_EVERY_MS = 20;

const pidFileIn = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/** What a server writes about itself while it runs: its process, and the port at which it listens. */
export const readPidFile = (cluster: string): { readonly pid: number; readonly port: number } | undefined => {
  const file = pidFileIn(cluster);
  if (!fs.existsSync(file)) return undefined;
  const [pid = '', , , port = ''] = fs.readFileSync(file, 'utf8').split('\n');
  // A crash in the moment in which it is made leaves it empty.
  return { pid: Number(pid) || 0, port: Number(port) };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Whether somebody listens on the socket, here or in another container that shares the folder. */
const answers = (cluster: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(socketIn(cluster), () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const HAS_PROC = fs.existsSync('/proc/self/cwd');

const worksIn = (pid: number, cluster: fs.Stats): boolean => {
  try {
    const { dev, ino } = fs.statSync(`/proc/${pid}/cwd`);
    const isThere = dev === cluster.dev && ino === cluster.ino;
    return isThere && fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
};

/**
 * Numbers of processes are used again, another container has its own, and one that ended keeps its number until its
 * parent asks: a server and each of its processes work in the folder of the cluster. Nothing where no `/proc` tells.
 */
const workersIn = (cluster: string): readonly number[] | undefined => {
  if (!HAS_PROC) return undefined;
  const own = fs.statSync(cluster);
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, own));
};

/** Where no `/proc` tells, the one who listens on the socket wrote the file. */
const serversIn = async (cluster: string, pid: number): Promise<readonly number[]> =>
  workersIn(cluster) ?? (pid > 0 && isAlive(pid) && (await answers(cluster)) ? [pid] : []);

const areAllGone = (cluster: string, pids: readonly number[]): boolean =>
  (workersIn(cluster) ?? pids.filter(isAlive)).length === 0;

const untilGone = async (cluster: string, pids: readonly number[]): Promise<boolean> => {
  const until = performance.now() + GRACE_MS;
  while (!areAllGone(cluster, pids)) {
    if (performance.now() > until) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
};

const signal = (pid: number, name: 'SIGINT' | 'SIGQUIT'): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/**
 * A platform that was killed leaves its server running. Anybody who holds the lock of the folder ends it: first so that
 * it finishes its work, then at once, after which the next start reads the log again. Where the server was killed too,
 * its processes end by themselves, and its files would keep the next one from starting while its number is in use.
 */
export const endLeftOver = async (cluster: string): Promise<void> => {
  const pid = readPidFile(cluster)?.pid ?? 0;
  const pids = await serversIn(cluster, pid);
  if (pids.length === 0 && (await answers(cluster)))
    throw new FolderInUse(path.dirname(cluster), 'a server of another container');
  if (pids.includes(pid)) signal(pid, 'SIGINT');
  if (!(await untilGone(cluster, pids))) {
    for (const each of pids) signal(each, 'SIGQUIT');
    await untilGone(cluster, pids);
  }
  if (!HAS_PROC || !areAllGone(cluster, pids)) return;
  for (const file of [pidFileIn(cluster), `${socketIn(cluster)}.lock`]) fs.rmSync(file, { force: true });
};

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

/** Without a reference the garbage collector would close the file, and with it the lock. */
const heldLocks = new Set<DatabaseSync>();

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
  heldLocks.add(file);
  return {
    release: () => {
      heldLocks.delete(file);
      file.close();
    },
  };
};

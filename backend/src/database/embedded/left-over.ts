import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { socketIn } from './cluster.ts';
import { FolderInUse } from './folder-lock.ts';

const GRACE_MS = 4000;
const LOOK_EVERY_MS = 20;

/** What a server writes about itself while it runs: its process, and the port at which it listens. */
export const readPidFile = (cluster: string): { readonly pid: number; readonly port: number } | undefined => {
  const file = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const [pid = '', , , port = ''] = fs.readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
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

/**
 * Numbers of processes are used again, and another container has its own: the server in a cluster works in its
 * folder. Where no `/proc` tells, whoever listens on the socket wrote the file.
 */
const worksIn = (pid: number, cluster: string): boolean | undefined => {
  if (!fs.existsSync('/proc/self/cwd')) return undefined;
  try {
    const [own, its] = [fs.statSync(cluster), fs.statSync(`/proc/${pid}/cwd`)];
    return own.dev === its.dev && own.ino === its.ino;
  } catch {
    return false;
  }
};

const untilGone = async (pid: number): Promise<boolean> => {
  const until = performance.now() + GRACE_MS;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
};

/**
 * A platform that was killed leaves its server running. Whoever holds the lock of the folder ends it: first so that
 * it finishes its work, then at once, after which the next start reads the log again.
 */
export const endLeftOver = async (cluster: string): Promise<void> => {
  const found = readPidFile(cluster);
  if (found === undefined || !Number.isInteger(found.pid) || found.pid <= 0) return;
  const listens = await answers(cluster);
  const isOurs = worksIn(found.pid, cluster) ?? (listens && isAlive(found.pid));
  if (!isOurs) {
    if (listens) throw new FolderInUse(path.dirname(cluster), 'a server of another container');
    return;
  }
  process.kill(found.pid, 'SIGINT');
  if (await untilGone(found.pid)) return;
  process.kill(found.pid, 'SIGQUIT');
  await untilGone(found.pid);
};

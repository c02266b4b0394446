import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 20;
const GIVE_UP_AFTER_MS = 30_000;

/** An address that the system frees when the holder dies, even after kill -9. */
const lockAddress = (folder: string): string => {
  const id = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0payung-registry-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\payung-registry-${id}`;
  return join(tmpdir(), `payung-${id}.sock`);
};

/** A socket file outlives a killed holder: remove it if nobody answers. */
const removeIfDead = async (address: string): Promise<void> => {
  if (process.platform === 'linux' || process.platform === 'win32') return;
  const probe = connect(address);
  try {
    await once(probe, 'connect');
  } catch {
    rmSync(address, { force: true });
  } finally {
    probe.destroy();
  }
};

const tryListen = async (address: string): Promise<Server | undefined> => {
  const server = createServer().unref();
  server.listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    await removeIfDead(address);
    return undefined;
  }
};

const acquire = async (folder: string): Promise<Server> => {
  mkdirSync(folder, { recursive: true });
  const address = lockAddress(folder);
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < deadline) {
    const server = await tryListen(address);
    if (server) return server;
    await pause(WAIT_MS);
  }
  throw new Error(`The registry of ${folder} is locked by another process for too long.`);
};

/** Runs one piece of work at a time per folder, across processes. */
export const withLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const server = await acquire(folder);
  try {
    return await work();
  } finally {
    server.close();
    await once(server, 'close');
  }
};

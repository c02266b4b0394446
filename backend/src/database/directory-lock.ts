import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

export interface DirectoryLock {
  readonly release: () => Promise<void>;
}

export class DirectoryInUse extends Error {
  constructor(folder: string) {
    super(`The database in ${folder} is already open in another process`);
    this.name = 'DirectoryInUse';
  }
}

/**
 * A socket named after the folder: abstract on Linux and a named pipe on Windows, both of which free
 * themselves when the process dies; elsewhere a socket file that is tried before it is taken away.
 */
const socketName = (folder: string): string => {
  const id = createHash('sha256')
    .update(`${fs.realpathSync(folder)}/database`)
    .digest('hex')
    .slice(0, 32);
  if (process.platform === 'linux') return `\0payung-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\payung-${id}`;
  return path.join('/tmp', `payung-${id}.lock`);
};

const listen = async (name: string): Promise<net.Server> => {
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, resolve);
  });
  server.unref();
  return server;
};

const answers = async (name: string): Promise<boolean> =>
  await new Promise((resolve) => {
    const socket = net.connect(name, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export const lockDirectory = async (folder: string): Promise<DirectoryLock> => {
  const name = socketName(folder);
  const take = async (): Promise<net.Server> => {
    try {
      return await listen(name);
    } catch (error) {
      if (!isTaken(error)) throw error;
      const isLeftOver = name.startsWith('/') && !(await answers(name));
      if (!isLeftOver) throw new DirectoryInUse(folder);
      fs.rmSync(name, { force: true });
      return await listen(name);
    }
  };
  const server = await take();
  return { release: promisify(server.close.bind(server)) };
};

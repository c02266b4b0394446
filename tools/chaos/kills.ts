import { placesIn } from 'backend/core/database/embedded/cluster.ts';
import { readPidFile } from 'backend/core/database/embedded/orphaned-server.ts';
import { waitUntil, seededRandom } from './chaos-run.ts';
import { makeEmbeddedDatabase } from './chaos-database.ts';
import { breakWhileWriting } from './break-while-writing.ts';
import type { RunOptions } from './chaos-run.ts';
import { stopBackends } from './backend-process.ts';
import type { BackendProcess } from './backend-process.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The PostgreSQL server in a data folder, as a crash ends it; returns when the process is gone. */
const killServer = async (data: string): Promise<void> => {
  const { pid = 0 } = readPidFile(placesIn(data).cluster) ?? {};
  if (pid === 0) throw new Error(`No server runs in ${data}`);
  process.kill(pid, 'SIGKILL');
  await waitUntil(`the end of the server ${pid}`, () => !isAlive(pid));
};

const ROUNDS = 50;
const WRITES = 40_000;

/** In turn the backend, the PostgreSQL server that it started, and both. */
const KILLS: readonly ((backend: BackendProcess, data: string) => Promise<void>)[] = [
  (backend) => backend.kill(),
  (_backend, data) => killServer(data),
  async (backend, data) => {
    await Promise.all([backend.kill(), killServer(data)]);
  },
];

export const kills = async ({
  rounds = ROUNDS,
  writes = WRITES,
  seed,
}: RunOptions): Promise<readonly string[]> => {
  const database = makeEmbeddedDatabase();
  try {
    return await breakWhileWriting(database, {
      rounds,
      writes,
      random: seededRandom(seed),
      breakIt: async (round, backend) => KILLS[(round - 1) % KILLS.length]?.(backend, database.data),
    });
  } finally {
    await stopBackends();
    await database.remove();
  }
};

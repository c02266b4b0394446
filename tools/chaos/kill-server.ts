import { placesIn } from 'backend/core/database/embedded/cluster.ts';
import { readPidFile } from 'backend/core/database/embedded/orphaned-server.ts';
import { waitUntil } from './wait-until.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The PostgreSQL server in a data folder, as a crash ends it; returns when the process is gone. */
export const killServer = async (data: string): Promise<void> => {
  const { pid = 0 } = readPidFile(placesIn(data).cluster) ?? {};
  if (pid === 0) throw new Error(`No server runs in ${data}`);
  process.kill(pid, 'SIGKILL');
  await waitUntil(`the end of the server ${pid}`, () => !isAlive(pid));
};

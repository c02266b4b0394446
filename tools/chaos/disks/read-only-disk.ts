import { breakWhileWriting } from '../break-while-writing.ts';
import { makeEmbeddedDatabase } from '../chaos-database.ts';
import { makeLoopDisk } from './loop-disk.ts';
import type { RunOptions } from '../chaos-run.ts';
import { seededRandom, waitUntil } from '../chaos-run.ts';
import { stopBackends } from '../backend-process.ts';
import type { BackendProcess } from '../backend-process.ts';

const ROUNDS = 5;
const WRITES = 1000;
const DISK_MB = 3000;

/** Behind the health of a backend: 503 while nothing can be written. */
const isReady = async ({ url }: BackendProcess): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/**
 * The disk of the data folder becomes read-only at a random moment. The backend must say that it is not ready; then it and
 * its server are ended, as an operator does who repairs the disk, and the disk is mounted again.
 */
export const readOnlyDisk = async ({
  rounds = ROUNDS,
  writes = WRITES,
  seed,
}: RunOptions): Promise<readonly string[]> => {
  const disk = makeLoopDisk(DISK_MB);
  const problems: string[] = [];
  try {
    const broken = await breakWhileWriting(makeEmbeddedDatabase(disk.folder), {
      rounds,
      writes,
      random: seededRandom(seed),
      breakIt: async (round, backend) => {
        disk.makeReadOnly();
        await waitUntil('a backend that is not ready', async () => !(await isReady(backend)));
        if (!backend.isAlive())
          problems.push(`Round ${round}: the backend has ended: ${backend.complaints()}`);
        await backend.kill();
        await disk.mountAgain();
      },
    });
    return [...problems, ...broken];
  } finally {
    await stopBackends();
    await disk.remove();
  }
};

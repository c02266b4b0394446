import { setTimeout as pause } from 'node:timers/promises';
import { breakWhileWriting } from '../break-while-writing.ts';
import { makeEmbeddedDatabase } from '../chaos-database.ts';
import { makeLoopDisk } from './loop-disk.ts';
import type { LoopDisk } from './loop-disk.ts';
import type { RunOptions, Random } from '../chaos-run.ts';
import { between, seededRandom } from '../chaos-run.ts';
import { launchBackend, stopBackends, startBackendProcess } from '../backend-process.ts';

const ROUNDS = 20;
const WRITES = 4000;
const DISK_MB = 3000;
const FIRST_STARTS = 5;
/** A first start takes about so long. */
const FIRST_START_MS = 8000;

/** The first start of a folder, cut at a random moment: the next one must succeed. */
const cutFirstStart = async (disk: LoopDisk, random: Random): Promise<readonly string[]> => {
  const database = makeEmbeddedDatabase(disk.folder);
  const { ready, kill } = launchBackend(database.env);
  const isReady = ready.then(
    () => true,
    () => false,
  );
  await Promise.race([isReady, pause(between(random, 0, FIRST_START_MS))]);
  disk.cut();
  await kill();
  await disk.mountAgain();
  try {
    await (await startBackendProcess(database.env)).stop();
    return [];
  } catch (error) {
    return [`After a cut in its first start: ${String(error)}`];
  }
};

/**
 * The disk of the data folder stops at a random moment, then everything that used it is killed. What had been handed to
 * the disk is there, in whatever order the kernel chose; the rest is not. The operating system runs on.
 */
export const powerCuts = async ({
  rounds = ROUNDS,
  writes = WRITES,
  seed,
}: RunOptions): Promise<readonly string[]> => {
  const disk = makeLoopDisk(DISK_MB);
  const random = seededRandom(seed);
  try {
    const problems: string[] = [];
    for (let start = 0; start < FIRST_STARTS; start += 1)
      problems.push(...(await cutFirstStart(disk, random)));
    console.log(`${FIRST_STARTS} first starts were cut; ${problems.length} problems`);
    for (const p of problems) console.log(p.slice(0, 1500));
    const broken = await breakWhileWriting(makeEmbeddedDatabase(disk.folder), {
      rounds,
      writes,
      random,
      breakIt: async (_round, backend) => {
        disk.cut();
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

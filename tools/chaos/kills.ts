import { makePlace } from './chaos-database.ts';
import { killServer } from './kill-server.ts';
import { breakWhileWriting } from './break-while-writing.ts';
import type { RunOptions } from './chaos-run.ts';
import { seededRandom } from './seeded-random.ts';
import { endServers } from './backend-process.ts';
import type { StartedServer } from './backend-process.ts';

const ROUNDS = 50;
const WRITES = 40_000;

/** In turn the backend, the PostgreSQL server that it started, and both. */
const KILLS: readonly ((backend: StartedServer, data: string) => Promise<void>)[] = [
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
  const place = makePlace();
  try {
    return await breakWhileWriting(place, {
      rounds,
      writes,
      random: seededRandom(seed),
      breakIt: async (round, backend) => KILLS[(round - 1) % KILLS.length]?.(backend, place.data),
    });
  } finally {
    await endServers();
    await place.remove();
  }
};

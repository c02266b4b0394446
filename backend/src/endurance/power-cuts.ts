import fs from 'node:fs';
import path from 'node:path';
import { makePlace } from './endured-place.ts';
import { killWhileWriting } from './kill-while-writing.ts';
import type { RunOptions } from './run-options.ts';
import { oneOf, seededRandom } from './seeded-random.ts';

const ROUNDS = 20;
/** Of what was not synced so much is on the disk nevertheless, in no order. */
const EARLY = [0, 0.1, 0.5] as const;

/** Of the embedded database: a kill, after which only what was synced is there. The operating system runs on. */
export const powerCuts = async ({ rounds = ROUNDS, seed }: RunOptions): Promise<readonly string[]> => {
  const place = await makePlace('pglite');
  const random = seededRandom(seed);
  const cluster = path.join(place.data, 'database');
  const kept = path.join(place.data, 'kept');
  let cuts = 0;
  const killing = {
    rounds,
    random,
    program: 'server-on-volatile-disk.ts',
    envOfNext: () => ({
      ENDURED_KEPT: kept,
      ENDURED_EARLY: String(oneOf(random, EARLY)),
      ENDURED_SEED: String(seed + cuts),
    }),
    afterKill: () => {
      cuts += 1;
      fs.rmSync(cluster, { recursive: true });
      fs.cpSync(path.join(kept, 'tree'), cluster, { recursive: true });
      fs.rmSync(kept, { recursive: true });
    },
  };
  try {
    return await killWhileWriting(place, killing);
  } finally {
    place.remove();
  }
};

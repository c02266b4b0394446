import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { seededRandom } from './seeded-random.ts';
import { forgetUnsynced } from './volatile-disk.ts';

const { PAYUNG_DATA = '', ENDURED_KEPT = '', ENDURED_EARLY = '0', ENDURED_SEED = '1' } = process.env;

/** What a power cut would leave of the cluster is in ENDURED_KEPT. */
forgetUnsynced(fs, {
  root: path.join(PAYUNG_DATA, 'database'),
  kept: ENDURED_KEPT,
  early: Number(ENDURED_EARLY),
  random: seededRandom(Number(ENDURED_SEED)),
});
syncBuiltinESMExports();
// Not before: the engine must find these functions when it is loaded.
await import('./endured-server.ts');

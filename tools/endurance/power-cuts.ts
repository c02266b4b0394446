import { startPaymentSandbox } from 'backend/providers/payment/sandbox/sandbox-server.ts';
import { systemClock } from 'backend/clock.ts';
import { breakWhileWriting } from './break-while-writing.ts';
import { makePlace } from './endured-place.ts';
import { makeLoopDisk } from './loop-disk.ts';
import type { RunOptions } from './run-options.ts';
import { seededRandom } from './seeded-random.ts';

const ROUNDS = 20;
const WRITES = 4000;
const DISK_MB = 3000;

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
  // The payment provider is somewhere else, and keeps its power.
  const provider = await startPaymentSandbox({
    clientId: 'MCH-0001-DEMO',
    secretKey: 'SK-endured',
    clock: systemClock,
  });
  const { clientId, secretKey, baseUrl } = provider.settings;
  const place = makePlace(disk.folder);
  try {
    return await breakWhileWriting(place, {
      rounds,
      writes,
      random: seededRandom(seed),
      env: { DOKU_CLIENT_ID: clientId, DOKU_SECRET_KEY: secretKey, DOKU_BASE_URL: baseUrl },
      breakIt: async (_round, backend) => {
        disk.cut();
        await backend.kill();
        await disk.mountAgain();
      },
    });
  } finally {
    await disk.remove();
    await provider.close();
  }
};

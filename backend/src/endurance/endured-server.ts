import '#end-with-parent.ts';
import { makeFilesPrivate } from '#database/private-files.ts';
import { readEnvironment } from '#environment.ts';
import { PRODUCT_ROOMS } from '#products/all.ts';
import { startBackend } from '#start-backend.ts';
import { kiteRoom } from '#testing/kite/room.ts';

/** The backend as `server.ts` starts it, with a product more that belongs to nobody: neutral runs sell it. */
makeFilesPrivate();
const backend = await startBackend(readEnvironment(process.env), { rooms: [...PRODUCT_ROOMS, kiteRoom] });
process.once('SIGTERM', () => {
  void backend.stop().then(() => process.exit(0));
});
console.log(JSON.stringify({ ready: true, url: backend.url, payment: backend.sandbox?.settings }));

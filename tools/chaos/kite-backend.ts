import 'backend/process/end-with-parent.ts';
import { makeFilesPrivate } from 'backend/core/database/durable-file.ts';
import { readEnvironment } from 'backend/environment.ts';
import { PRODUCT_MODULES } from 'backend/products/all.ts';
import { startBackend } from 'backend/start-backend.ts';
import { kiteModule } from 'backend/testing/kite/module.ts';

/** The backend as `server.ts` starts it, with a product more that belongs to nobody: neutral runs sell it. */
makeFilesPrivate();
const backend = await startBackend(readEnvironment(process.env), {
  modules: [...PRODUCT_MODULES, kiteModule],
});
process.once('SIGTERM', () => {
  void backend.stop().then(() => process.exit(0));
});
console.log(JSON.stringify({ ready: true, url: backend.url, payment: backend.sandbox?.settings }));

// An edge of one test, in a process of its own: an error that nothing catches would end the run.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startEdge } from '#edge/edge.ts';
import { endGracefully } from '../run/end-gracefully.ts';

let finish = (): void => undefined;
const drained = new Promise<void>((resolve) => {
  finish = resolve;
});
/** A backend that answers when the edge drains. */
const backend = createServer((_request, response) => {
  void drained.then(() => response.end('{"whole":true}'));
});
backend.listen(0, '127.0.0.1');
await once(backend, 'listening');

const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
const edge = await startEdge({
  port: 0,
  dataDir: process.argv[2] ?? '',
  backendUrl: [backendUrl, backendUrl],
  // Asked within each call, whose turn it is.
  isBackendUp: () => {
    setImmediate(() => {
      throw new TypeError('the phone 6281234567890 is wrong');
    });
    return true;
  },
});
endGracefully({
  drainSeconds: 5,
  isOneOfMany: false,
  onLine: (line) => console.log(line),
  drain: () => {
    edge.drain();
    finish();
  },
  stop: async () => {
    await edge.close();
    backend.closeAllConnections();
    backend.close();
  },
});
console.log(edge.url);

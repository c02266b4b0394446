import type { Server } from 'node:http';

/** For how long no call of the API has been waiting for its answer. */
export const requestQuiet = (server: Server, now: () => number = () => performance.now()): (() => number) => {
  let waiting = 0;
  let endedAt = now();
  server.on('request', ({ url = '' }, response) => {
    if (!url.startsWith('/api/')) return;
    waiting += 1;
    response.once('close', () => {
      waiting -= 1;
      endedAt = now();
    });
  });
  return () => (waiting > 0 ? 0 : now() - endedAt);
};

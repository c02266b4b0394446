import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in turn, so that a PATCH changes something each time. */
  readonly bodies: readonly string[];
  readonly atOnce: number;
}

/** Runs in a thread of its own, so that the clients take no time from the server. */
const load = workerData as Load;
const agent = new http.Agent({ keepAlive: true, maxSockets: load.atOnce });

const send = (body: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      load.url,
      { agent, method: load.method, headers: load.headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    request.on('error', reject);
    request.end(body);
  });

/** Answers how many requests a second were answered. */
const run = async (forMs: number): Promise<number> => {
  let done = 0;
  const began = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() < began + forMs) {
      const status = await send(load.bodies[done % load.bodies.length]);
      if (status !== 200) throw new Error(`${load.method} answered ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: load.atOnce }, client));
  return (done * 1000) / (performance.now() - began);
};

parentPort?.on('message', async (forMs: number) => {
  const rate = await run(forMs);
  parentPort?.postMessage(rate, []);
});

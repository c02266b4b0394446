import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { bodyOf, versionIn } from './saved-object.ts';
import type { SavedObject } from './saved-object.ts';

export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in turn, so that a PATCH changes something each time. */
  readonly bodies: readonly string[];
  /** In place of bodies: each client saves an object of its own, over the version that it was answered last. */
  readonly objects?: readonly SavedObject[];
  readonly atOnce: number;
}

/** Runs in a thread of its own, so that the clients take no time from the server. */
const load = workerData as Load;
const agent = new http.Agent({ keepAlive: true, maxSockets: load.atOnce });

interface Answer {
  readonly status: number;
  readonly text: string;
}

const send = (body: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      load.url,
      { agent, method: load.method, headers: load.headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void (load.objects && parts.push(part)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });

/** Versions that the server answered last, by object: they stay from run to run. */
const versions = new Map<string, number>();

/** Answers how many requests a second were answered. */
const run = async (forMs: number): Promise<number> => {
  let done = 0;
  const began = performance.now();
  const isOver = (): boolean => performance.now() >= began + forMs;

  const client = async (): Promise<void> => {
    while (!isOver()) {
      const { status } = await send(load.bodies[done % load.bodies.length]);
      if (status !== 200) throw new Error(`${load.method} answered ${status}`);
      done += 1;
    }
  };

  /** A version that nobody has seen yet is refused once, with the one that counts. */
  const savingClient = async (object: SavedObject): Promise<void> => {
    for (let turn = 0; !isOver(); turn += 1) {
      const { status, text } = await send(bodyOf(object, turn, versions.get(object.id) ?? 0));
      if (status !== 200 && !(status === 409 && turn === 0))
        throw new Error(`${load.method} answered ${status}`);
      versions.set(object.id, versionIn(JSON.parse(text), object.id) ?? 0);
      if (status === 200) done += 1;
    }
  };

  const saving = load.objects?.slice(0, load.atOnce).map(savingClient);
  await Promise.all(saving ?? Array.from({ length: load.atOnce }, client));
  return (done * 1000) / (performance.now() - began);
};

parentPort?.on('message', async (forMs: number) => {
  const rate = await run(forMs);
  parentPort?.postMessage(rate, []);
});

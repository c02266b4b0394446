import { parentPort, workerData } from 'node:worker_threads';
import type { SavedObject } from 'backend/testing/product-bench.ts';
import { openClient } from './keep-alive-client.ts';
import { bodyOf, versionIn } from './saved-object.ts';

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

export interface LoadResult {
  /** Requests a second. */
  readonly rate: number;
  /** What the slowest answer took. */
  readonly longestMs: number;
}

/** Runs in a thread of its own, so that the clients do not wait for the server's thread. */
const load = workerData as Load;
/** One for each object, where they are saved. */
const clientCount = Math.min(load.atOnce, load.objects?.length ?? load.atOnce);
const clients = Promise.all(Array.from({ length: clientCount }, () => openClient(load)));
type Client = Awaited<ReturnType<typeof openClient>>;

/** Versions that the server answered last, by object: they stay from run to run. */
const versions = new Map<string, number>();

const run = async (forMs: number): Promise<LoadResult> => {
  const open = await clients;
  let done = 0;
  let longestMs = 0;
  const began = performance.now();
  const isOver = (): boolean => performance.now() >= began + forMs;

  const asking = async ({ send }: Client): Promise<void> => {
    while (!isOver()) {
      const sentAt = performance.now();
      const { status } = await send(load.bodies[done % load.bodies.length]);
      longestMs = Math.max(longestMs, performance.now() - sentAt);
      if (status !== 200) throw new Error(`${load.method} answered ${status}`);
      done += 1;
    }
  };

  /** A version that nobody has seen yet is refused once, with the one that counts. */
  const saving = async ({ send }: Client, object: SavedObject): Promise<void> => {
    for (let turn = 0; !isOver(); turn += 1) {
      const { status, text } = await send(bodyOf(object, turn, versions.get(object.id) ?? 0));
      if (status !== 200 && !(status === 409 && turn === 0))
        throw new Error(`${load.method} answered ${status}`);
      versions.set(object.id, versionIn(JSON.parse(text()), object.id) ?? 0);
      if (status === 200) done += 1;
    }
  };

  await Promise.all(
    open.map((client, at) => {
      const object = load.objects?.[at];
      return object === undefined ? asking(client) : saving(client, object);
    }),
  );
  return { rate: (done * 1000) / (performance.now() - began), longestMs };
};

parentPort?.on('message', async (forMs: number) => {
  const result = await run(forMs);
  parentPort?.postMessage(result, []);
});

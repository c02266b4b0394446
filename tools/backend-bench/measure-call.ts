import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { runOnce, recordSql, replayRate } from 'backend/core/database/testing/recorded-sql.ts';
import type { Statement } from 'backend/core/database/testing/recorded-sql.ts';
import { Worker } from 'node:worker_threads';
import type { Load, LoadResult } from './load.ts';
import { bodyOf, versionIn } from './saved-object.ts';

/** An answer of the server, to be sent again as it was. */
interface RecordedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

const recordAnswer = async (answer: Response): Promise<RecordedAnswer> => {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_CONNECTION.has(name)));
  const body = await answer.text();
  return { headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body };
};

/**
 * Node's own HTTP server with nothing in it: for each request it runs the statements, and sends the same bytes. No
 * server that is written for Node answers faster, so it shows how much of the bare driver a call can reach at all.
 */
const startBareHttp = async (
  pool: Pool,
  statements: readonly Statement[],
  { headers, body }: RecordedAnswer,
) => {
  const server = createServer((_request, response) => {
    runOnce(pool, statements).then(
      () => response.writeHead(200, headers).end(body),
      (error: unknown) => response.destroy(error as Error),
    );
  });
  // Clients wait between their turns, for longer than the usual 5 seconds where the statements are slow.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
};

export const AT_ONCE = 8;
const FOR_MS = Number(process.env['BENCH_MS'] ?? 4000);
const WARM_MS = 1000;
/** They take turns, so that other work on the machine slows all of them. */
const TURNS = 6;
/** Measures only the calls whose names hold these words, several parted by `|`; without, all of them. */
const ONLY = (process.env['BENCH_ONLY'] ?? '').split('|');

export const isWanted = (call: string): boolean => ONLY.some((words) => call.includes(words));

/** Requests a second, and rounds of the bare driver a second. */
export interface Rates {
  readonly http: number;
  readonly bare: number;
  /** Requests a second of Node's own server around the bare driver; unknown of what happens once. */
  readonly bareHttp?: number;
  readonly statements: number;
}

/** Clients of one call. */
export const startClients = (load: Load) => {
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: load });
  const run = async (forMs: number): Promise<LoadResult> => {
    worker.postMessage(forMs, []);
    const [result] = (await once(worker, 'message')) as [LoadResult];
    return result;
  };
  return { run, stop: () => worker.terminate() };
};

const mean = (rates: readonly number[]): number => rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

/** A body that the server takes now: of an object, over the version that it has after the warm-up. */
const oneBody = async ({ url, method, headers, bodies, objects }: Load) => {
  const [object] = objects ?? [];
  if (object === undefined) return bodies[0];
  const save = async (version: number): Promise<number> => {
    const answer = await fetch(url, { method, headers, body: bodyOf(object, 0, version) ?? '' });
    const now = versionIn(await answer.json(), object.id);
    if (now === undefined) throw new Error(`${url} answered no version`);
    return answer.status === 409 ? save(now) : now;
  };
  const version = await save(0);
  return bodyOf(object, 1, version);
};

/** The statements of one request, and its answer. */
const recordRequest = async (pool: Pool, { url, method, headers }: Load, body: string | undefined) => {
  let answer: RecordedAnswer | undefined;
  const statements = await recordSql(pool, async () => {
    answer = await recordAnswer(
      await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) }),
    );
  });
  if (answer === undefined) throw new Error(`${url} answered nothing`);
  return { statements, answer };
};

/** The rates of a call, and how many statements a request makes. */
export const measureCall = async (pool: Pool, load: Load): Promise<Rates> => {
  const clients = startClients(load);
  await clients.run(WARM_MS);
  const { statements, answer } = await recordRequest(pool, load, await oneBody(load));
  const bareHttp = await startBareHttp(pool, statements, answer);
  const { method, headers, atOnce } = load;
  const bareClients = startClients({ method, headers, atOnce, url: bareHttp.url, bodies: load.bodies });
  await bareClients.run(WARM_MS / 4);
  const forMs = FOR_MS / TURNS;
  const http: number[] = [];
  const bare: number[] = [];
  const alone: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    http.push((await clients.run(forMs)).rate);
    bare.push(await replayRate(pool, statements, { atOnce: AT_ONCE, forMs }));
    alone.push((await bareClients.run(forMs)).rate);
  }
  await Promise.all([clients.stop(), bareClients.stop(), bareHttp.stop()]);
  return {
    http: mean(http),
    bare: mean(bare),
    bareHttp: mean(alone),
    statements: statements.length,
  };
};

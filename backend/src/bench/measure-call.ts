import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Pool } from 'pg';
import type { Load, LoadResult } from './load.ts';
import { recordSql, replayRate } from './recorded-sql.ts';
import { bodyOf, versionIn } from './saved-object.ts';

export const AT_ONCE = 8;
const FOR_MS = Number(process.env['BENCH_MS'] ?? 4000);
const WARM_MS = 1000;
/** Requests and bare SQL take turns, so that other work on the machine slows both of them. */
const TURNS = 6;
/** Measures only the calls whose names hold these words, several parted by `|`; without, all of them. */
const ONLY = (process.env['BENCH_ONLY'] ?? '').split('|');

export const isWanted = (call: string): boolean => ONLY.some((words) => call.includes(words));

/** Requests a second, and rounds of the bare driver a second. */
export interface Rates {
  readonly http: number;
  readonly bare: number;
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

/** Both rates of a call, and how many statements a request makes. */
export const measureCall = async (pool: Pool, load: Load): Promise<Rates> => {
  const clients = startClients(load);
  await clients.run(WARM_MS);
  const body = await oneBody(load);
  const { url, method, headers } = load;
  const statements = await recordSql(pool, () =>
    fetch(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  const rates: { readonly http: number; readonly bare: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const forMs = FOR_MS / TURNS;
    rates.push({
      http: (await clients.run(forMs)).rate,
      bare: await replayRate(pool, statements, { atOnce: AT_ONCE, forMs }),
    });
  }
  await clients.stop();
  return {
    http: mean(rates.map(({ http }) => http)),
    bare: mean(rates.map(({ bare }) => bare)),
    statements: statements.length,
  };
};

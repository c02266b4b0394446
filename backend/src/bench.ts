import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Pool } from 'pg';
import { createToken, hashToken } from './access/secrets.ts';
import { productBenches } from './bench/product-bench.ts';
import type { BenchCall, BenchWorld, ProductBench } from './bench/product-bench.ts';
import { bodyOf, versionIn } from './bench/saved-object.ts';
import { recordSql, replayRate } from './bench/recorded-sql.ts';
import type { Load } from './bench/load.ts';
import type { OpenDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { readEnvironment } from './environment.ts';
import { insertSession } from './repositories/sessions.ts';
import { startBackend } from './start-backend.ts';
import { kiteRoom } from './testing/kite/room.ts';
import { openTestPostgres, postgresSource } from './testing/private-postgres.ts';

const AT_ONCE = 8;
const FOR_MS = Number(process.env['BENCH_MS'] ?? 4000);
const WARM_MS = 1000;
/** Requests and bare SQL take turns, so that other work on the machine slows both of them. */
const TURNS = 6;
/** Measures only the calls whose names hold these words; without, all of them. */
const ONLY = process.env['BENCH_ONLY'] ?? '';

interface Row {
  readonly engine: string;
  readonly call: string;
  readonly http: number;
  readonly bare: number;
  readonly statements: number;
}

/** Clients of one call; a run answers requests a second. */
const startClients = (load: Load) => {
  const worker = new Worker(new URL('bench/load.ts', import.meta.url), { workerData: load });
  const run = async (forMs: number): Promise<number> => {
    worker.postMessage(forMs, []);
    const [rate] = (await once(worker, 'message')) as [number];
    return rate;
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
const measureCall = async (pool: Pool, load: Load): Promise<Omit<Row, 'engine' | 'call'>> => {
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
      http: await clients.run(forMs),
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

const FLIGHT = {
  kite_Count: 1,
  insuredName: 'Budi Santoso',
  insuredMobile: '6281299990000',
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: object;
}

const send = async (url: string, { method, headers, body }: Sent): Promise<unknown> => {
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
};

/** An open session of somebody of the demo. */
const sessionOf = async ({ db }: OpenDatabase, kind: 'agent' | 'staff') => {
  const { id, phone } = await db
    .selectFrom('agents')
    .selectAll()
    .where('user_type', '=', kind === 'agent' ? 'Mitra' : 'Staff')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = createToken();
  await insertSession(db, { tokenHash: hashToken(token), kind, agentId: id, phone }, new Date());
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
};

/** What each product wants measured. */
const productLoads = async (benches: readonly ProductBench[], world: BenchWorld) => {
  const calls: BenchCall[] = [];
  for (const { prepare } of benches) calls.push(...(await prepare(world)));
  return calls.map(({ call, path: address, who, saves }) => ({
    call,
    load: {
      method: saves === undefined ? ('GET' as const) : ('PATCH' as const),
      ...(saves === undefined ? {} : { objects: saves }),
      url: `${world.url}/api/${address}`,
      headers: world[who],
      atOnce: AT_ONCE,
      bodies: [],
    },
  }));
};

const measure = async (database: OpenDatabase, data: string): Promise<readonly Row[]> => {
  const environment = readEnvironment({ PAYUNG_DATA: data, LOG_LEVEL: 'silent' });
  const benches = await productBenches();
  const rooms = [kiteRoom, ...benches.map(({ room }) => room)];
  const backend = await startBackend(environment, { database, rooms });
  const headers = await sessionOf(database, 'agent');
  const staff = await sessionOf(database, 'staff');

  const flight = { ...FLIGHT, departureDate: inDays(30), arrivalDate: inDays(35), requestId: randomUUID() };
  const created = (await send(`${backend.url}/api/kite/create-quote`, {
    method: 'POST',
    headers,
    body: flight,
  })) as {
    errMsg: { data: { quoteId: string } };
  };
  const { quoteId } = created.errMsg.data;
  const update = `${backend.url}/api/user/update-quote/${quoteId}`;
  await send(update, { method: 'PATCH', headers, body: { planCode: 'KITE-GOLD' } });

  const bodies = [5, 10, 12.5].map((discountPercent) => JSON.stringify({ discountPercent }));
  const base = { headers, atOnce: AT_ONCE };
  const loads = [
    {
      call: 'GET quote',
      load: {
        ...base,
        method: 'GET' as const,
        url: `${backend.url}/api/user/get-quotes?id=${quoteId}`,
        bodies: [],
      },
    },
    {
      call: 'GET villages',
      load: {
        ...base,
        method: 'GET' as const,
        url: `${backend.url}/api/user/Kebayoran%20Baru/sub-districts?ProvinceId=31`,
        bodies: [],
      },
    },
    { call: 'PATCH quote', load: { ...base, method: 'PATCH' as const, url: update, bodies } },
    ...(await productLoads(benches, { url: backend.url, db: database.db, agent: headers, staff })),
  ];
  // The statements of its jobs would be taken for those of a request.
  await backend.worker.stop();
  const rows: Row[] = [];
  for (const { call, load } of loads.filter(({ call: name }) => name.includes(ONLY))) {
    rows.push({ engine: database.engine, call, ...(await measureCall(database.pool, load)) });
  }
  await backend.stop();
  return rows;
};

const onPglite = async (): Promise<readonly Row[]> => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-bench-'));
  const database = await openPglite(data);
  await migrate(database.db, new Date());
  const rows = await measure(database, data);
  await database.close();
  fs.rmSync(data, { recursive: true, force: true });
  return rows;
};

const onPostgres = async (): Promise<readonly Row[]> => {
  if (postgresSource().kind === 'none') return [];
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-bench-'));
  const database = await openTestPostgres();
  const rows = await measure(database, data);
  await database.close();
  fs.rmSync(data, { recursive: true, force: true });
  return rows;
};

const rows = [...(await onPglite()), ...(await onPostgres())];
console.log(`engine    call                        HTTP/s   bare driver/s   HTTP ÷ bare   statements`);
for (const { engine, call, http, bare, statements } of rows) {
  const cells = [
    engine.padEnd(9),
    call.padEnd(26),
    http.toFixed(0).padStart(7),
    bare.toFixed(0).padStart(15),
  ];
  console.log([...cells, (http / bare).toFixed(2).padStart(13), String(statements).padStart(12)].join(' '));
}
console.log(
  `PostgreSQL: ${postgresSource().says}${postgresSource().kind === 'private' ? ', without fsync' : ''}`,
);
process.exit(0);

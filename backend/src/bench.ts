import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createToken, hashToken } from './access/secrets.ts';
import { isAgentDayWanted, measureAgentDay } from './bench/agent-day/agent-day.ts';
import type { Stall } from './bench/agent-day/stalls.ts';
import { AT_ONCE, isWanted, measureCall } from './bench/measure-call.ts';
import type { Rates } from './bench/measure-call.ts';
import { isNetworkWanted, measureNetwork } from './bench/network/network-bench.ts';
import { productBenches } from './bench/product-bench.ts';
import type { BenchCall, BenchWorld, ProductBench } from './bench/product-bench.ts';
import { registrationQueue } from './bench/registration-queue.ts';
import type { OpenDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { readEnvironment } from './environment.ts';
import { insertSession } from './repositories/sessions.ts';
import { startBackend } from './start-backend.ts';
import { kiteRoom } from './testing/kite/room.ts';
import { openTestPostgres, postgresSource } from './testing/private-postgres.ts';

interface Row extends Rates {
  readonly engine: string;
  readonly call: string;
}

interface Measured {
  readonly rows: readonly Row[];
  readonly stalls: readonly Stall[];
}

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
    .where('status', '=', 'active')
    .orderBy('phone')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = createToken();
  await insertSession(
    db,
    { tokenHash: hashToken(token), kind, proved: 'phone', agentId: id, phone },
    new Date(),
  );
  return { agentId: id, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
};

/** What each product wants measured, and those who review registrations. */
const preparedLoads = async (benches: readonly ProductBench[], world: BenchWorld) => {
  const calls: BenchCall[] = [];
  for (const { prepare } of benches) calls.push(...(await prepare(world)));
  calls.push(...(await registrationQueue(world)));
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

const measure = async (database: OpenDatabase, data: string): Promise<Measured> => {
  const environment = readEnvironment({ PAYUNG_DATA: data, LOG_LEVEL: 'silent' });
  const benches = await productBenches();
  const rooms = [kiteRoom, ...benches.map(({ room }) => room)];
  const backend = await startBackend(environment, { database, rooms });
  const { agentId, headers } = await sessionOf(database, 'agent');
  const { headers: staff } = await sessionOf(database, 'staff');

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
      call: 'GET sub-districts',
      load: {
        ...base,
        method: 'GET' as const,
        url: `${backend.url}/api/user/Kebayoran%20Baru/sub-districts?ProvinceId=31`,
        bodies: [],
      },
    },
    { call: 'PATCH quote', load: { ...base, method: 'PATCH' as const, url: update, bodies } },
    ...(await preparedLoads(benches, { url: backend.url, db: database.db, agent: headers, staff })),
  ];
  // The statements of its jobs would be taken for those of a request.
  await backend.worker.stop();
  await backend.maintenance.stop();
  const { engine, pool } = database;
  const rows: Row[] = [];
  for (const { call, load } of loads.filter((each) => isWanted(each.call))) {
    rows.push({ engine, call, ...(await measureCall(pool, load)) });
  }
  const agentDay = isAgentDayWanted()
    ? await measureAgentDay({ database, url: backend.url, agentId, headers, quoteId })
    : { calls: [], stalls: [] };
  // The embedded engine is not meant for networks of that size.
  const network =
    engine === 'postgres' && isNetworkWanted() ? await measureNetwork({ database, url: backend.url }) : [];
  await backend.stop();
  return {
    rows: [
      ...rows,
      ...network.map((row) => ({ engine, ...row })),
      ...agentDay.calls.map((row) => ({ engine, ...row })),
    ],
    stalls: agentDay.stalls,
  };
};

const onPglite = async (): Promise<Measured> => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-bench-'));
  const database = await openPglite(data);
  await migrate(database.db, new Date());
  const measured = await measure(database, data);
  await database.close();
  fs.rmSync(data, { recursive: true, force: true });
  return measured;
};

const onPostgres = async (): Promise<Measured> => {
  if (postgresSource().kind === 'none') return { rows: [], stalls: [] };
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-bench-'));
  const database = await openTestPostgres();
  const measured = await measure(database, data);
  await database.close();
  fs.rmSync(data, { recursive: true, force: true });
  return measured;
};

/** One engine alone where it is named: pglite or postgres. */
const ENGINE = process.env['BENCH_ENGINE'] ?? '';
const measured = [
  ...(ENGINE === 'postgres' ? [] : [await onPglite()]),
  ...(ENGINE === 'pglite' ? [] : [await onPostgres()]),
];
console.log(
  `engine    call                                  HTTP/s   bare driver/s   HTTP ÷ bare   bare HTTP/s   HTTP ÷ bare HTTP   statements`,
);
for (const { engine, call, http, bare, bareHttp, statements } of measured.flatMap(({ rows }) => rows)) {
  const digits = http < 10 ? 2 : 0;
  const cells = [
    engine.padEnd(9),
    call.padEnd(36),
    http.toFixed(digits).padStart(7),
    bare.toFixed(digits).padStart(15),
  ];
  const ratios = [
    (http / bare).toFixed(2).padStart(13),
    (bareHttp?.toFixed(digits) ?? '').padStart(13),
    (bareHttp === undefined ? '' : (http / bareHttp).toFixed(2)).padStart(18),
  ];
  console.log([...cells, ...ratios, String(statements).padStart(12)].join(' '));
}
for (const { engine, during, longestMs, pausedMs } of measured.flatMap(({ stalls }) => stalls)) {
  console.log(
    `${engine.padEnd(9)} ${during}: slowest GET quote of somebody else ${longestMs.toFixed(0)} ms, longest pause of the server ${pausedMs.toFixed(0)} ms`,
  );
}
console.log(
  `PostgreSQL: ${postgresSource().says}${postgresSource().kind === 'private' ? ', without fsync' : ''}`,
);
process.exit(0);

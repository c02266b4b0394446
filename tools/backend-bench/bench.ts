import { Writable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createToken, hashToken } from 'backend/core/access/secrets.ts';
import type { OpenDatabase } from 'backend/core/database/database.ts';
import { openDatabase } from 'backend/core/database/open-database.ts';
import { readEnvironment } from 'backend/environment.ts';
import { insertSession } from 'backend/core/access/sql/sessions.ts';
import { startBackend } from 'backend/start-backend.ts';
import { kiteModule } from 'backend/testing/kite/module.ts';
import type { BenchCall, BenchWorld, ProductBench } from 'backend/testing/product-bench.ts';
import { isAgentDayWanted, measureAgentDay } from './agent-day.ts';
import type { Stall } from './agent-day.ts';
import { AT_ONCE, isWanted, measureCall } from './measure-call.ts';
import type { Rates } from './measure-call.ts';
import { isNetworkWanted, measureNetwork } from './network-bench.ts';
import { productBenches, registrationQueue } from './product-calls.ts';
import { MODES } from 'backend/modes.ts';

interface Row extends Rates {
  readonly call: string;
}

interface BenchResult {
  readonly rows: readonly Row[];
  readonly stalls: readonly Stall[];
}

const FLIGHT = {
  kite_Count: 1,
  insuredName: 'Budi Santoso',
  insuredMobile: '6281299990000',
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface JsonRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: object;
}

const send = async (url: string, { method, headers, body }: JsonRequest): Promise<unknown> => {
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

const measure = async (database: OpenDatabase, data: string): Promise<BenchResult> => {
  const environment = readEnvironment({ PAYUNG_DATA: data, LOG_LEVEL: MODES.live.logLevel });
  const benches = await productBenches();
  const modules = [kiteModule, ...benches.map(({ module }) => module)];
  const backend = await startBackend(environment, {
    database,
    modules,
    refusesUnfitReplies: MODES.live.refusesUnfitReplies,
    logStream: new Writable({ write: (_line, _encoding, done) => done() }),
  });
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
  await backend.work.stop();
  const rows: Row[] = [];
  for (const { call, load } of loads.filter((each) => isWanted(each.call))) {
    rows.push({ call, ...(await measureCall(database.pool, load)) });
  }
  const agentDay = isAgentDayWanted()
    ? await measureAgentDay({ database, url: backend.url, agentId, headers, quoteId })
    : { calls: [], stalls: [] };
  const network = isNetworkWanted() ? await measureNetwork({ database, url: backend.url }) : [];
  await backend.stop();
  return { rows: [...rows, ...network, ...agentDay.calls], stalls: agentDay.stalls };
};

const print = ({ rows, stalls }: BenchResult): void => {
  console.log(
    'call                                  HTTP/s   bare driver/s   HTTP ÷ bare   bare HTTP/s   HTTP ÷ bare HTTP   statements',
  );
  for (const { call, http, bare, bareHttp, statements } of rows) {
    const digits = http < 10 ? 2 : 0;
    const cells = [
      call.padEnd(36),
      http.toFixed(digits).padStart(7),
      bare.toFixed(digits).padStart(15),
      (http / bare).toFixed(2).padStart(13),
      (bareHttp?.toFixed(digits) ?? '').padStart(13),
      (bareHttp === undefined ? '' : (http / bareHttp).toFixed(2)).padStart(18),
      String(statements).padStart(12),
    ];
    console.log(cells.join(' '));
  }
  for (const { during, longestMs, pausedMs } of stalls) {
    console.log(
      `${during}: slowest GET quote of somebody else ${longestMs.toFixed(0)} ms, longest pause of the server ${pausedMs.toFixed(0)} ms`,
    );
  }
};

/** On the embedded server, as durable as it runs for people. */
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-bench-'));
const database = await openDatabase({ data });
const measured = await measure(database, data);
await database.close();
fs.rmSync(data, { recursive: true, force: true });
print(measured);

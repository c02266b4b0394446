import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressOf } from '@payung/shared/api/address.ts';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { createToken, hashToken } from '#access/secrets.ts';
import { cursorOf } from '#areas/agent/cursor.ts';
import { migrate } from '#database/migrate.ts';
import { openPglite } from '#database/pglite.ts';
import { insertSession } from '#repositories/sessions.ts';
import { readEnvironment } from '#environment.ts';
import { startBackend } from '#start-backend.ts';
import { kiteRoom } from '#testing/kite/room.ts';
import { startClients } from '../measure-call.ts';
import { BENCH_AGENT, fillQuotesOf } from './fill-quotes.ts';

/**
 * `node backend/src/bench/upkeep/deep-pages.ts`: what page 2,000 of recent quotes costs beside page 1, and what the
 * slowest GET of somebody else costs meanwhile. The embedded database answers everybody in one thread.
 */
const QUOTES = Number(process.env['BENCH_QUOTES'] ?? 20_000);
const PER_PAGE = 10;
const TURN_MS = 3000;

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-deep-'));
const database = await openPglite(data);
const { db } = database;
const now = new Date();
await migrate(db, now);
const environment = readEnvironment({ PAYUNG_DATA: data, LOG_LEVEL: 'silent' });
const backend = await startBackend(environment, { database, rooms: [kiteRoom] });
await backend.worker.stop();
await fillQuotesOf(db, { agentId: BENCH_AGENT, prefix: 'QD', count: QUOTES, newestAt: now });
// As the engine's own upkeep leaves it, a moment later.
await backend.maintenance.stop();
await database.pool.query('vacuum analyze');
const token = createToken();
const tokenHash = hashToken(token);
const session = { tokenHash, kind: 'agent', proved: 'phone', agentId: BENCH_AGENT, phone: '' } as const;
await insertSession(db, session, now);
const headers = { authorization: `Bearer ${token}` };

const { id } = await db
  .selectFrom('quotes')
  .select('id')
  .where('agent_id', '=', BENCH_AGENT)
  .limit(1)
  .executeTakeFirstOrThrow();
const others = startClients({
  method: 'GET',
  url: `${backend.url}/api/user/get-quotes?id=${id}`,
  headers,
  atOnce: 1,
  bodies: [],
});
const rates: number[] = [];
const pages = {
  1: {},
  2000: { after: cursorOf([new Date(now.getTime() - 2000 * PER_PAGE * 1000), '']) },
} as const;
for (const [page, query] of Object.entries(pages)) {
  const wire = encodePart(agentEndpoints.recentQuotes, 'query', {
    perPage: String(PER_PAGE),
    ...query,
  }) as object;
  const url = `${backend.url}/api/${addressOf(agentEndpoints.recentQuotes, { query: wire }, 'en')}`;
  const readers = startClients({ method: 'GET', url, headers, atOnce: 2, bodies: [] });
  await readers.run(500);
  const [read, beside] = await Promise.all([readers.run(TURN_MS), others.run(TURN_MS)]);
  await readers.stop();
  rates.push(read.rate);
  console.log(
    `page ${page}: ${read.rate.toFixed(0)} a second, slowest ${read.longestMs.toFixed(0)} ms; ` +
      `slowest GET quote of somebody else ${beside.longestMs.toFixed(0)} ms`,
  );
}
const [first = 0, deep = 1] = rates;
console.log(`page 1 ÷ page 2,000: ${(first / deep).toFixed(2)}`);
await others.stop();
await backend.stop();
await database.close();
fs.rmSync(data, { recursive: true, force: true });
process.exit(0);

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#database/migrate.ts';
import { startMaintenance } from '#database/maintenance.ts';
import { openPglite } from '#database/pglite.ts';
import type { OpenDatabase } from '#database/database.ts';
import { countPendingPayments, listPendingPayments } from '#repositories/pending-payments.ts';
import { BENCH_AGENT, fillQuotesOf } from './fill-quotes.ts';

/**
 * `node backend/src/bench/upkeep/upkeep.ts`: what the embedded database becomes under updates, with its maintenance
 * and without. BENCH_UPDATES of them; nobody pauses, so every step is one that cannot wait for a quiet moment.
 */
const UPDATES = Number(process.env['BENCH_UPDATES'] ?? 200_000);
const QUOTES = 5000;
const AT_ONCE = 2000;
const READS = 40;

const sizeOf = (folder: string): number =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);

const MB = (bytes: number): number => Math.round(bytes / 1024 / 1024);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const readPage = async (db: OpenDatabase['db']): Promise<void> => {
  const of = { agentId: BENCH_AGENT, search: {} };
  await listPendingPayments(
    db,
    { ...of, now: new Date() },
    { key: 'saved_at', isDescending: true, limit: 50 },
  );
  await countPendingPayments(db, of);
};

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

const readPending = async ({ db }: OpenDatabase): Promise<number> => {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) times.push(await timed(() => readPage(db)));
  return median(times);
};

/** As a crash leaves it: nothing of what memory holds is in the copy. */
const startTime = async (data: string): Promise<number> => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-upkeep-'));
  fs.cpSync(path.join(data, 'database'), path.join(copy, 'database'), { recursive: true });
  let opened: OpenDatabase | undefined;
  const milliseconds = await timed(async () => {
    opened = await openPglite(copy);
  });
  await opened?.close();
  fs.rmSync(copy, { recursive: true, force: true });
  return milliseconds;
};

const report = async (database: OpenDatabase, data: string, updates: number) => {
  const row = {
    updates,
    'log MB': MB(sizeOf(path.join(data, 'database', 'pg_wal'))),
    'all MB': MB(sizeOf(path.join(data, 'database'))),
    'start ms': Math.round(await startTime(data)),
    'payment-pending ms': Number((await readPending(database)).toFixed(1)),
  };
  console.log(JSON.stringify(row));
  return row;
};

const run = async (isMaintained: boolean): Promise<void> => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-upkeep-'));
  const database = await openPglite(data);
  const { db, pool } = database;
  await migrate(db, new Date());
  await fillQuotesOf(db, { agentId: BENCH_AGENT, prefix: 'QU', count: QUOTES });
  const longest = new Map<string, number>();
  const maintenance = startMaintenance({
    database,
    quietMs: () => 0,
    log: {
      info: (facts) => {
        const { kind, ms } = facts as { readonly kind: string; readonly ms: number };
        longest.set(kind, Math.max(longest.get(kind) ?? 0, ms));
      },
      error: (facts) => console.log(JSON.stringify(facts)),
    },
  });
  if (!isMaintained) await maintenance.stop();
  console.log(isMaintained ? 'with maintenance' : 'without maintenance');
  const before = await report(database, data, 0);
  // What is measured is not the disk: a commit does not wait for it here.
  await pool.query('set synchronous_commit to off');
  let after = before;
  for (let done = 0; done < UPDATES; done += AT_ONCE) {
    for (let update = 0; update < AT_ONCE; update += 1) {
      await pool.query(
        'update quotes set due_premium = due_premium + 1, saved_at = now(), version = version + 1 where code = $1',
        [`QU${1 + Math.floor(Math.random() * QUOTES)}`],
      );
    }
    if ((done + AT_ONCE) % (UPDATES / 4) === 0) after = await report(database, data, done + AT_ONCE);
  }
  const ratio = (column: keyof typeof before): string => (after[column] / before[column]).toFixed(2);
  console.log(`start ${ratio('start ms')} times, payment-pending ${ratio('payment-pending ms')} times`);
  console.log(`longest steps in ms: ${JSON.stringify(Object.fromEntries(longest))}`);
  await maintenance.stop();
  await database.close();
  fs.rmSync(data, { recursive: true, force: true });
};

await run(true);
if (process.env['BENCH_COMPARE'] === 'yes') await run(false);
process.exit(0);

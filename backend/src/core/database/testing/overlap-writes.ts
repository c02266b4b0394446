import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '#core/database/database.ts';

const MAX_MS = 20_000;

interface Overlap {
  readonly table: string;
  /** How many transactions there are to be. */
  readonly count: number;
}

/** A transaction keeps its first view of who is connected: connections that were opened since would never be seen. */
const countWaiting = async (db: OpenDatabase['db']): Promise<number> => {
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())
  `.execute(db);
  return rows[0]?.count ?? 0;
};

/** Returns when that many transactions wait for a lock. */
export const untilWaiting = async (db: OpenDatabase['db'], count: number, what = 'a lock'): Promise<void> => {
  const until = Date.now() + MAX_MS;
  while ((await countWaiting(db)) < count) {
    if (Date.now() > until) throw new Error(`Not all of ${count} calls wait for ${what}`);
    await pause(20);
  }
};

/**
 * Lets no call write to a table before all of them wait, either to write or for a lock of their own: whatever
 * they read without a lock, they have read by then.
 */
export const overlapWrites = async <Result>(
  { db }: OpenDatabase,
  { table, count }: Overlap,
  call: () => Promise<Result>,
): Promise<Result> => {
  const { running } = await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
    const started = { running: call() };
    await untilWaiting(trx, count, table);
    return started;
  });
  return running;
};

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { longTransaction } from '#core/database/transaction.ts';
import { DatabaseUnreachable, outageOf } from '#core/database/connection/write-probe.ts';
import { openPostgres } from '#core/database/postgres.ts';
import type { OpenDatabase } from '#core/database/database.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { forRequest } from './current-work.ts';
import { DATABASE_LIMITS } from './limits.ts';
import { DatabaseBusy } from './turns-at-connections.ts';

const other = useTestDatabase();
let opened: OpenDatabase;
beforeAll(() => {
  opened = openPostgres(other.opened.url, {
    ...DATABASE_LIMITS,
    connections: 2,
    statementMs: 400,
    lockMs: 150,
    idleTransactionMs: 150,
    waitMs: 100,
  });
});
afterAll(() => opened.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );
const running = async (part: string): Promise<number> => {
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like ${`%${part}%`}
      and state <> 'idle'`.execute(other.db);
  return rows.length;
};

it('ends a statement at its limit, and lets a long transaction have its own', async () => {
  expect(outageOf(await failureOf(sql`select pg_sleep(60)`.execute(opened.db)))).toBe('tooSlow');
  const long = longTransaction(opened.db, (tx) => sql`select pg_sleep(0.6)`.execute(tx), { limitMs: 5_000 });
  expect(await failureOf(long)).toBe('none');
  // The limit went with the transaction.
  expect(outageOf(await failureOf(sql`select pg_sleep(60)`.execute(opened.db)))).toBe('tooSlow');
});

it('ends the wait for what somebody else holds', async () => {
  await other.db.transaction().execute(async (tx) => {
    await sql`lock table leads in access exclusive mode`.execute(tx);
    const waiting = opened.db.selectFrom('leads').select('id').execute();
    expect(outageOf(await failureOf(waiting))).toBe('locked');
  });
  expect(await opened.db.selectFrom('leads').select('id').execute()).toEqual([]);
});

it('ends a transaction that does nothing, and what it held is free', async () => {
  const idle = opened.db.transaction().execute(async (tx) => {
    await sql`lock table leads in access exclusive mode`.execute(tx);
    await other.db.selectFrom('leads').select('id').execute();
    await sql`select 1`.execute(tx);
  });
  expect(await failureOf(idle)).toBeInstanceOf(DatabaseUnreachable);
});

it('asks who has not begun to come back while every connection is in use, and connects as soon as one is free', async () => {
  const held = Promise.withResolvers<undefined>();
  const holders = [1, 2].map(() => opened.db.connection().execute(() => held.promise));
  await vi.waitFor(() => expect(opened.pool.totalCount - opened.pool.idleCount).toBe(2));
  const refused = await failureOf(forRequest({}, () => sql`select 1`.execute(opened.db)));
  expect(refused).toBeInstanceOf(DatabaseBusy);
  expect(outageOf(refused)).toBe('busy');
  const own = sql<{ one: number }>`select 1 as one`.execute(opened.db);
  held.resolve(undefined);
  expect((await own).rows).toEqual([{ one: 1 }]);
  await Promise.all(holders);
});

it('ends the statement of a caller who has gone, in PostgreSQL too', async () => {
  const gone = new AbortController();
  const left = new Error('gone');
  const longer = openPostgres(other.opened.url, { ...DATABASE_LIMITS, statementMs: 60_000 });
  const asked = failureOf(
    forRequest({ gone: gone.signal }, () => sql`select pg_sleep(59), 'abandoned'`.execute(longer.db)),
  );
  await vi.waitFor(async () => expect(await running('abandoned')).toBe(1), 10_000);
  gone.abort(left);
  expect(await asked).toBe(left);
  await vi.waitFor(async () => expect(await running('abandoned')).toBe(0), 10_000);
  await longer.close();
});

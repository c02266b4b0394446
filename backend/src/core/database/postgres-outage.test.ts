import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { administer, useTestDatabase } from '#testing/test-database.ts';
import { transaction } from './transaction.ts';
import { DatabaseUnreachable } from './connection/write-probe.ts';

const database = useTestDatabase();

/** Breaks all connections but the one that asks for it. */
const drop = () =>
  administer(
    database.opened.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
  );

it('fails a transaction whose connection broke, and uses a new connection for the next query', async () => {
  const broken = transaction(database.db, async (trx) => {
    await sql`create table half (id integer)`.execute(trx);
    await drop();
    await sql`insert into half values (1)`.execute(trx);
  });
  await expect(broken).rejects.toBeInstanceOf(DatabaseUnreachable);
  const { rows } = await sql`select to_regclass('half') as half`.execute(database.db);
  expect(rows).toEqual([{ half: null }]);
});

it('survives a connection that breaks while checked out and idle', async () => {
  const client = await database.opened.pool.connect();
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await drop();
  await ended;
  await expect(client.query('select 1')).rejects.toBeInstanceOf(DatabaseUnreachable);
  client.release();
});

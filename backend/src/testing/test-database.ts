import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database, OpenDatabase } from '#core/database/database.ts';
import { PATIENT_LIMITS } from '#core/database/connection/limits.ts';
import type { DatabaseLimits } from '#core/database/connection/limits.ts';
import { openPostgres } from '#core/database/postgres.ts';
import { databaseAt, OF_RUN, TEMPLATE } from './test-server.ts';

export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** As the migrations left it, but for what still uses it; it fails where a test has changed a table or a trigger. */
const EMPTY_AGAIN = `
  set session_replication_role = replica;
  do $$
  declare
    each record;
    is_filled boolean;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    if payung_test.shape_now() <> payung_test.shape() then
      raise exception 'A test has changed the tables';
    end if;
    for each in select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'graphile_worker')
        and tablename not in ('kysely_migration', 'kysely_migration_lock', 'network_lock', 'migrations') loop
      if pg_relation_size(each.name) > 262144 then
        -- So large that reading over its deleted rows would cost more.
        execute format('truncate %s cascade', each.name);
      else
        execute format('select exists (select from %s)', each.name) into is_filled;
        if is_filled then execute format('delete from %s', each.name); end if;
      end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;

/** Databases of this worker that no file uses at the moment. */
const idle: string[] = [];

const takeDatabase = async (server: string): Promise<string> => {
  const name = idle.pop() ?? '';
  if (name !== '') {
    const isEmpty = await administer(databaseAt(server, name), EMPTY_AGAIN).then(
      () => true,
      () => false,
    );
    if (isEmpty) return name;
    await administer(server, `drop database ${name} with (force)`);
  }
  const made = `${OF_RUN}${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${made} template ${TEMPLATE} strategy file_copy`);
  return made;
};

export const TEST_LIMITS: DatabaseLimits = { ...PATIENT_LIMITS, statementMs: 60_000, lockMs: 30_000 };

/** An empty database of its own with all tables, on the server of this run; `close` leaves it to another test file. */
export const openTestDatabase = async (limits: DatabaseLimits = TEST_LIMITS): Promise<OpenDatabase> => {
  const server = inject('databaseServer');
  const name = await takeDatabase(server);
  // Of a machine that is busy with other tests nothing is asked in a given time.
  const opened = openPostgres(databaseAt(server, name), limits);
  const close = async (): Promise<void> => {
    await opened.close();
    idle.push(name);
  };
  return { ...opened, close };
};

/** A database for one test file, opened before its tests and closed after them. */
export const useTestDatabase = (): { readonly db: Database; readonly opened: OpenDatabase } => {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase();
  }, 60_000);
  afterAll(async () => {
    await opened?.close();
  }, 30_000);
  return {
    get opened() {
      if (!opened) throw new Error('The database is open only while tests run');
      return opened;
    },
    get db() {
      return this.opened.db;
    },
  };
};

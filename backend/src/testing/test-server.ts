import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedServer } from '#core/database/embedded/embedded-server.ts';
import type { EmbeddedServer } from '#core/database/embedded/embedded-server.ts';
import { migrate } from '#core/database/migrate.ts';
import { installJobs } from '#core/jobs/install-jobs.ts';
import { openPostgres } from '#core/database/postgres.ts';

/** The database that each test file gets a copy of. */
export const TEMPLATE = 'payung_template';

/** Another database of the same server. */
export const databaseAt = (server: string, name: string): string => {
  const [at = '', query = ''] = server.split('?');
  return `${at.slice(0, at.lastIndexOf('/'))}/${name}${query === '' ? '' : `?${query}`}`;
};

/** Nothing of a test is read after a crash, nor does the server live long enough to be tidied up. */
const WITHOUT_DURABILITY = {
  settings: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'checkpoint_timeout=1d',
    'autovacuum=off',
    'jit=off',
    'io_method=sync',
    'max_connections=300',
    'shared_buffers=128MB',
  ],
  initdbFlags: ['--no-sync'],
} as const;

export interface TestServer extends EmbeddedServer {
  readonly data: string;
}

/** A server of its own, which a test may break. */
export const startTestServer = async (): Promise<TestServer> => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-test-'));
  const server = await startEmbeddedServer(data, WITHOUT_DURABILITY);
  const stop = async (): Promise<void> => {
    await server.stop();
    fs.rmSync(data, { recursive: true, force: true });
  };
  return { ...server, data, stop };
};

/** How the names of the databases begin that test files use. */
export const OF_RUN = 'payung_of_run_';

/** What a database of a run must still look like when another test file takes it. */
const REMEMBER_SHAPE = `
  create schema payung_test;
  create function payung_test.shape_now() returns text language sql as $$
    select md5(string_agg(line, ',' order by line)) from (
      select format('%s %s %s', oid, relname, relkind) as line from pg_class
        where relnamespace = to_regnamespace('public')
      union all
      select format('%s %s %s', attrelid, attname, atttypid) from pg_attribute
        where attrelid in (select oid from pg_class where relnamespace = to_regnamespace('public'))
      union all
      select format('%s %s', oid, tgenabled) from pg_trigger
      union all
      select format('%s %s', oid, conname) from pg_constraint
      union all
      select format('%s %s', oid, md5(prosrc)) from pg_proc where pronamespace = to_regnamespace('public')
    ) lines $$;
  do $$ begin
    -- No table: tests look into every one.
    execute format('create function payung_test.shape() returns text language sql as %L',
      format('select %L::text', payung_test.shape_now()));
  end $$`;

const makeTemplate = async (server: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = openPostgres(databaseAt(server, TEMPLATE));
  await migrate(template.patient);
  await installJobs(template.url);
  await template.pool.query(REMEMBER_SHAPE);
  await template.close();
};

/** Of a server that lives on. */
const dropDatabases = async (server: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${OF_RUN}')`,
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
};

interface Run {
  readonly provide: (key: 'databaseServer', url: string) => void;
}

/** One server for a run: the one of TEST_DATABASE_URL, which may be of another version, or ours. */
const startForRun = async ({ provide }: Run): Promise<() => Promise<void>> => {
  const named = process.env['TEST_DATABASE_URL'];
  const server = named === undefined ? await startTestServer() : undefined;
  const url = named ?? server?.url('postgres') ?? '';
  await makeTemplate(url);
  provide('databaseServer', url);
  return () => (server === undefined ? dropDatabases(url) : server.stop());
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, by the address of one of its databases. */
    readonly databaseServer: string;
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default startForRun;

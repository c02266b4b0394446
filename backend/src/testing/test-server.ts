import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedServer } from '#core/database/embedded/embedded-server.ts';
import type { EmbeddedServer } from '#core/database/embedded/embedded-server.ts';
import { migrate } from '#core/database/migrate.ts';
import { openPostgres } from '#core/database/postgres.ts';

/** The database that each test file gets a copy of. */
export const TEMPLATE = 'payung_template';

/** Another database of the same server. */
export const databaseAt = (server: string, name: string): string => {
  const [at = '', query = ''] = server.split('?');
  return `${at.slice(0, at.lastIndexOf('/'))}/${name}${query === '' ? '' : `?${query}`}`;
};

/** Nothing of a test is read after a crash. */
const WITHOUT_DURABILITY = {
  settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
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

const makeTemplate = async (server: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = openPostgres(databaseAt(server, TEMPLATE));
  await migrate(template.db);
  await template.close();
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
  return async () => server?.stop();
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, by the address of one of its databases. */
    readonly databaseServer: string;
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default startForRun;

import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database, OpenDatabase } from '#core/database/database.ts';
import { openPostgres } from '#core/database/postgres.ts';
import { databaseAt, TEMPLATE } from './test-server.ts';

export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** An empty database of its own with all tables, on the server of this run; `close` removes it. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const server = inject('databaseServer');
  const name = `payung_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const opened = openPostgres(databaseAt(server, name));
  const close = async (): Promise<void> => {
    await opened.close();
    await administer(server, `drop database ${name} with (force)`);
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

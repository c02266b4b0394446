import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';

export const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

export class MigrationFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `Migration ${name} failed and left the database as it was: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'MigrationFailed';
  }
}

export class DataTooOld extends Error {
  constructor() {
    super(
      'The data was written by an older release, whose tables this release cannot read. Start that release ' +
        'to use it, or start with an empty data folder (PAYUNG_DATA) or an empty database (DATABASE_URL).',
    );
    this.name = 'DataTooOld';
  }
}

const hasTable = async (db: Database, name: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
};

/** Releases before the baseline kept a ledger of their own; no migration leads out of their tables. */
const refuseOldData = async (db: Database): Promise<void> => {
  if (await hasTable(db, 'schema_migrations')) throw new DataTooOld();
};

/** The files that the database has seen; of a newer release too, where this server was rolled back. */
const appliedMigrations = async (db: Database): Promise<readonly string[]> => {
  if (!(await hasTable(db, DEFAULT_MIGRATION_TABLE))) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
};

export const migrationFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).toSorted();

const migrationOf = (folder: string, name: string): Migration => ({
  up: async (trx) => {
    await sql.raw(await readFile(path.join(folder, name), 'utf8')).execute(trx);
  },
});

/**
 * Applies what is missing in the order of the names, all of it or nothing. Of servers that start together one does it
 * and the others wait (an advisory lock of the Migrator). Answers what it applied.
 */
export const migrate = async (db: Database, folder: string = MIGRATIONS): Promise<readonly string[]> => {
  await refuseOldData(db);
  const names = [...new Set([...(await appliedMigrations(db)), ...(await migrationFiles(folder))])];
  const migrations = Object.fromEntries(names.map((name) => [name, migrationOf(folder, name)]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // A file of another squad may land with a lower number.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (failed !== undefined) throw new MigrationFailed(failed.migrationName, error);
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
};

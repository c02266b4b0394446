import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

export const MIGRATIONS = path.join(import.meta.dirname, '../migrations');

interface Ledger {
  schema_migrations: { name: string; applied_at: Date };
}

export class MigrationFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `Migration ${name} failed and left the database as it was: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'MigrationFailed';
  }
}

/** The first file of the layout before the baseline, which no migration leads out of. */
export const BEFORE_BASELINE = '001-people-and-quotes.sql';

export class DataTooOld extends Error {
  constructor() {
    super(
      'The data was written by an older release, whose tables this release cannot read. Start that release ' +
        'to use it, or start with an empty data folder (PAYUNG_DATA) or an empty database (DATABASE_URL).',
    );
    this.name = 'DataTooOld';
  }
}

const refuseOldData = async (ledger: Kysely<Ledger>): Promise<void> => {
  const old = await ledger
    .selectFrom('schema_migrations')
    .select('name')
    .where('name', '=', BEFORE_BASELINE)
    .executeTakeFirst();
  if (old !== undefined) throw new DataTooOld();
};

export const migrationFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).toSorted();

/** Applies what is missing, one file in one transaction, in the order of the names. Answers what it applied. */
export const migrate = async (db: Database, now: Date, folder: string = MIGRATIONS): Promise<string[]> =>
  await applyMigrations(db, now, { folder, names: await migrationFiles(folder) });

/** Of those files alone: a restore begins with the ones that its backup knows. */
export const applyMigrations = async (
  db: Database,
  now: Date,
  { folder = MIGRATIONS, names }: { readonly folder?: string; readonly names: readonly string[] },
): Promise<string[]> => {
  const ledger = db as unknown as Kysely<Ledger>;
  await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null)`.execute(
    db,
  );
  await refuseOldData(ledger);
  const applied: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    try {
      await ledger.transaction().execute(async (trx) => {
        // Two servers that start at once: the second waits here and then finds the row.
        await sql`lock table schema_migrations in exclusive mode`.execute(trx);
        const known = await trx
          .selectFrom('schema_migrations')
          .select('name')
          .where('name', '=', name)
          .executeTakeFirst();
        if (known) return;
        await sql.raw(text).execute(trx);
        await trx.insertInto('schema_migrations').values({ name, applied_at: now }).execute();
        applied.push(name);
      });
    } catch (error) {
      throw new MigrationFailed(name, error);
    }
  }
  return applied;
};

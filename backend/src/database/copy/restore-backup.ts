import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database, Queries } from '../database.ts';
import { migrate, MIGRATIONS, migrationFiles } from '../migrate.ts';
import { insideTransaction } from '../open-transaction.ts';
import { BrokenBackup } from './broken-backup.ts';
import { copyKeysIn } from './kept-keys.ts';
import { digestOfBackup, readManifest, rowsFile } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { markRestore, unmarkRestore } from './restore-marker.ts';
import { writeRows } from './rows.ts';
import { requireEmpty } from './snapshot.ts';
import { tablesInOrder, withoutTriggers, writeSequences } from './table-order.ts';

export type RestoreStep = 'marked' | 'tables' | 'keys' | 'rows' | 'restored' | 'migrated';

export interface RestoreOptions {
  readonly now: Date;
  /** Where the keys go that open what the database has sealed. */
  readonly data?: string;
  /** Called after each step, for tests that cut it there. */
  readonly reached?: (step: RestoreStep) => void;
}

const requireKnown = async ({ migrations }: Manifest): Promise<void> => {
  const known = await migrationFiles(MIGRATIONS);
  if (known.some((name) => !migrations.includes(name)))
    throw new BrokenBackup('The backup is of an older release, which alone can restore it');
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BrokenBackup(`The backup is of a newer Payung: it has ${unknown.join(', ')}`);
};

const createLedger = (db: Queries) =>
  sql`create table if not exists restored_backups (sha256 text primary key, restored_at timestamptz not null)`.execute(
    db,
  );

const wasRestored = async (db: Database, digest: string): Promise<boolean> => {
  await createLedger(db);
  const { rows } = await sql`select 1 from restored_backups where sha256 = ${digest}`.execute(db);
  return rows.length > 0;
};

interface RowsOfBackup {
  readonly folder: string;
  readonly digest: string;
  readonly manifest: Manifest;
  readonly now: Date;
  readonly written: () => void;
}

/** All of them or none, with the note that they are there. */
const restoreRows = (db: Database, { folder, digest, manifest, now, written }: RowsOfBackup) =>
  db.transaction().execute((trx) =>
    insideTransaction(async () => {
      const tables = await tablesInOrder(trx);
      await requireEmpty(trx, tables);
      const kept = tables.filter(({ name }) => name in manifest.tables);
      await withoutTriggers(trx, kept, async () => {
        for (const table of kept) {
          const input = fs.createReadStream(rowsFile(folder, table.name));
          await writeRows(trx, table, createInterface({ input, crlfDelay: Infinity }));
        }
      });
      await writeSequences(trx, manifest.sequences);
      await sql`insert into restored_backups values (${digest}, ${now})`.execute(trx);
      written();
    }),
  );

/**
 * Into a database that is empty: checked first, then its keys, then its rows in one transaction, then the tables of
 * this release. Cut off anywhere it can be repeated, and until then the server does not start on it.
 */
export const restoreBackup = async (
  db: Database,
  folder: string,
  { now, data, reached = () => undefined }: RestoreOptions,
): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  await requireKnown(manifest);
  const digest = await digestOfBackup(folder);
  if (!(await wasRestored(db, digest))) {
    await requireEmpty(db, await tablesInOrder(db));
    if (data !== undefined) markRestore(data, folder);
    reached('marked');
    await migrate(db, now);
    reached('tables');
    if (data !== undefined) copyKeysIn(folder, data);
    reached('keys');
    await restoreRows(db, { folder, digest, manifest, now, written: () => reached('rows') });
  }
  reached('restored');
  await migrate(db, now);
  reached('migrated');
  if (data !== undefined) unmarkRestore(data);
  return manifest;
};

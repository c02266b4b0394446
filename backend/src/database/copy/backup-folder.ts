import fs from 'node:fs';
import type { Database } from '../database.ts';
import { renameDurably } from '../durable-filesystem.ts';
import { insideTransaction } from '../open-transaction.ts';
import { copyKeysOut } from './kept-keys.ts';
import { digestOfFile, rowsFile, writeManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { readRows } from './rows.ts';
import { appliedMigrations } from './snapshot.ts';
import { readSequences, tablesInOrder } from './table-order.ts';

const writeLines = async (file: string, lines: AsyncIterable<string>): Promise<number> => {
  const handle = await fs.promises.open(file, 'wx', 0o600);
  let rows = 0;
  for await (const line of lines) {
    await handle.write(`${line}\n`);
    rows += 1;
  }
  await handle.close();
  return rows;
};

const writeTables = (db: Database, folder: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) =>
      insideTransaction(async () => {
        const tables: Record<string, { rows: number; sha256: string }> = {};
        for (const { name } of await tablesInOrder(trx)) {
          const file = rowsFile(folder, name);
          const rows = await writeLines(file, readRows(trx, name));
          tables[name] = { rows, sha256: await digestOfFile(file) };
        }
        const migrations = await appliedMigrations(trx);
        return { migrations, sequences: await readSequences(trx), tables };
      }),
    );

export type BackupStep = 'begun' | 'tables' | 'keys' | 'manifest';

export interface BackupOptions {
  readonly now: Date;
  /** Where the keys lie that open what the database has sealed. */
  readonly data?: string;
  /** Called after each step, for tests that cut it there. */
  readonly reached?: (step: BackupStep) => void;
}

/** One moment of the database as lines of JSON, its keys and a manifest; appears under its name when it is whole. */
export const writeBackup = async (
  db: Database,
  folder: string,
  { now, data, reached = () => undefined }: BackupOptions,
): Promise<Manifest> => {
  if (fs.existsSync(folder)) throw new Error(`${folder} exists already: a backup never overwrites`);
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  reached('begun');
  const written = await writeTables(db, unfinished);
  reached('tables');
  const keys = data === undefined ? {} : copyKeysOut(data, unfinished);
  reached('keys');
  const manifest = { format: 1, takenAt: now.toISOString(), ...written, keys } satisfies Manifest;
  writeManifest(unfinished, manifest);
  reached('manifest');
  renameDurably(unfinished, folder);
  return manifest;
};

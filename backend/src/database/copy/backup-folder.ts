import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '../database.ts';
import { renameDurably } from '../durable-filesystem.ts';
import { BEFORE_BASELINE } from '../migrate.ts';
import { insideTransaction } from '../open-transaction.ts';
import { readRows, writeRows } from './rows.ts';
import { appliedMigrations, requireEmpty } from './snapshot.ts';
import { readSequences, tablesInOrder, withoutTriggers, writeSequences } from './table-order.ts';
import type { SequenceState } from './table-order.ts';

interface Manifest {
  readonly format: 1;
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly sequences: readonly SequenceState[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;
}

export class BrokenBackup extends Error {
  override name = 'BrokenBackup';
}

const fileOf = (folder: string, table: string): string => path.join(folder, `${table}.jsonl`);

const digestOfFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of fs.createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
};

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

/** One moment of the database as lines of JSON with a manifest; appears under its name when it is whole. */
export const writeBackup = async (db: Database, folder: string, now: Date): Promise<Manifest> => {
  if (fs.existsSync(folder)) throw new Error(`${folder} exists already: a backup never overwrites`);
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const manifest = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) =>
      insideTransaction(async () => {
        const tables: Record<string, { rows: number; sha256: string }> = {};
        for (const { name } of await tablesInOrder(trx)) {
          const rows = await writeLines(fileOf(unfinished, name), readRows(trx, name));
          tables[name] = { rows, sha256: await digestOfFile(fileOf(unfinished, name)) };
        }
        const migrations = await appliedMigrations(trx);
        const sequences = await readSequences(trx);
        return { format: 1, takenAt: now.toISOString(), migrations, sequences, tables } satisfies Manifest;
      }),
    );
  fs.writeFileSync(path.join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2), {
    mode: 0o600,
  });
  renameDurably(unfinished, folder);
  return manifest;
};

const readManifest = async (folder: string): Promise<Manifest> => {
  const file = path.join(folder, 'manifest.json');
  if (!fs.existsSync(file)) throw new BrokenBackup(`${folder} holds no backup: manifest.json is missing`);
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  for (const [table, { sha256 }] of Object.entries(manifest.tables)) {
    const isWhole =
      fs.existsSync(fileOf(folder, table)) && (await digestOfFile(fileOf(folder, table))) === sha256;
    if (!isWhole) throw new BrokenBackup(`${table}.jsonl is missing or damaged; nothing was restored`);
  }
  return manifest;
};

/** Into an empty, migrated database; checked first, written in one transaction: all of it or nothing. */
export const restoreBackup = async (db: Database, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (manifest.migrations.includes(BEFORE_BASELINE))
    throw new BrokenBackup('The backup is of an older release, which alone can restore it');
  const known = await appliedMigrations(db);
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BrokenBackup(`The backup is of a newer Payung: it has ${unknown.join(', ')}`);
  await db.transaction().execute((trx) =>
    insideTransaction(async () => {
      const tables = await tablesInOrder(trx);
      await requireEmpty(trx, tables);
      const kept = tables.filter(({ name }) => name in manifest.tables);
      const write = async (): Promise<void> => {
        for (const table of kept) {
          const lines = createInterface({
            input: fs.createReadStream(fileOf(folder, table.name)),
            crlfDelay: Infinity,
          });
          await writeRows(trx, table, lines);
        }
      };
      // An older backup lacks what was counted: it is counted as its rows come.
      const isOlder = known.some((name) => !manifest.migrations.includes(name));
      await (isOlder ? write() : withoutTriggers(trx, kept, write));
      await writeSequences(trx, manifest.sequences);
    }),
  );
  return manifest;
};

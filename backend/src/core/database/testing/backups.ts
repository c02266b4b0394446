import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { writeBackup } from '#core/database/backup/write-backup.ts';
import type { BackupStep } from '#core/database/backup/write-backup.ts';
import type { Database, OpenDatabase } from '#core/database/database.ts';
import { openEmbedded } from '#core/database/embedded/open-embedded.ts';

const AT = new Date('2026-01-15T03:04:05.678Z');
export const SERVER_KEY = 'a key of the server, thirty-two characters and more';
const FAST = { settings: ['fsync=off'], initdbFlags: ['--no-sync'] };

/** A server of its own that a test backs up, with folders for what it does with the backup. */
export const useBackedUpServer = () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-backup-'));
  const data = path.join(home, 'data');
  const keyFile = path.join(data, 'server.key');
  let source: OpenDatabase;
  let one = '';
  beforeAll(async () => {
    source = await openEmbedded(data, FAST);
    await sql`create table kept (number integer primary key, filler text not null)`.execute(source.db);
  });
  afterAll(async () => {
    await source.close();
    fs.rmSync(home, { recursive: true, force: true });
  });
  beforeEach(async () => {
    // A thousand files for each backup: no test reads them after a power cut.
    vi.spyOn(fs, 'fsyncSync').mockReturnValue(undefined);
    one = fs.mkdtempSync(path.join(home, 'one-'));
    fs.writeFileSync(keyFile, SERVER_KEY);
    await sql`truncate kept`.execute(source.db);
  });
  return {
    data,
    keyFile,
    get db(): Database {
      return source.db;
    },
    /** Where a test restores to, and the backup between both. */
    get target(): string {
      return path.join(one, 'target');
    },
    get backup(): string {
      return path.join(one, 'backup');
    },
    write: (reached?: (step: BackupStep) => void) =>
      writeBackup(path.join(one, 'backup'), {
        now: AT,
        data,
        url: source.url,
        ...(reached === undefined ? {} : { reached }),
      }),
    insert: (first: number, last: number) =>
      sql`insert into kept
        select n, repeat('x', 500) from generate_series(${first}::int, ${last}::int) n`.execute(source.db),
    numbersIn: async (folder: string): Promise<readonly number[]> => {
      const { db, close } = await openEmbedded(folder, FAST);
      const { rows } = await sql<{ number: number }>`select number from kept order by number`.execute(db);
      await close();
      return rows.map(({ number }) => number);
    },
  };
};

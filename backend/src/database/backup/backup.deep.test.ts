import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database, OpenDatabase } from '../database.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { restoreBackup } from './restore-backup.ts';
import type { RestoreStep } from './restore-backup.ts';
import { requireNoRestore, RestoreUnfinished } from './restore-marker.ts';
import { writeBackup } from './write-backup.ts';
import type { BackupStep } from './write-backup.ts';

const AT = new Date('2026-01-15T03:04:05.678Z');
const KEY = 'a key of the server, thirty-two characters and more';
const FAST = { settings: ['fsync=off'], initdbFlags: ['--no-sync'] };

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-backup-'));
fs.chmodSync(home, 0o711);
const data = path.join(home, 'data');
const keyFile = path.join(data, 'server.key');
let source: OpenDatabase;
/** Of the restored server, and the backup between both. */
let [target, backup]: [string, string] = ['', ''];

beforeAll(async () => {
  // A thousand files for each backup: no test reads them after a power cut.
  vi.spyOn(fs, 'fsyncSync').mockReturnValue(undefined);
  source = await openEmbedded(data, FAST);
  await sql`create table kept (number integer primary key, filler text not null)`.execute(source.db);
});
afterAll(async () => {
  await source.close();
  vi.restoreAllMocks();
  fs.rmSync(home, { recursive: true, force: true });
});
beforeEach(async () => {
  const one = fs.mkdtempSync(path.join(home, 'one-'));
  fs.chmodSync(one, 0o711);
  [target, backup] = [path.join(one, 'target'), path.join(one, 'backup')];
  fs.writeFileSync(keyFile, KEY);
  await sql`truncate kept`.execute(source.db);
});

const write = (reached?: (step: BackupStep) => void) =>
  writeBackup(backup, { now: AT, data, url: source.url, ...(reached === undefined ? {} : { reached }) });
const cutAt =
  <Step extends string>(cut: Step) =>
  (step: Step): void => {
    if (step === cut) throw new Error(`cut at ${step}`);
  };
const insert = (db: Database, first: number, last: number) =>
  sql`insert into kept select n, repeat('x', 500) from generate_series(${first}::int, ${last}::int) n`.execute(
    db,
  );
const numbersIn = async (folder: string): Promise<readonly number[]> => {
  const { db, close } = await openEmbedded(folder, FAST);
  const { rows } = await sql<{ number: number }>`select number from kept order by number`.execute(db);
  await close();
  return rows.map(({ number }) => number);
};

it('leaves no backup under its name when it is cut at any step, and a whole one when it is repeated', async () => {
  for (const step of ['begun', 'files', 'log', 'keys', 'manifest'] as const) {
    await expect(write(cutAt(step))).rejects.toThrow(`cut at ${step}`);
    expect(fs.existsSync(backup)).toBe(false);
  }
  await write();
  expect(fs.existsSync(`${backup}.unfinished`)).toBe(false);
  await expect(write()).rejects.toThrow('exists already: a backup never overwrites');
});

it('can repeat a restore that was cut at any step, and lets no server start before', async () => {
  await insert(source.db, 1, 3);
  await write();
  const steps: readonly RestoreStep[] = ['marked', 'keys', 'files', 'renamed'];
  for (const step of steps) {
    const cut = restoreBackup(backup, { data: target, reached: cutAt(step) });
    await expect(cut).rejects.toThrow(`cut at ${step}`);
    expect(() => requireNoRestore(target)).toThrow(RestoreUnfinished);
    expect(() => requireNoRestore(target)).toThrow(`npm run restore -w backend -- ${backup}`);
  }
  await restoreBackup(backup, { data: target });
  requireNoRestore(target);
  expect(await numbersIn(target)).toEqual([1, 2, 3]);
});

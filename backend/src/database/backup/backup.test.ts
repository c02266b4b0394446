import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database, OpenDatabase } from '../database.ts';
import { FolderInUse } from '../embedded/folder-lock.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { restoreBackup } from './restore-backup.ts';
import { requireNoRestore } from './restore-marker.ts';
import { writeBackup } from './write-backup.ts';

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

const write = () => writeBackup(backup, { now: AT, data, url: source.url });
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

it('takes one moment of a server that goes on writing, with its keys', async () => {
  await insert(source.db, 1, 2000);
  const stopped = new AbortController();
  const writing = (async () => {
    for (let next = 2001; !stopped.signal.aborted; next += 1) await insert(source.db, next, next);
  })();
  await write();
  stopped.abort();
  await writing;
  const restored = await restoreBackup(backup, { data: target });
  expect(restored.takenAt).toBe('2026-01-15T03:04:05.678Z');
  expect(fs.readFileSync(path.join(target, 'server.key'), 'utf8')).toBe(KEY);
  const numbers = await numbersIn(target);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(2000);
});

it('refuses a folder that is open, and one that holds a database, and touches no key there', async () => {
  await write();
  fs.writeFileSync(keyFile, `another: ${KEY}`);
  await expect(restoreBackup(backup, { data })).rejects.toBeInstanceOf(FolderInUse);
  await restoreBackup(backup, { data: target });
  await expect(restoreBackup(backup, { data: target })).rejects.toThrow('exists already');
  expect(fs.readFileSync(keyFile, 'utf8')).toBe(`another: ${KEY}`);
  requireNoRestore(data);
});

it('refuses what is damaged or missing, and has restored nothing', async () => {
  fs.writeFileSync(keyFile, '');
  await expect(write()).rejects.toThrow('does not hold a key');
  fs.writeFileSync(keyFile, KEY);
  await write();
  const restored = () => restoreBackup(backup, { data: target });
  fs.writeFileSync(path.join(backup, 'server.key'), `${KEY}!`);
  await expect(restored()).rejects.toThrow('server.key is missing or damaged; nothing was restored');
  fs.writeFileSync(path.join(backup, 'server.key'), KEY);
  fs.appendFileSync(path.join(backup, 'postgres', 'PG_VERSION'), ' ');
  await expect(restored()).rejects.toThrow('PG_VERSION is missing or damaged; nothing was restored');
  fs.rmSync(path.join(backup, 'manifest.json'));
  await expect(restored()).rejects.toThrow('holds no backup');
  expect(fs.existsSync(path.join(target, 'postgres'))).toBe(false);
});

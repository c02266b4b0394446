import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { DataTooOld, migrate, MigrationFailed, migrationFiles, MIGRATIONS } from './migrate.ts';

const database = useTestDatabase();
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-migrations-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
beforeEach(() => sql`drop schema public cascade`.execute(database.db));
beforeEach(() => sql`create schema public`.execute(database.db));

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = fs.mkdtempSync(path.join(home, 'one-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
};

const exists = async (table: string): Promise<boolean> => {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${table})::text as found`.execute(
    database.db,
  );
  return rows[0]?.found !== null;
};

const FIRST = 'create table first_try (id integer primary key); insert into first_try values (1);';

it('applies migrations once, in the order of their names', async () => {
  const folder = folderWith({
    '002-second.sql': "alter table first_try add column note text not null default '';",
    '001-first.sql': FIRST,
    'README.md': 'not a migration',
  });
  expect(await migrate(database.db, folder)).toEqual(['001-first.sql', '002-second.sql']);
  expect(await migrate(database.db, folder)).toEqual([]);
});

it('rolls back a migration that fails half way, and names it', async () => {
  const before = folderWith({ '001-first.sql': FIRST });
  await migrate(database.db, before);
  const folder = folderWith({
    '001-first.sql': FIRST,
    '002-good.sql': 'create table good (id integer primary key);',
    '003-bad.sql': 'create table half (id integer primary key); insert into nowhere values (1);',
    '004-never.sql': 'create table never (id integer primary key);',
  });
  const failing = migrate(database.db, folder);
  await expect(failing).rejects.toBeInstanceOf(MigrationFailed);
  await expect(failing).rejects.toThrow(
    /^Migration 003-bad\.sql failed and left the database as it was: .*"nowhere"/,
  );
  const tables = ['first_try', 'good', 'half', 'never'];
  expect(await Promise.all(tables.map(exists))).toEqual([true, false, false, false]);
  fs.writeFileSync(path.join(folder, '003-bad.sql'), 'create table half (id integer primary key);');
  expect(await migrate(database.db, folder)).toEqual(['002-good.sql', '003-bad.sql', '004-never.sql']);
});

it('applies each migration once when three servers start together on an empty database', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.db)));
  expect(applied.filter((names) => names.length > 0)).toEqual([await migrationFiles(MIGRATIONS)]);
});

it('starts on a database with migrations of a newer release after a rollback', async () => {
  const newer = folderWith({
    '001-first.sql': FIRST,
    '003-newer.sql': 'create table newer (id integer primary key);',
  });
  await migrate(database.db, newer);
  expect(await migrate(database.db, folderWith({ '001-first.sql': FIRST }))).toEqual([]);
});

it('applies a migration that arrives later with a lower number', async () => {
  await migrate(database.db, folderWith({ '001-first.sql': FIRST, '003-third.sql': 'select 1' }));
  const folder = folderWith({ '001-first.sql': FIRST, '002-late.sql': 'select 1', '003-third.sql': '' });
  expect(await migrate(database.db, folder)).toEqual(['002-late.sql']);
});

it('refuses data of a release before the baseline, and says what to do', async () => {
  await sql`create table schema_migrations (name text primary key, applied_at timestamptz not null)`.execute(
    database.db,
  );
  const starting = migrate(database.db);
  await expect(starting).rejects.toBeInstanceOf(DataTooOld);
  await expect(starting).rejects.toThrow(/older release.*empty data folder \(PAYUNG_DATA\)/);
  expect(await exists('agents')).toBe(false);
});

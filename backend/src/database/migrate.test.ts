import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { DataTooOld, migrate, MigrationFailed } from './migrate.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-migrations-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = fs.mkdtempSync(path.join(home, 'one-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
};

describe('migrations', () => {
  const database = useTestDatabase();
  const exists = async (table: string): Promise<boolean> => {
    const { rows } = await sql<{ found: string | null }>`select to_regclass(${table})::text as found`.execute(
      database.db,
    );
    return rows[0]?.found !== null;
  };

  it('are applied once, in the order of their names', async () => {
    const folder = folderWith({
      '901-first.sql': 'create table first_try (id integer primary key); insert into first_try values (1);',
      '902-second.sql': "alter table first_try add column note text not null default '';",
      'README.md': 'not a migration',
    });
    expect(await migrate(database.db, new Date(), folder)).toEqual(['901-first.sql', '902-second.sql']);
    expect(await migrate(database.db, new Date(), folder)).toEqual([]);
  });

  it('leave the old state when one fails half way, and say which', async () => {
    const folder = folderWith({
      '911-good.sql': 'create table kept (id integer primary key);',
      '912-bad.sql': 'create table half (id integer primary key); insert into nowhere values (1);',
      '913-never.sql': 'create table never (id integer primary key);',
    });
    const failing = migrate(database.db, new Date(), folder);
    await expect(failing).rejects.toBeInstanceOf(MigrationFailed);
    await expect(failing).rejects.toThrow('912-bad.sql');
    expect([await exists('kept'), await exists('half'), await exists('never')]).toEqual([true, false, false]);
  });

  it('are applied once when two servers start together', async () => {
    const folder = folderWith({ '921-together.sql': 'create table together (id integer primary key);' });
    const both = await Promise.all([
      migrate(database.db, new Date(), folder),
      migrate(database.db, new Date(), folder),
    ]);
    expect(both.flat()).toEqual(['921-together.sql']);
  });

  it('refuse data of a release before the baseline, and say what to do', async () => {
    const { db } = database;
    const old = { name: '001-people-and-quotes.sql', applied_at: new Date() };
    const ledger = db as unknown as Kysely<{ schema_migrations: typeof old }>;
    await ledger.insertInto('schema_migrations').values(old).execute();
    const starting = migrate(db, new Date());
    await expect(starting).rejects.toBeInstanceOf(DataTooOld);
    await expect(starting).rejects.toThrow(/older release.*empty data folder \(PAYUNG_DATA\)/);
    await ledger.deleteFrom('schema_migrations').where('name', '=', old.name).execute();
  });
});

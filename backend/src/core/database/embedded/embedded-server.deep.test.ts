import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
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

it('restarts when its process dies', async () => {
  const restarts: string[] = [];
  const { db, pool, close } = await openEmbedded(data, { onRestart: (why) => restarts.push(why) });
  pool.on('error', () => undefined);
  process.kill(pidOfServer(), 'SIGKILL');
  const isAnswered = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  while (restarts.length === 0 || !(await isAnswered())) await new Promise(setImmediate);
  expect(restarts).toHaveLength(1);
  await close();
});

it('listens on the loopback with a password where there is no socket', async () => {
  const loopback = path.join(home, 'loopback');
  const { db, url, close } = await openEmbedded(loopback, { transport: 'loopback' });
  expect(new URL(url).password).toMatch(/^[0-9a-f]{64}$/);
  const { rows } = await sql`select host(inet_server_addr()) as host`.execute(db);
  expect(rows).toEqual([{ host: '127.0.0.1' }]);
  await close();
  expect(fs.statSync(path.join(loopback, 'postgres.password')).mode & 0o077).toBe(0);
});

it('removes the unfinished cluster of an interrupted first start', async () => {
  const cut = path.join(home, 'cut');
  fs.mkdirSync(path.join(cut, 'postgres.unfinished'), { recursive: true });
  fs.writeFileSync(path.join(cut, 'postgres.unfinished', 'PG_VERSION'), 'half');
  await (await openEmbedded(cut)).close();
  expect(fs.existsSync(path.join(cut, 'postgres.unfinished'))).toBe(false);
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
  await (await openEmbedded(data)).close();
  fs.writeFileSync(pidFile, '');
  const { db, close } = await openEmbedded(data);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-life-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const data = path.join(home, 'data');

it('restarts when its process dies', async () => {
  const restarts: string[] = [];
  const { db, pool, close } = await openEmbedded(data, { onRestart: (why) => restarts.push(why) });
  pool.on('error', () => undefined);
  const pidFile = path.join(data, 'postgres', 'postmaster.pid');
  process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
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

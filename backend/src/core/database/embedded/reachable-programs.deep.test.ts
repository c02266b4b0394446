import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { findBinaries, programsIn } from './binaries.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { giveTo } from './server-user.ts';

/** As `mkdtemp` makes it, closed to everybody else, like /root. */
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-closed-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const isRoot = own.uid === 0;
const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8);

/** What is in the table, after one more row. */
const countIn = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create table if not exists starts (at serial)');
  await client.query('insert into starts default values');
  const { rowCount } = await client.query('select from starts');
  await client.end();
  return rowCount ?? 0;
};

it('starts from programs and data that only root may reach, again where moved or owned by another user', async () => {
  const open = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-open-'));
  onTestFinished(() => fs.rmSync(open, { recursive: true, force: true }));
  fs.chmodSync(open, 0o755);
  // By this name only root reaches the programs, as those of a checkout below /root.
  fs.symlinkSync(findBinaries().home, path.join(home, 'checkout'));
  const programs = { binaries: programsIn(path.join(home, 'checkout'), 'postgresql-18'), places: [open] };
  // A thousand files of the new cluster: nothing of it is read after a power cut.
  const sync = vi.spyOn(fs, 'fsyncSync').mockReturnValue(undefined);
  onTestFinished(() => sync.mockRestore());
  const said: string[] = [];
  const startIn = async (data: string): Promise<number> => {
    const server = await startEmbeddedServer(data, {
      programs,
      say: (line) => said.push(line),
      settings: ['fsync=off'],
      initdbFlags: ['--no-sync'],
    });
    const count = await countIn(server.url('postgres'));
    await server.stop();
    return count;
  };
  const data = path.join(home, 'data');
  fs.mkdirSync(data, { mode: 0o700 });
  expect(await startIn(data)).toBe(1);
  const line = `PostgreSQL runs as user 65534, not as root, from a copy of its programs in ${open}/payung-postgresql-18.`;
  expect(said).toEqual(isRoot ? [line] : []);
  const moved = path.join(home, 'moved');
  fs.renameSync(data, moved);
  const owner = isRoot ? { uid: 1234, gid: 1234 } : own;
  giveTo(owner, path.join(moved, 'postgres'));
  expect(await startIn(moved)).toBe(2);
  expect(fs.statSync(path.join(moved, 'postgres')).uid).toBe(owner.uid);
  expect(['', 'postgres'].map((name) => modeOf(path.join(moved, name)))).toEqual(['700', '700']);
});

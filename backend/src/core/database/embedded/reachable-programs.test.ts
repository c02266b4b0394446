import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { findBinaries, programsIn } from './binaries.ts';
import { PostgresFailed } from './cluster.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { copyPrograms, FolderClosed, programsFor } from './reachable-programs.ts';
import { giveTo, workplaceIn } from './server-user.ts';

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

/** What an installation by somebody whose files are closed to others looks like. */
const closedPrograms = (): string => {
  const from = fs.mkdtempSync(path.join(home, 'from-'));
  fs.mkdirSync(path.join(from, 'bin'), { mode: 0o700 });
  fs.writeFileSync(path.join(from, 'bin', 'postgres'), 'a program', { mode: 0o700 });
  fs.writeFileSync(path.join(from, 'bin', 'table'), 'a table', { mode: 0o600 });
  fs.symlinkSync('table', path.join(from, 'bin', 'link'));
  return from;
};

it('copies programs for everybody to read, also from closed files and under a closed umask', () => {
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const to = path.join(home, 'copy');
  copyPrograms(closedPrograms(), to);
  const names = ['', 'bin', 'bin/postgres', 'bin/table', 'bin/link'];
  expect(names.map((name) => modeOf(path.join(to, name)))).toEqual(['755', '755', '755', '644', '644']);
  expect(fs.readlinkSync(path.join(to, 'bin', 'link'))).toBe('table');
});

it('completes a copy that was cut off or swept', () => {
  const to = path.join(home, 'cut');
  const from = closedPrograms();
  copyPrograms(from, to);
  fs.truncateSync(path.join(to, 'bin', 'postgres'), 3);
  fs.rmSync(path.join(to, 'bin', 'table'));
  copyPrograms(from, to);
  expect(fs.readFileSync(path.join(to, 'bin', 'postgres'), 'utf8')).toBe('a program');
  expect(fs.readdirSync(path.join(to, 'bin'))).toEqual(['link', 'postgres', 'table']);
});

it('uses no copy that another user may have made, and says what was tried', () => {
  const name = 'payung-postgresql-18';
  const [writable, linked] = ['writable', 'linked'].map((each) => path.join(home, each)) as [string, string];
  for (const place of [writable, linked]) fs.mkdirSync(place);
  fs.mkdirSync(path.join(writable, name));
  fs.chmodSync(path.join(writable, name), 0o777);
  fs.symlinkSync(home, path.join(linked, name));
  const binaries = programsIn(closedPrograms(), 'postgresql-18');
  const choose = () =>
    programsFor({ uid: 65_534, gid: 65_534 }, { binaries, places: [writable, linked, home] });
  expect(choose).toThrow(FolderClosed);
  expect(choose).toThrow(
    `${writable}/${name} may have been made by another user: remove it; ` +
      `${linked}/${name} may have been made by another user: remove it; ` +
      `it cannot start those in ${home}/${name} either. Start as another user`,
  );
});

it('names the folder and the user where PostgreSQL is refused a permission', () => {
  const { name, inWords } = workplaceIn(home, { uid: 65_534, gid: 65_534 });
  const failed = new PostgresFailed('It failed', inWords(`could not open "${name}/base": Permission denied`));
  expect(failed.message).toBe(
    `It failed: could not open "${home}/base": Permission denied (PostgreSQL runs as user 65534, not as root)`,
  );
  // Has no code, by which general words would be printed instead of these.
  expect(failed.code).toBe('');
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { programsIn } from './binaries.ts';
import { PostgresFailed } from './cluster.ts';
import { copyPrograms, FolderClosed, programsFor } from './reachable-programs.ts';
import { workplaceIn } from './server-user.ts';

/** As `mkdtemp` makes it, closed to everybody else, like /root. */
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-closed-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8);

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

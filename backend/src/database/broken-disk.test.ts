import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { templateFolder } from '#testing/template-database.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { outageOf } from './outage.ts';
import { openPglite } from './pglite.ts';
import { DiskFull, watchSpace } from './storage.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-broken-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const CHILD = fileURLToPath(new URL('failing-child.ts', import.meta.url));
const MEGABYTE = 1_048_576;

const folderWithCluster = async (name: string): Promise<string> => {
  const folder = path.join(home, name);
  fs.cpSync(await templateFolder(), path.join(folder, 'database'), { recursive: true });
  return folder;
};

const writeUntilBroken = async (folder: string, failure: string) => {
  const child = spawn(process.execPath, [CHILD, folder, failure], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => {
    said.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said.err += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, complaints: said.err, acknowledged: said.out.trim().split('\n').map(Number) };
};

it.each([
  ['fsync', 'EIO: i/o error, fsync'],
  ['full', 'its log could not be written; most often the disk is full'],
])(
  'ends and says why when the disk breaks (%s), and has kept all that it acknowledged',
  async (failure, why) => {
    const folder = await folderWithCluster(failure);
    const { code, complaints, acknowledged } = await writeUntilBroken(folder, failure);
    expect(code).toBe(74);
    expect(complaints).toContain(`The database in ${path.join(folder, 'database')} could not be written`);
    expect(complaints).toContain(why);
    expect(acknowledged.at(-1)).toBe(19);
    const { db, close } = await openPglite(folder);
    const { rows } = await sql<{ number: number }>`select number from writes order by number`.execute(db);
    await close();
    expect(rows.map(({ number }) => number).slice(0, 20)).toEqual(acknowledged);
  },
);

it('does not begin on a disk that is full, and says how much it needs', async () => {
  const folder = path.join(home, 'full-at-start');
  const opening = openPglite(folder, () => 10 * MEGABYTE);
  await expect(opening).rejects.toBeInstanceOf(DiskFull);
  await expect(openPglite(folder, () => 10 * MEGABYTE)).rejects.toThrow(
    `The disk of ${folder} is full: 10 MB are free, at least 160 MB are needed. Free some space.`,
  );
});

const database = useTestDatabase();

it('only reads while its disk is nearly full, and writes again when there is space', async () => {
  const { db } = database;
  let free = 31 * MEGABYTE;
  const { look, stop } = watchSpace(db, home, () => free);
  const write = () =>
    sql`insert into limit_hits values ('b', array[now()], now()) on conflict do nothing`.execute(db);
  await look();
  const refusal = await write().catch((error: unknown) => error);
  expect(outageOf(refusal)).toBe('cannotWrite');
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  free = 32 * MEGABYTE;
  await look();
  await write();
  stop();
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestPglite } from '#testing/template-database.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import type { Database } from '../database.ts';
import { writeBackup } from './backup-folder.ts';
import type { BackupStep } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import type { RestoreStep } from './restore-backup.ts';
import { requireNoRestore, RestoreUnfinished } from './restore-marker.ts';

const AT = new Date('2026-01-15T03:04:05.678Z');
const KEY = 'a key of the server, thirty-two characters and more';
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-cut-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const source = useTestDatabase();
/** Of the server that is backed up, of the one that is restored, and the backup between them. */
let [data, target, backup]: [string, string, string] = ['', '', ''];
beforeEach(async () => {
  const one = fs.mkdtempSync(path.join(home, 'one-'));
  [data, target, backup] = [path.join(one, 'data'), path.join(one, 'target'), path.join(one, 'backup')];
  fs.mkdirSync(data);
  fs.writeFileSync(path.join(data, 'server.key'), KEY);
  await source.db.deleteFrom('documents').execute();
  await source.db
    .insertInto('documents')
    .values({ cache_key: 'kept', bytes: Buffer.from([7]), created_at: AT })
    .execute();
});

const cutAt =
  <Step extends string>(cut: Step) =>
  (step: Step): void => {
    if (step === cut) throw new Error(`cut at ${step}`);
  };
const keyIn = (folder: string): string => fs.readFileSync(path.join(folder, 'server.key'), 'utf8');
const documents = async (db: Database): Promise<readonly string[]> =>
  (await db.selectFrom('documents').select('cache_key').execute()).map((row) => row.cache_key);

it.each(['begun', 'tables', 'keys', 'manifest'] as const)(
  'leaves no backup under its name when it is cut at the step "%s", and a whole one when it is repeated',
  async (step: BackupStep) => {
    const cut = writeBackup(source.db, backup, { now: AT, data, reached: cutAt(step) });
    await expect(cut).rejects.toThrow('cut at');
    expect(fs.existsSync(backup)).toBe(false);
    await writeBackup(source.db, backup, { now: AT, data });
    expect(keyIn(backup)).toBe(KEY);
    expect(fs.existsSync(`${backup}.unfinished`)).toBe(false);
  },
);

it('can repeat a restore that was cut at any step, and lets no server start before', async () => {
  await writeBackup(source.db, backup, { now: AT, data });
  const opened = await openTestPglite();
  const steps: readonly RestoreStep[] = ['marked', 'tables', 'keys', 'rows', 'restored', 'migrated'];
  for (const step of steps) {
    const cut = restoreBackup(opened.db, backup, { now: AT, data: target, reached: cutAt(step) });
    await expect(cut).rejects.toThrow(`cut at ${step}`);
    expect(() => requireNoRestore(target)).toThrow(RestoreUnfinished);
    expect(() => requireNoRestore(target)).toThrow(`npm run restore -w backend -- ${backup}`);
  }
  await restoreBackup(opened.db, backup, { now: AT, data: target });
  requireNoRestore(target);
  expect(keyIn(target)).toBe(KEY);
  expect(await documents(opened.db)).toEqual(['kept']);
  await opened.close();
});

it('touches no key of a database that holds something', async () => {
  await writeBackup(source.db, backup, { now: AT, data });
  fs.writeFileSync(path.join(data, 'server.key'), `another: ${KEY}`);
  await expect(restoreBackup(source.db, backup, { now: AT, data })).rejects.toThrow('not empty');
  expect(keyIn(data)).toBe(`another: ${KEY}`);
  requireNoRestore(data);
});

it('refuses a key that is empty or damaged, in the data folder and in a backup', async () => {
  fs.writeFileSync(path.join(data, 'server.key'), '');
  await expect(writeBackup(source.db, backup, { now: AT, data })).rejects.toThrow('does not hold a key');
  fs.writeFileSync(path.join(data, 'server.key'), KEY);
  await writeBackup(source.db, backup, { now: AT, data });
  fs.writeFileSync(path.join(backup, 'server.key'), `${KEY}!`);
  const restored = restoreBackup(source.db, backup, { now: AT, data: target });
  await expect(restored).rejects.toThrow('server.key is missing or damaged; nothing was restored');
});

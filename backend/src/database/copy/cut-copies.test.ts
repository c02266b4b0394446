import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { insertAgentOfBefore, useDatabaseOfBefore } from '#testing/database-of-before.ts';
import { openTestPglite } from '#testing/template-database.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { databaseOver } from '../database.ts';
import type { Database } from '../database.ts';
import { poolOver } from '../pglite.ts';
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
  await source.db.deleteFrom('limits').execute();
  await source.db.insertInto('limits').values({ bucket: 'kept', window_start: AT, hits: 7 }).execute();
});

const cutAt =
  <Step extends string>(cut: Step) =>
  (step: Step): void => {
    if (step === cut) throw new Error(`cut at ${step}`);
  };
const keyIn = (folder: string): string => fs.readFileSync(path.join(folder, 'server.key'), 'utf8');
const hits = async (db: Database): Promise<readonly number[]> =>
  (await db.selectFrom('limits').select('hits').execute()).map((row) => row.hits);

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
  expect(await hits(opened.db)).toEqual([7]);
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

const before = useDatabaseOfBefore('015-leads.sql');

it('makes leads and figures of a backup from before there were any', async () => {
  await insertAgentOfBefore(before.db, '1');
  await sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, insured_name, insured_phone,
      start_date, end_date, valid_until, due_premium, payment_status, policy_no, created_at, saved_at)
    values ('q', 'Q1', 'lead-q', 'kite', '1', 'q', 'Policy Generated', 'Budi', '0812-3456-789',
      '2026-02-01', '2026-02-28', '2026-02-01', 1000, 'Paid', 'PO1', ${AT}, ${AT})`.execute(before.db);
  await sql`insert into policies (policy_no, quote_id, version, agent_id, proposal_no, kind, amount, reference, issued_at)
    values ('PO1', 'q', 1, '1', 'PR1', 'paid', 1000, 'REF-1', ${AT})`.execute(before.db);
  await writeBackup(before.db, backup, { now: AT });

  const pglite = await PGlite.create({ loadDataDir: await emptyCluster() });
  const db = databaseOver(poolOver(pglite));
  await restoreBackup(db, backup, { now: AT });
  const leads = await db.selectFrom('leads').select(['id', 'phone', 'quote_count']).execute();
  expect(leads).toEqual([{ id: 'lead-q', phone: '628123456789', quote_count: 1 }]);
  const people = await db.selectFrom('insured_people').select(['name', 'policy_count']).execute();
  expect(people).toEqual([{ name: 'Budi', policy_count: 1 }]);
  const months = await db.selectFrom('sales_by_month').select(['month', 'policies', 'premium']).execute();
  expect(months).toEqual([{ month: '2026-01', policies: 1, premium: 1000 }]);
  await db.destroy();
  await pglite.close();

  const refused = restoreBackup(source.db, backup, { now: AT });
  await expect(refused).rejects.toThrow(
    'restore into a data folder or a database that nothing was started on',
  );
});

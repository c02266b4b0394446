import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDifferences } from '#repositories/points-comparison.ts';
import { postEntries } from '#repositories/points-ledger.ts';
import { postgresSource, openTestPostgres } from '#testing/private-postgres.ts';
import { openTestPglite } from '#testing/template-database.ts';
import type { OpenDatabase } from '../database.ts';
import { nextPolicyNo } from '../identifiers.ts';
import { writeBackup } from './backup-folder.ts';
import { BrokenBackup } from './broken-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { copyDatabase, NotEmpty } from './snapshot.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-copy-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
let folder: string;
const open: OpenDatabase[] = [];

const opened = async (database: Promise<OpenDatabase>): Promise<OpenDatabase> => {
  open.push(await database);
  return await database;
};

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(home, 'one-')), 'backup');
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

const AT = new Date('2026-01-15T03:04:05.678Z');

const agent = (id: string, invitedBy: string | null) => ({
  id,
  agent_code: `A-${id}`,
  first_name: `Ñoño "${id}"`,
  last_name: '',
  email: `${id}@payung.test`,
  phone: `62812${id}`,
  user_type: 'Mitra',
  channel_code: 'MTR',
  level_code: 3,
  hierarchy: JSON.stringify([{ levelCode: 3 }]),
  id_number: null,
  tax_id: null,
  referral_code: `R-${id}`,
  invited_by: invitedBy,
});

/** The quote becomes a policy with points, which triggers count. */
const sell = async (db: OpenDatabase['db']): Promise<void> => {
  await sql`update quotes set policy_no = 'PO1', payment_status = 'Paid', due_premium = 1000`.execute(db);
  await sql`insert into policies (policy_no, quote_id, version, agent_id, proposal_no, kind, amount, reference, issued_at)
    values ('PO1', 'q', 1, '1', 'PR1', 'paid', 1000, 'REF-1', ${AT})`.execute(db);
  const policy = {
    policyNo: 'PO1',
    level: 0,
    sellerId: '1',
    premium: 1000,
    ruleVersion: 'example-1',
  } as const;
  const actor = { kind: 'system', id: 'payment' } as const;
  const earned = { agentId: '1', kind: 'earned', points: 27, eventId: 'paid:PO1:0', policy, actor } as const;
  await postEntries(db, [earned], AT);
};

/** Rows with what is easily lost: big money, days, bytes, JSON, quotes, nothing at all, and a family. */
const fill = async ({ db }: OpenDatabase): Promise<void> => {
  // The child comes before its parent in the table.
  await db.insertInto('agents').values(agent('2', null)).execute();
  await db.insertInto('agents').values(agent('1', '2')).execute();
  await sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, start_date, end_date, valid_until,
      premium, discount_percent, details, created_at, saved_at)
    values ('q', 'Q1', 'l', 'p', '1', 'r', 'Lead Created', '2026-02-01', '2026-02-28', '2026-02-01',
      999999999999, 12.5, '{"adults":[{"fullName":"O''Brien\\n"}]}', ${AT}, ${AT})`.execute(db);
  await sql`insert into leads (id, code, agent_id, creator_id, phone, open_until, created_at)
    values ('l', 'L1', '1', '1', '628123456789', '2026-01-01', ${AT})`.execute(db);
  await sql`update quotes set of_lead_id = 'l'`.execute(db);
  await sql`insert into lead_events (id, lead_id, agent_id, kind, at) values ('e', 'l', '1', 'call', ${AT})`.execute(
    db,
  );
  await sell(db);
  await db
    .insertInto('documents')
    .values({ cache_key: 'd', bytes: Buffer.from([0, 255, 10, 13]), created_at: AT })
    .execute();
  const places = Array.from({ length: 450 }, (_, at) => ({ village_code: `v${at}`, postal_code: `${at}` }));
  await db.insertInto('places').values(places).execute();
  await sql`insert into limit_hits values ('a-hash', array[${AT}::timestamptz, ${AT}::timestamptz], ${AT})`.execute(
    db,
  );
  await nextPolicyNo(db, '2026-01-15');
};

const everything = async ({ db }: OpenDatabase) => ({
  agents: await db.selectFrom('agents').selectAll().orderBy('id').execute(),
  quotes: await db.selectFrom('quotes').selectAll().execute(),
  leads: await db.selectFrom('leads').selectAll().execute(),
  people: await db.selectFrom('insured_people').selectAll().execute(),
  months: await db.selectFrom('sales_by_month').selectAll().execute(),
  ledger: await db.selectFrom('points_ledger').selectAll().execute(),
  accounts: await db.selectFrom('points_accounts').selectAll().execute(),
  pointsByMonth: await db.selectFrom('points_by_month').selectAll().execute(),
  leadEvents: await db.selectFrom('lead_events').selectAll().execute(),
  documents: await db.selectFrom('documents').selectAll().execute(),
  limitHits: await db.selectFrom('limit_hits').selectAll().execute(),
  places: await db.selectFrom('places').selectAll().orderBy('village_code').execute(),
});

/** A filled database that is only read, and one that stays empty: what is restored into it is refused. */
let shared: { readonly from: OpenDatabase; readonly empty: OpenDatabase };
beforeAll(async () => {
  shared = { from: await openTestPglite(), empty: await openTestPglite() };
  await fill(shared.from);
});
afterAll(async () => {
  await shared.from.close();
  await shared.empty.close();
});

describe('backup and restore', () => {
  it('brings every row back as it was, and goes on counting where it stopped', async () => {
    const { from } = shared;
    await writeBackup(from.db, folder, { now: AT });
    const to = await opened(openTestPglite());
    await restoreBackup(to.db, folder, { now: AT });
    expect(await everything(to)).toEqual(await everything(from));
    const { people, months, quotes } = await everything(to);
    expect([people[0]?.policy_count, months[0]?.policies, quotes[0]?.points]).toEqual([1, 1, 27]);
    expect(await nextPolicyNo(to.db, '2026-01-15')).toBe('PO2601000002');
    expect(await findDifferences(to.db)).toEqual([]);
  });

  it('counts what is sold after a restore', async () => {
    const { from } = shared;
    await writeBackup(from.db, folder, { now: AT });
    const to = await opened(openTestPglite());
    await restoreBackup(to.db, folder, { now: AT });
    await sql`update quotes set payment_status = 'Cancelled'`.execute(to.db);
    const { people, months } = await everything(to);
    expect([people, months[0]?.policies]).toEqual([[], 0]);
  });

  it('restores nothing from a damaged backup', async () => {
    const { from, empty: to } = shared;
    await writeBackup(from.db, folder, { now: AT });
    fs.appendFileSync(path.join(folder, 'quotes.jsonl'), '{}');
    await expect(restoreBackup(to.db, folder, { now: AT })).rejects.toBeInstanceOf(BrokenBackup);
    expect((await everything(to)).agents).toEqual([]);
  });

  it('never writes over a database or a backup that holds something', async () => {
    const { from } = shared;
    await writeBackup(from.db, folder, { now: AT });
    await expect(restoreBackup(from.db, folder, { now: AT })).rejects.toBeInstanceOf(NotEmpty);
    await expect(writeBackup(from.db, folder, { now: AT })).rejects.toThrow('never overwrites');
  });

  it('refuses the backup of a newer Payung', async () => {
    const { empty } = shared;
    await sql`insert into kysely_migration values ('999-future.sql', ${AT.toISOString()})`.execute(empty.db);
    await writeBackup(empty.db, folder, { now: AT });
    await sql`delete from kysely_migration where name = '999-future.sql'`.execute(empty.db);
    await expect(restoreBackup(empty.db, folder, { now: AT })).rejects.toThrow('999-future.sql');
  });
});

describe.runIf(postgresSource().kind !== 'none')(`export to ${postgresSource().says}`, () => {
  it('moves every row of the embedded database to PostgreSQL', async () => {
    const { from } = shared;
    const to = await opened(openTestPostgres());
    const counts = await copyDatabase(from.db, to.db);
    expect(counts).toMatchObject({ agents: 2, quotes: 1, leads: 1, lead_events: 1, places: 450 });
    expect(await everything(to)).toEqual(await everything(from));
    await expect(copyDatabase(from.db, to.db)).rejects.toBeInstanceOf(NotEmpty);
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOver } from './database.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, migrate, migrationFiles } from './migrate.ts';
import { poolOver } from './pglite.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-leads-'));
const LEADS = '015-leads.sql';
const AT = new Date('2026-01-15T03:00:00.000Z');

let pglite: PGlite;
let db: Database;
beforeAll(async () => {
  pglite = await PGlite.create();
  db = databaseOver(poolOver(pglite));
  for (const name of await migrationFiles(MIGRATIONS))
    if (name < LEADS) fs.copyFileSync(path.join(MIGRATIONS, name), path.join(home, name));
  await migrate(db, AT, home);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await pglite.close();
  fs.rmSync(home, { recursive: true, force: true });
});

const insertAgent = (id: string) =>
  sql`insert into agents (id, agent_code, first_name, email, phone, user_type, channel_code, level_code, referral_code)
    values (${id}, ${id}, 'Sari', 'sari@payung.test', ${`62812${id}`}, 'Mitra', 'MTR', 3, ${id})`.execute(db);

interface OldQuote {
  readonly id: string;
  readonly agent?: string;
  readonly phone: string;
  readonly name?: string;
  readonly premium?: number;
  readonly validUntil?: string;
  readonly policyNo?: string;
}

let minutes = 0;
const insertQuote = ({ id, agent = '1', name = 'Budi', ...quote }: OldQuote) => {
  minutes += 1;
  const at = new Date(AT.getTime() + minutes * 60_000);
  return sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, insured_name, insured_phone,
      start_date, end_date, valid_until, due_premium, policy_no, created_at, saved_at)
    values (${id}, ${`Q${id}`}, ${`lead-${id}`}, 'kite', ${agent}, ${id}, 'Lead Created', ${name}, ${quote.phone},
      '2026-02-01', '2026-02-28', ${quote.validUntil ?? '2026-02-01'}, ${quote.premium ?? 0}, ${quote.policyNo ?? null},
      ${at}, ${at})`.execute(db);
};

it('gives every quote of before its lead: one for each agent and phone', async () => {
  await insertAgent('1');
  await insertAgent('2');
  await insertQuote({ id: 'a', phone: '0812-3456-789', name: 'José  ÑOÑO', premium: 100 });
  await insertQuote({ id: 'b', phone: '+62 812 3456 789', premium: 200, validUntil: '2026-02-14' });
  await insertQuote({ id: 'c', phone: '8123456789', agent: '2', policyNo: 'PO1' });
  await insertQuote({ id: 'd', phone: '' });
  await insertQuote({ id: 'e', phone: '' });
  expect(await migrate(db, AT, MIGRATIONS)).toContain(LEADS);
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'code', 'agent_id', 'search_name', 'phone', 'quote_count', 'newest_quote_id'])
    .select(['open_until', 'open_premium', 'is_sold', 'product_id'])
    .orderBy('code')
    .execute();
  const open = {
    open_until: '2026-02-01',
    open_premium: 0,
    is_sold: false,
    product_id: 'kite',
    quote_count: 1,
  };
  expect(leads).toEqual([
    {
      ...open,
      id: 'lead-a',
      code: 'L000001',
      agent_id: '1',
      search_name: 'jose nono',
      phone: '628123456789',
      quote_count: 2,
      newest_quote_id: 'b',
      open_until: '2026-02-14',
      open_premium: 200,
    },
    {
      ...open,
      id: 'lead-c',
      code: 'L000002',
      agent_id: '2',
      search_name: 'budi',
      phone: '628123456789',
      newest_quote_id: 'c',
      open_until: '0001-01-01',
      is_sold: true,
    },
    {
      ...open,
      id: 'lead-d',
      code: 'L000003',
      agent_id: '1',
      search_name: 'budi',
      phone: '',
      newest_quote_id: 'd',
    },
    {
      ...open,
      id: 'lead-e',
      code: 'L000004',
      agent_id: '1',
      search_name: 'budi',
      phone: '',
      newest_quote_id: 'e',
    },
  ]);
  const without = await db.selectFrom('quotes').select('id').where('of_lead_id', 'is', null).execute();
  expect(without).toEqual([]);
});

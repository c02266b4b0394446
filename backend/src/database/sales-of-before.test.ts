import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshFigures, keptFigures } from '#testing/kept-figures.ts';
import { databaseOver } from './database.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, migrate, migrationFiles } from './migrate.ts';
import { poolOver } from './pglite.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-sales-'));
const LISTS = '018-agent-lists.sql';
const AT = new Date('2026-01-15T03:00:00.000Z');

let pglite: PGlite;
let db: Database;
beforeAll(async () => {
  pglite = await PGlite.create();
  db = databaseOver(poolOver(pglite));
  for (const name of await migrationFiles(MIGRATIONS))
    if (name < LISTS) fs.copyFileSync(path.join(MIGRATIONS, name), path.join(home, name));
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

interface Sold {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly premium?: number;
  readonly points?: number;
  readonly isCancelled?: boolean;
  readonly agent?: string;
}

const sell = async ({ id, name, at, premium = 0, points = 0, isCancelled = false, agent = '1' }: Sold) => {
  const moment = new Date(at);
  await sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, insured_name, insured_phone,
      start_date, end_date, valid_until, due_premium, policy_no, payment_status, created_at, saved_at)
    values (${id}, ${`Q${id}`}, ${`lead-${id}`}, 'kite', ${agent}, ${id}, 'Policy Generated', ${name}, '628123456789',
      '2026-02-01', '2026-02-28', '2026-02-01', ${premium}, ${`PO${id}`}, ${isCancelled ? 'Cancelled' : 'Paid'},
      ${moment}, ${moment})`.execute(db);
  await sql`insert into policies (policy_no, quote_id, version, agent_id, proposal_no, kind, amount, reference, issued_at,
      cancelled_at)
    values (${`PO${id}`}, ${id}, 1, ${agent}, ${`PR${id}`}, 'paid', ${premium}, ${id}, ${moment},
      ${isCancelled ? moment : null})`.execute(db);
  if (points > 0)
    await sql`insert into points_entries (agent_id, policy_no, level, points, reason, earned_at)
      values (${agent}, ${`PO${id}`}, 0, ${points}, 'policy', ${moment})`.execute(db);
};

it('counts what was sold before: people, months of Jakarta, points', async () => {
  await insertAgent('1');
  await insertAgent('2');
  await sell({ id: 'a', name: 'Budi', at: '2025-12-31T16:59:00Z', premium: 100, points: 10 });
  await sell({ id: 'b', name: 'BUDI', at: '2025-12-31T17:00:00Z', premium: 200, points: 20 });
  await sell({ id: 'c', name: 'Siti', at: '2026-01-10T00:00:00Z', premium: 400 });
  await sell({ id: 'd', name: 'Siti', at: '2026-01-11T00:00:00Z', premium: 800, isCancelled: true });
  await sell({ id: 'e', name: 'Budi', at: '2026-01-12T00:00:00Z', premium: 1600, agent: '2' });
  expect(await migrate(db, AT, MIGRATIONS)).toContain(LISTS);
  const { points, people, months } = await keptFigures(db, '1');
  expect({ points, people, months }).toEqual({
    points: [
      { id: 'a', points: 10 },
      { id: 'b', points: 20 },
      { id: 'c', points: 0 },
      { id: 'd', points: 0 },
    ],
    people: [
      {
        phone: '628123456789',
        name_key: 'budi',
        policy_count: 2,
        premium: 300,
        newest_at: new Date('2025-12-31T17:00:00Z'),
        newest_quote_id: 'b',
      },
      {
        phone: '628123456789',
        name_key: 'siti',
        policy_count: 1,
        premium: 400,
        newest_at: new Date('2026-01-10T00:00:00Z'),
        newest_quote_id: 'c',
      },
    ],
    months: [
      { month: '2025-12', premium: 100, policies: 1 },
      { month: '2026-01', premium: 600, policies: 2 },
    ],
  });
  const { leads: _leads, ...fresh } = await freshFigures(db, '1');
  expect({ points, people, months }).toEqual(fresh);
});

it('goes on counting from there', async () => {
  await sell({ id: 'f', name: 'Siti', at: '2026-01-13T00:00:00Z', premium: 5 });
  await sql`update quotes set payment_status = 'Cancelled' where id = 'b'`.execute(db);
  await sql`update policies set cancelled_at = ${AT} where quote_id = 'b'`.execute(db);
  const { leads: _kept, ...kept } = await keptFigures(db, '1');
  const { leads: _fresh, ...fresh } = await freshFigures(db, '1');
  expect(kept).toEqual(fresh);
  expect(kept.months).toEqual([
    { month: '2025-12', premium: 100, policies: 1 },
    { month: '2026-01', premium: 405, policies: 2 },
  ]);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BEFORE_AT, insertAgentOfBefore, useDatabaseOfBefore } from '#testing/database-of-before.ts';
import { freshFigures, keptFigures } from '#testing/kept-figures.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const LISTS = '018-agent-lists.sql';
const world = useDatabaseOfBefore(LISTS);

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
      ${moment}, ${moment})`.execute(world.db);
  await sql`insert into policies (policy_no, quote_id, version, agent_id, proposal_no, kind, amount, reference, issued_at,
      cancelled_at)
    values (${`PO${id}`}, ${id}, 1, ${agent}, ${`PR${id}`}, 'paid', ${premium}, ${id}, ${moment},
      ${isCancelled ? moment : null})`.execute(world.db);
  if (points > 0)
    await sql`insert into points_entries (agent_id, policy_no, level, points, reason, earned_at)
      values (${agent}, ${`PO${id}`}, 0, ${points}, 'policy', ${moment})`.execute(world.db);
};

it('counts what was sold before: people, months of Jakarta, points', async () => {
  await insertAgentOfBefore(world.db, '1');
  await insertAgentOfBefore(world.db, '2');
  await sell({ id: 'a', name: 'Budi', at: '2025-12-31T16:59:00Z', premium: 100, points: 10 });
  await sell({ id: 'b', name: 'BUDI', at: '2025-12-31T17:00:00Z', premium: 200, points: 20 });
  await sell({ id: 'c', name: 'Siti', at: '2026-01-10T00:00:00Z', premium: 400 });
  await sell({ id: 'd', name: 'Siti', at: '2026-01-11T00:00:00Z', premium: 800, isCancelled: true });
  await sell({ id: 'e', name: 'Budi', at: '2026-01-12T00:00:00Z', premium: 1600, agent: '2' });
  expect(await migrate(world.db, BEFORE_AT, MIGRATIONS)).toContain(LISTS);
  const { points, people, months } = await keptFigures(world.db, '1');
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
  const { leads: _leads, ...fresh } = await freshFigures(world.db, '1');
  expect({ points, people, months }).toEqual(fresh);
});

it('goes on counting from there', async () => {
  await sell({ id: 'f', name: 'Siti', at: '2026-01-13T00:00:00Z', premium: 5 });
  await sql`update quotes set payment_status = 'Cancelled' where id = 'b'`.execute(world.db);
  await sql`update policies set cancelled_at = ${BEFORE_AT} where quote_id = 'b'`.execute(world.db);
  const { leads: _kept, ...kept } = await keptFigures(world.db, '1');
  const { leads: _fresh, ...fresh } = await freshFigures(world.db, '1');
  expect(kept).toEqual(fresh);
  expect(kept.months).toEqual([
    { month: '2025-12', premium: 100, policies: 1 },
    { month: '2026-01', premium: 405, policies: 2 },
  ]);
});

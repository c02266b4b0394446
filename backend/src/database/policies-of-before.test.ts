import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BEFORE_AT, insertAgentOfBefore, useDatabaseOfBefore } from '#testing/database-of-before.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const GAPS = '027-network-gaps.sql';
const world = useDatabaseOfBefore(GAPS);

/** As a server of the release before does. */
const sell = async (id: string, seller: string) => {
  await sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, start_date, end_date,
      valid_until, due_premium, insured_name, insured_phone, created_at, saved_at)
    values (${id}, ${`Q${id}`}, ${`lead-${id}`}, 'kite', ${seller}, 'first', 'Full Quote Created', '2026-02-01',
      '2026-02-28', '2026-02-01', 274500, 'Budi', '628111', ${BEFORE_AT}, ${BEFORE_AT})`.execute(world.db);
  await sql`update quotes set policy_no = ${`PO${id}`}, payment_status = 'Paid' where id = ${id}`.execute(
    world.db,
  );
  await sql`insert into policies (policy_no, quote_id, version, agent_id, proposal_no, kind, amount, reference, issued_at)
    values (${`PO${id}`}, ${id}, 1, ${seller}, ${`PR${id}`}, 'paid', 274500, ${id}, ${BEFORE_AT})`.execute(
    world.db,
  );
  await sql`insert into points_ledger (agent_id, no, kind, points, balance_after, held_after, event_id, policy_no, level,
      seller_id, premium, rule_version, actor, actor_id, month, posted_at)
    values (${seller}, 0, 'earned', 27, 0, 0, ${`paid:${id}`}, ${`PO${id}`}, 0, ${seller}, 274500, 'example-1', 'system',
      'payment', '', ${BEFORE_AT})`.execute(world.db);
};

it('gives policies of those who left before to whoever has what they left, also where that person left as well', async () => {
  for (const id of ['first', 'second', 'heir', 'stays']) await insertAgentOfBefore(world.db, id);
  await sell('a', 'first');
  await sell('b', 'heir');
  await sell('c', 'stays');
  await sql`update agents set status = 'terminated', successor_id = 'second' where id = 'first'`.execute(
    world.db,
  );
  await sql`update agents set status = 'resigned', successor_id = 'heir' where id = 'second'`.execute(
    world.db,
  );
  expect(await migrate(world.db, BEFORE_AT, MIGRATIONS)).toContain(GAPS);
  const { rows } = await sql<object>`
    select id, agent_id, points from quotes order by id`.execute(world.db);
  expect(rows).toEqual([
    { id: 'a', agent_id: 'heir', points: 0 },
    { id: 'b', agent_id: 'heir', points: 27 },
    { id: 'c', agent_id: 'stays', points: 27 },
  ]);
  const people = await sql<object>`
    select agent_id, policy_count from insured_people order by agent_id`.execute(world.db);
  expect(people.rows).toEqual([
    { agent_id: 'heir', policy_count: 2 },
    { agent_id: 'stays', policy_count: 1 },
  ]);
  // Who sold stays, and what was counted of it.
  const sold = await sql<object>`
    select p.agent_id, s.policies from policies p join sales_by_month s on s.agent_id = p.agent_id
    where p.policy_no = 'POa'`.execute(world.db);
  expect(sold.rows).toEqual([{ agent_id: 'first', policies: 1 }]);
});

it('knows of accounts of before when their last entry was posted', async () => {
  const { rows } = await sql<{
    last_at: Date;
  }>`select last_at from points_accounts where agent_id = 'first'`.execute(world.db);
  expect(rows).toEqual([{ last_at: BEFORE_AT }]);
});

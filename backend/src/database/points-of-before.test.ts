import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findDifferences } from '#repositories/points-comparison.ts';
import { listEarned } from '#repositories/points-ledger.ts';
import { BEFORE_AT, insertAgentOfBefore, useDatabaseOfBefore } from '#testing/database-of-before.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const NETWORK = '026-network.sql';
const world = useDatabaseOfBefore(NETWORK);

/** As a server of the release before does. */
const sell = async (id: string, at: string) => {
  const moment = new Date(at);
  await sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, start_date, end_date,
      valid_until, due_premium, policy_no, payment_status, created_at, saved_at)
    values (${id}, ${`Q${id}`}, ${`lead-${id}`}, 'kite', 'seller', ${id}, 'Policy Generated', '2026-02-01', '2026-02-28',
      '2026-02-01', 274500, ${`PO${id}`}, 'Paid', ${moment}, ${moment})`.execute(world.db);
  await sql`insert into policies (policy_no, quote_id, version, agent_id, proposal_no, kind, amount, reference, issued_at)
    values (${`PO${id}`}, ${id}, 1, 'seller', ${`PR${id}`}, 'paid', 274500, ${id}, ${moment})`.execute(
    world.db,
  );
  await sql`insert into points_entries (agent_id, policy_no, level, points, reason, earned_at)
    values ('seller', ${`PO${id}`}, 0, 27, 'policy', ${moment}), ('inviter', ${`PO${id}`}, 1, 2, 'referral', ${moment})`.execute(
    world.db,
  );
};

const ledgerOf = (agentId: string) =>
  world.db
    .selectFrom('points_ledger')
    .select([
      'no',
      'kind',
      'points',
      'balance_after',
      'event_id',
      'seller_id',
      'premium',
      'rule_version',
      'month',
    ])
    .where('agent_id', '=', agentId)
    .orderBy('no')
    .execute();

it('takes points of before into the ledger, in the order in which they were earned', async () => {
  await insertAgentOfBefore(world.db, 'inviter');
  await insertAgentOfBefore(world.db, 'seller');
  await sql`update agents set invited_by = 'inviter' where id = 'seller'`.execute(world.db);
  await sell('b', '2025-12-31T17:00:00Z');
  await sell('a', '2025-12-31T16:59:00Z');
  expect(await migrate(world.db, BEFORE_AT, MIGRATIONS)).toContain(NETWORK);
  const of = { kind: 'earned', seller_id: 'seller', premium: 274_500, rule_version: 'example-0' };
  expect(await ledgerOf('seller')).toEqual([
    { ...of, no: 1, points: 27, balance_after: 27, event_id: 'paid:POa:0', month: '2025-12' },
    { ...of, no: 2, points: 27, balance_after: 54, event_id: 'paid:POb:0', month: '2026-01' },
  ]);
  expect(await ledgerOf('inviter')).toEqual([
    { ...of, no: 1, points: 2, balance_after: 2, event_id: 'paid:POa:1', month: '2025-12' },
    { ...of, no: 2, points: 2, balance_after: 4, event_id: 'paid:POb:1', month: '2026-01' },
  ]);
  expect(await findDifferences(world.db)).toEqual([]);
  const agents = await world.db.selectFrom('agents').select(['id', 'upline_id']).orderBy('id').execute();
  expect(agents).toEqual([
    { id: 'inviter', upline_id: null },
    { id: 'seller', upline_id: 'inviter' },
  ]);
});

it('posts what a server of the release before still writes', async () => {
  await sell('c', '2026-01-16T03:00:00Z');
  expect((await ledgerOf('seller')).map(({ points }) => points)).toEqual([27, 27, 27]);
  expect(await findDifferences(world.db)).toEqual([]);
  expect(await listEarned(world.db, 'inviter')).toEqual([
    { points: 2, reason: 'referral', policyNo: 'POc', earnedAt: '2026-01-16T03:00:00.000Z' },
    { points: 2, reason: 'referral', policyNo: 'POb', earnedAt: '2025-12-31T17:00:00.000Z' },
    { points: 2, reason: 'referral', policyNo: 'POa', earnedAt: '2025-12-31T16:59:00.000Z' },
  ]);
});

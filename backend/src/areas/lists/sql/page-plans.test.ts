import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { recordSql } from '#core/database/testing/recorded-sql.ts';
import { fillQuotesOf } from '#areas/lists/testing/listed-quotes.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { listLines } from './agent-lists.ts';
import { listNotifications } from '#areas/notifications/sql.ts';
import { listRecentQuotes } from './agent-home.ts';
import { findAllLedBy } from '#areas/network/sql/network.ts';

const database = useTestDatabase();
const agentId = 'agent-of-plans';
const QUOTES = 3000;
const now = new Date('2026-01-15T03:00:00Z');
/** Behind nine tenths of them. */
const DEEP = new Date(now.getTime() - 0.9 * QUOTES * 1000);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

/** Rows of quotes and notifications that the statements of the work touch. */
const rowsRead = async (work: () => Promise<unknown>): Promise<number> => {
  const { pool } = database.opened;
  const [statement] = await recordSql(pool, work);
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (analyze, format json) ${statement?.text}`,
    [...(statement?.values ?? [])],
  );
  const count = (plan: Plan): number =>
    (['quotes', 'notifications'].includes(plan['Relation Name'] ?? '')
      ? plan['Actual Rows'] * plan['Actual Loops']
      : 0) + (plan.Plans ?? []).reduce((sum, below) => sum + count(below), 0);
  return rows[0]?.['QUERY PLAN'].reduce((sum, { Plan: plan }) => sum + count(plan), 0) ?? Number.NaN;
};

beforeAll(async () => {
  const { db } = database;
  await fillQuotesOf(db, { agentId, prefix: 'PLAN', count: QUOTES, newestAt: now });
  await sql`
    insert into notifications (id, agent_id, subject_kind, subject_id, quote_id, kind, data, created_at)
    select id, agent_id, 'quote', id, id, 'paymentPending', '{}', saved_at from quotes`.execute(db);
  await sql`analyze`.execute(db);
});

it('reads only the rows of one page, twice, for a page deep in a list', async () => {
  const { db } = database;
  const page = { limit: 10, offset: 0, after: [DEEP, ''] } as const;
  const byDate = { key: 'saved_at', isDescending: true, after: [DEEP, ''], limit: 10 } as const;
  const byPremium = { key: 'due_premium', isDescending: false, after: [102_000, ''], limit: 10 } as const;
  const byName = { key: 'search_name', isDescending: false, after: ['', ''], limit: 10 } as const;
  const today = todayInJakarta(now);
  const day = { today, firstStarts: { ffffffffffffffffffffff01: today }, renewables: [] };
  const pending = { agentIds: [agentId], list: 'pending', search: {}, day, now } as const;
  const read = [
    await rowsRead(() => listRecentQuotes(db, { agentId, page, now })),
    await rowsRead(() => listNotifications(db, agentId, page)),
    await rowsRead(() => listLines(db, pending, byDate)),
    await rowsRead(() => listLines(db, pending, byPremium)),
    await rowsRead(() => listLines(db, { ...pending, list: 'policies' }, byName)),
  ];
  expect(read.map((rows) => rows <= 24)).toEqual([true, true, true, true, true]);
});

it('reads what one page of a large network shows, and few lines of others', async () => {
  const { db } = database;
  const LEADER = 'leader-of-plans';
  const rest = { email: '', user_type: 'Mitra', channel_code: 'MTR', level_code: 3, hierarchy: '[]' };
  const agentRow = (id: string, uplineId: string | null) => ({
    ...rest,
    id,
    agent_code: id,
    first_name: id,
    phone: id,
    referral_code: id,
    upline_id: uplineId,
  });
  const members = Array.from({ length: 300 }, (_, at) => agentRow(`of-plans-${at}`, LEADER));
  await db
    .insertInto('agents')
    .values([agentRow(LEADER, null), ...members])
    .execute();
  // Two lines of three are of the network, in turn.
  await sql`
    update quotes set agent_id = 'of-plans-' || (('x' || substr(id, 1, 6))::bit(24)::int % 300)
    where substr(id, 7, 1) < 'a'`.execute(db);
  await sql`analyze`.execute(db);
  const network = await findAllLedBy(db, LEADER, 100);
  expect(network).toEqual({ path: '/leader-of-plans/' });
  const today = todayInJakarta(now);
  const day = { today, firstStarts: {}, renewables: [] };
  const of = { agentIds: network, list: 'policies', search: {}, day, now } as const;
  const found = { ...of, search: { text: { typed: 'budi 1234', viewerId: '' } } } as const;
  const newest = { key: 'saved_at', isDescending: true, limit: 10 } as const;
  const read = [
    await rowsRead(() => listLines(db, of, newest)),
    await rowsRead(() => listLines(db, of, { ...newest, key: 'due_premium' })),
    await rowsRead(() => listLines(db, of, { ...newest, key: 'search_name', isDescending: false })),
    await rowsRead(() => listLines(db, found, newest)),
  ];
  expect(read.map((rows) => rows <= 60)).toEqual([true, true, true, true]);
});

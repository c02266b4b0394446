import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BEFORE_AT, insertAgentOfBefore, useDatabaseOfBefore } from '#testing/database-of-before.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const LEADS = '015-leads.sql';
const world = useDatabaseOfBefore(LEADS);

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
  const at = new Date(BEFORE_AT.getTime() + minutes * 60_000);
  return sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, insured_name, insured_phone,
      start_date, end_date, valid_until, due_premium, policy_no, created_at, saved_at)
    values (${id}, ${`Q${id}`}, ${`lead-${id}`}, 'kite', ${agent}, ${id}, 'Lead Created', ${name}, ${quote.phone},
      '2026-02-01', '2026-02-28', ${quote.validUntil ?? '2026-02-01'}, ${quote.premium ?? 0}, ${quote.policyNo ?? null},
      ${at}, ${at})`.execute(world.db);
};

it('gives every quote of before its lead: one for each agent and phone', async () => {
  await insertAgentOfBefore(world.db, '1');
  await insertAgentOfBefore(world.db, '2');
  await insertQuote({ id: 'a', phone: '0812-3456-789', name: 'José  ÑOÑO', premium: 100 });
  await insertQuote({ id: 'b', phone: '+62 812 3456 789', premium: 200, validUntil: '2026-02-14' });
  await insertQuote({ id: 'c', phone: '8123456789', agent: '2', policyNo: 'PO1' });
  await insertQuote({ id: 'd', phone: '' });
  await insertQuote({ id: 'e', phone: '' });
  expect(await migrate(world.db, BEFORE_AT, MIGRATIONS)).toContain(LEADS);
  const leads = await world.db
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
  const without = await world.db.selectFrom('quotes').select('id').where('of_lead_id', 'is', null).execute();
  expect(without).toEqual([]);
});

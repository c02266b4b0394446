import type { Pool, PoolClient } from 'pg';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import type { Database } from 'backend/core/database/database.ts';
import { fillNetwork } from '../backend-bench/fill-network.ts';
import { BESIDE_SALES } from './rows-beside-sales.ts';

/** So many quotes for each member of the network, whatever the size. */
const QUOTES_OF_A_MEMBER = 20;
const MEMBER = 'member';

/** The people by whom the calls are made. */
export interface FilledPeople {
  /** Leads everybody. */
  readonly managerId: string;
  /** Has every twentieth quote. */
  readonly largestId: string;
  /** Has as many as anybody else, whatever the size. */
  readonly typicalId: string;
}

/** Of somebody who signs in. */
const PHONES = `
  update agents set phone = '62877' || lpad(substr(id, length('${MEMBER}-') + 1), 7, '0') where id like '${MEMBER}-%'`;

/**
 * One row for each quote, from which the others are written. Every twentieth is of one agent, the rest of everybody in
 * turn; a third is sold, a sixth is confirmed and waits for its payment. They are of the last 170 days, so that no
 * removal finds anything.
 */
const SALES = `
  create temporary table sales as
  select n, substr(md5('quote' || n), 1, 24) as id, substr(md5('lead' || n), 1, 24) as lead_id,
         case when n % 20 = 0 then '${MEMBER}-' || $2::int else '${MEMBER}-' || 1 + ((n - n / 20) * 7919::bigint) % ($2 - 1) end
           as agent_id,
         n % 3 = 0 as is_sold, n % 3 = 0 or n % 6 = 1 as is_confirmed,
         (array['Budi','Siti','Agus','Dewi','Joko','Rina','Eko','Putri','Dedi','Lestari'])[1 + n % 10] as first_name,
         (array['Santoso','Wulandari','Pratama','Handayani','Saputra','Nugroho','Hidayat','Kusuma','Rahayu'])[1 + n % 9]
           || ' ' || n % 100 as last_name,
         '6281' || (100000000 + n) as phone, (date '1960-01-01' + n % 15000)::text as birth_date,
         150000 + n % 400 * 1000 as premium,
         'PR9' || lpad(n::text, 9, '0') as proposal_no, 'PO9' || lpad(n::text, 9, '0') as policy_no,
         'INV9' || lpad(n::text, 9, '0') as invoice_no,
         date_trunc('milliseconds', now() - interval '170 days' * (1 - (n - 1)::float / $1) - interval '1 hour') as at
  from generate_series(1, $1::int) as n`;

const STAGE = `case when is_sold then 'Policy Generated' when is_confirmed then 'Full Quote Created' else 'Plan Selected' end`;

/** In the order in which they refer to each other; what triggers would keep is written as they would keep it. */
const OF_SALES = [
  `insert into leads (id, code, agent_id, creator_id, first_name, last_name, search_name, phone, email, birth_date, source,
                      has_consent, newest_quote_id, quote_count, product_id, open_until, open_premium, is_sold, created_at)
   select lead_id, 'LB' || n, agent_id, agent_id, first_name, last_name, searched_name(first_name, last_name), phone,
          lower(first_name) || n || '@payung.test', birth_date, 'bench', true, id, 1, '${KITE_ID}',
          case when is_sold then date '0001-01-01' else at::date + 30 end, case when is_sold then 0 else premium end, is_sold, at
   from sales`,
  `insert into quotes (id, code, lead_id, of_lead_id, product_id, agent_id, request_id, stage, version, insured_name,
                       insured_birth_date, insured_phone, insured_email, start_date, end_date, details,
                       plan_code, plan_name, premium, due_premium, quoted_at, valid_until, proposal_no, proposal_version,
                       payment_status, policy_no, points, created_at, saved_at, search_name)
   select id, 'QB' || n, substr(md5('link' || n), 1, 24), lead_id, '${KITE_ID}', agent_id, id, ${STAGE}, 3,
          first_name || ' ' || last_name, birth_date, phone, lower(first_name) || n || '@payung.test',
          at::date + 10, at::date + case when n % 2 = 0 then 20 else 365 end, '{"kites": 1}', 'KITE-GOLD', 'Kite Gold', premium,
          premium, at, at::date + 30, case when is_confirmed then proposal_no end, case when is_confirmed then 3 end,
          case when is_sold then 'Paid' else '' end, case when is_sold then policy_no end,
          case when is_sold then premium / ${POINTS_RULE.rupiahPerPoint} else 0 end, at, at,
          searched_text(first_name || ' ' || last_name)
   from sales`,
  `insert into quote_events (quote_id, version, event, actor, actor_id, stage_from, stage_to, at)
   select id, place, event, 'agent', agent_id, case when place > 1 then 'Lead Created' end, ${STAGE}, at
   from sales, unnest(array['create', 'savePlan', 'saveCustomer']) with ordinality as e (event, place) order by n, place`,
  `insert into quote_versions (quote_id, version, proposal_no, snapshot, due_premium, frozen_at)
   select id, 3, proposal_no, '{}', premium, at from sales where is_confirmed`,
  `insert into invoices (invoice_no, quote_id, version, proposal_no, amount, state, request_id, url, created_at, expires_at, paid_at)
   select invoice_no, id, 3, proposal_no, premium, case when is_sold then 'paid' else 'expired' end, invoice_no,
          'https://payung.test/' || invoice_no, at, at + interval '1 hour', case when is_sold then at end
   from sales where is_confirmed`,
  `insert into payment_events (invoice_no, request_id, source, status, amount, outcome, received_at)
   select invoice_no, invoice_no, 'notification', 'SUCCESS', premium, 'policy', at from sales where is_sold`,
  `insert into payments_received (invoice_no, payment_id, amount, outcome, received_at)
   select invoice_no, invoice_no, premium, 'policy', at from sales where is_sold`,
  `insert into policies (policy_no, quote_id, version, agent_id, proposal_no, invoice_no, kind, amount, reference, issued_at, paid_at)
   select policy_no, id, 3, agent_id, proposal_no, invoice_no, 'paid', premium, 'R' || n, at, at from sales where is_sold`,
  `insert into notifications (id, agent_id, subject_kind, subject_id, quote_id, kind, data, is_read, created_at)
   select substr(md5('notice' || n), 1, 24), agent_id, 'quote', id, id,
          case when is_sold then 'policyGenerated' else 'paymentPending' end,
          jsonb_build_object('insuredName', first_name, 'quoteCode', 'QB' || n, 'policyNo', policy_no), n % 10 > 0, at
   from sales`,
  `insert into consents (subject_kind, subject_id, quote_id, version, purpose, granted, text_version, language, actor, given_by,
                         agent_id, given_at)
   select 'quote', id, id, 3, purpose, true, '2026-11', 'id', 'agent', 'agent', agent_id, at
   from sales, unnest(array['terms', 'dataProcessing', 'marketing']) as purpose where is_confirmed`,
  `insert into share_links (id, id_hash, payload, kind, subject_kind, subject_id, quote_id, agent_id, created_at, expires_at)
   select substr(md5('share' || n), 1, 24), md5('hash' || n), '', 'lead', 'quote', id, id, agent_id, at, at + interval '7 days'
   from sales where n % 2 = 0`,
  `insert into insured_people (agent_id, phone, name_key, name, birth_date, email, policy_count, premium, newest_at,
                               newest_quote_id, newest_end_date, search_name)
   select agent_id, insured_phone, lower(insured_name), insured_name, insured_birth_date, insured_email, 1, due_premium,
          saved_at, id, end_date, search_name
   from quotes where id in (select id from sales where is_sold)`,
  // Those of the network are of nobody's policies.
  'delete from sales_by_month',
  `insert into sales_by_month (agent_id, month, premium, policies)
   select agent_id, month_in_jakarta(at), sum(premium), count(*) from sales where is_sold group by 1, 2`,
  `insert into points_ledger (agent_id, no, kind, points, balance_after, held_after, event_id, policy_no, level, seller_id,
                              premium, rule_version, actor, actor_id, month, posted_at)
   select agent_id, row_number() over by_time, 'earned', points, sum(points) over by_time, 0, 'paid:' || policy_no || ':' || level,
          policy_no, level, seller_id, premium, '${POINTS_RULE.version}', 'system', 'payment', month_in_jakarta(at), at
   from (
     select case e.level when 0 then s.agent_id else a.upline_id end as agent_id, s.agent_id as seller_id, e.level, s.policy_no,
            s.premium, s.at, s.n, s.premium / ${POINTS_RULE.rupiahPerPoint} / case e.level when 0 then 1 else 10 end as points
     from sales s join agents a on a.id = s.agent_id, unnest(array[0, 1]) as e (level) where s.is_sold
   ) earned
   where points > 0
   window by_time as (partition by agent_id order by n, level)`,
  `insert into points_accounts (agent_id, balance, last_no, last_at)
   select agent_id, sum(points), max(no), max(posted_at) from points_ledger group by agent_id`,
  `insert into points_by_month (agent_id, seller_id, month, points)
   select agent_id, seller_id, month, sum(points) from points_ledger where policy_no is not null group by 1, 2, 3`,
] as const;

const inOneTransaction = async (pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Triggers work row by row, which takes an hour for a million quotes.
    await client.query('set local session_replication_role = replica');
    await work(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
};

/** So many quotes, what comes with them, and a network that has made them. */
export const fillDatabase = async (
  { db, pool }: { readonly db: Database; readonly pool: Pool },
  quotes: number,
): Promise<FilledPeople> => {
  const members = Math.ceil(quotes / QUOTES_OF_A_MEMBER);
  const people = {
    managerId: `${MEMBER}-0`,
    largestId: `${MEMBER}-${members}`,
    typicalId: `${MEMBER}-${members - 1}`,
  };
  await fillNetwork(db, MEMBER, members);
  await inOneTransaction(pool, async (client) => {
    await client.query(PHONES);
    await client.query(SALES, [quotes, members]);
    for (const statement of [...OF_SALES, ...BESIDE_SALES]) await client.query(statement);
  });
  // As the engine's own upkeep leaves them, sooner or later.
  await pool.query('vacuum analyze');
  return people;
};

import { sql } from 'kysely';
import type { Database } from 'backend/core/database/database.ts';

export const LEADS_OF_AN_AGENT = 10_000;
/** Rows of one statement. */
const AT_ONCE = 50_000;

/** Colleagues who have leads of their own; each statement may run again. */
const fillAgents = (db: Database, count: number): Promise<unknown> =>
  sql`
    insert into agents (id, agent_code, first_name, email, phone, user_type, channel_code, level_code, referral_code)
    select 'bench-' || n, 'BENCH-' || n, 'Bench', 'bench-' || n || '@payung.test', '6289' || (1000000 + n), 'Mitra',
           'MTR', 3, 'BENCH-' || n
    from generate_series(1, ${count}::int) as n
    on conflict do nothing
  `.execute(db);

/** People of Jakarta who may want a policy: a fifth is over, some are closed; names repeat as names do. */
const fillLeads = (
  db: Database,
  { agent, from, to }: { readonly agent: ReturnType<typeof sql>; readonly from: number; readonly to: number },
): Promise<unknown> =>
  sql`
    insert into leads (id, code, agent_id, creator_id, first_name, last_name, search_name, phone, email, birth_date,
                       source, has_consent, open_until, closed_reason, next_contact_at, created_at)
    select md5('lead' || n), 'LB' || n, ${agent}, ${agent}, first, last, lower(first || ' ' || last),
           '6281' || (100000000 + n), lower(first) || n || '@payung.test', '1990-05-17', 'bench', true,
           current_date + (n % 50 - 10), case when n % 40 = 0 then 'other' else '' end,
           case when n % 100 = 0 then now() + (n % 90 || ' days')::interval end,
           now() - (n % 500000 || ' minutes')::interval
    from (
      select n, (array['Budi','Siti','Agus','Dewi','Joko','Rina','Eko','Putri','Dedi','Lestari'])[1 + n % 10] as first,
             (array['Santoso','Wulandari','Pratama','Handayani','Saputra','Nugroho','Hidayat','Kusuma','Rahayu'])
               [1 + n % 9] || ' ' || n % 100 as last
      from generate_series(${from}::int, ${to}::int) as n
    ) people
    on conflict do nothing
  `.execute(db);

/** A quote for every fifth lead of the agent, most of them sold; a lead is kept as its trigger would keep it. */
const fillQuotes = async (db: Database, agentId: string): Promise<void> => {
  await sql`
    insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, insured_name, insured_birth_date,
                        insured_phone, start_date, end_date, valid_until, due_premium, created_at, saved_at)
    select md5('quote' || l.id), 'QB' || l.code, md5('lead' || l.id), 'ffffffffffffffffffffff01', agent_id, l.id,
           'Plan Selected', first_name || ' ' || last_name, birth_date, phone, current_date + 10, current_date + 300,
           open_until, 100000 + length(l.id), created_at, created_at
    from leads l where agent_id = ${agentId} and substr(code, 3)::int % 5 = 0
    on conflict do nothing
  `.execute(db);
  await sql`
    update leads l set newest_quote_id = q.id, quote_count = 1, product_id = q.product_id, open_premium = q.due_premium
    from quotes q where l.agent_id = ${agentId} and q.id = md5('quote' || l.id)
  `.execute(db);
  await sql`
    insert into sales_by_month (agent_id, month, premium, policies)
    select ${agentId}, to_char(current_date - (n || ' months')::interval, 'YYYY-MM'), 5000000 * n, n
    from generate_series(0, 11) as n
    on conflict do nothing
  `.execute(db);
};

/** Leads of the agent first, then of colleagues with as many each, until there are so many. */
export const fillLeadsTo = async (db: Database, agentId: string, total: number): Promise<void> => {
  await fillAgents(db, total / LEADS_OF_AN_AGENT);
  await fillLeads(db, { agent: sql`${agentId}::text`, from: 1, to: LEADS_OF_AN_AGENT });
  await fillQuotes(db, agentId);
  const owner = sql`'bench-' || (n / ${sql.lit(LEADS_OF_AN_AGENT)})`;
  const { rows } = await sql<{ filled: number }>`select count(*)::int as filled from leads`.execute(db);
  for (let from = Math.max(LEADS_OF_AN_AGENT, rows[0]?.filled ?? 0); from < total; from += AT_ONCE)
    await fillLeads(db, { agent: owner, from: from + 1, to: Math.min(from + AT_ONCE, total) });
  // As the engine's own upkeep leaves them, sooner or later.
  await sql`vacuum analyze leads`.execute(db);
  await sql`analyze`.execute(db);
};

import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

export const BENCH_AGENT = 'bench-agent';

interface FilledQuotes {
  readonly agentId: string;
  /** Of their codes. */
  readonly prefix: string;
  readonly count: number;
  /** The others are each a second older. */
  readonly newestAt?: Date;
}

/** An agent of that name with quotes; every tenth is confirmed and waits for its payment. */
export const fillQuotesOf = async (
  db: Database,
  { agentId, prefix, count, newestAt = new Date() }: FilledQuotes,
): Promise<void> => {
  await sql`
    insert into agents (id, agent_code, first_name, email, phone, user_type, channel_code, level_code, referral_code)
    values (${agentId}, ${agentId}, 'Bench', ${`${agentId}@payung.test`}, ${`62${agentId}`}, 'Mitra', 'MTR', 3, ${agentId})
    on conflict do nothing`.execute(db);
  await sql`
    insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, insured_name, insured_birth_date,
                        insured_phone, start_date, end_date, valid_until, due_premium, proposal_no, proposal_version,
                        version, created_at, saved_at)
    select substr(md5(${prefix}::text || n), 1, 24), ${prefix}::text || n, md5('lead' || ${prefix}::text || n),
           'ffffffffffffffffffffff01', ${agentId}::text, md5('request' || ${prefix}::text || n),
           case when n % 10 = 0 then 'Full Quote Created' else 'Plan Selected' end, 'Budi ' || n, '1990-05-17',
           '6281299990000', current_date + 10, current_date + 300, current_date + 20, 100000 + n,
           case when n % 10 = 0 then 'PR-' || ${prefix}::text || n end, case when n % 10 = 0 then 1 end, 1,
           ${newestAt}::timestamptz - (n || ' seconds')::interval, ${newestAt}::timestamptz - (n || ' seconds')::interval
    from generate_series(1, ${count}::int) as n
    on conflict do nothing`.execute(db);
  await sql`
    insert into share_links (id, id_hash, payload, kind, subject_kind, subject_id, quote_id, agent_id, created_at,
                             expires_at)
    select md5('link' || id), md5('hash' || id), '', 'lead', 'quote', id, id, agent_id, created_at,
           created_at + interval '30 days'
    from quotes where agent_id = ${agentId}
    on conflict do nothing`.execute(db);
};

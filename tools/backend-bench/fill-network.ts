import { sql } from 'kysely';
import type { Database } from 'backend/core/database/database.ts';

/** Ids of the members that are measured; the rest are `<prefix>-<number>`. */
export interface FilledNetwork {
  readonly topId: string;
  /** Leads a fifth of all directly. */
  readonly wideId: string;
  /** Leads five, who have another fifth below them. */
  readonly deepId: string;
  /** Whose statement is long. */
  readonly earnerId: string;
  readonly successorId: string;
}

const ENTRIES = 10_000;

/**
 * A network of so many members: one who leads a fifth directly, one who leads five with a fifth below them, and ten
 * below each of the rest.
 */
export const fillNetwork = async (db: Database, prefix: string, members: number): Promise<FilledNetwork> => {
  const fifth = Math.floor(members / 5);
  await sql`
    insert into agents (id, agent_code, first_name, last_name, email, phone, user_type, channel_code, level_code,
                        referral_code, upline_id, invited_by, tier, joined_at)
    select ${prefix} || '-' || n, upper(${prefix}) || n,
           (array['Agus','Budi','Citra','Dewi','Eka','Fajar','Gita','Hadi','Indah','Joko'])[1 + n % 10],
           (array['Santoso','Wijaya','Kusuma','Pratama','Lestari','Nugroho','Saputra','Hartono'])[1 + (n / 10) % 8] || ' ' || n,
           ${prefix} || n || '@payung.test', '62' || ${prefix} || n,
           case when n = 0 then 'Commercial' else 'Mitra' end, 'REF', 3, ${prefix} || '-r-' || n,
           ${prefix} || '-' || parent, ${prefix} || '-' || parent, 'bronze', now()
    from (
      select n, case
        when n = 0 then null
        when n <= 3 then 0
        when n <= 3 + ${fifth} then 1
        when n <= 8 + ${fifth} then 2
        -- Ten below each, begun by the five.
        when n <= 8 + 2 * ${fifth}::int then 4 + ${fifth} + (n - 9 - ${fifth}) / 10
        else case when (n - 9 - 2 * ${fifth}::int) / 10 = 0 then 3 else 8 + 2 * ${fifth}::int + (n - 9 - 2 * ${fifth}::int) / 10 end
      end as parent
      from generate_series(0, ${members}::int) as n
    ) numbered`.execute(db);
  await sql`
    insert into sales_by_month (agent_id, month, premium, policies)
    select ${prefix} || '-' || n, to_char(now() - (m || ' months')::interval, 'YYYY-MM'), 250000 * (1 + n % 7), 1 + n % 3
    from generate_series(1, ${members}::int) as n, generate_series(0, 5) as m where n % 2 = 0`.execute(db);
  const names = Array.from({ length: 4 }, (_, index) => `${prefix}-${index}`);
  const [topId = '', wideId = '', deepId = '', successorId = ''] = names;
  return { topId, wideId, deepId, successorId, earnerId: successorId };
};

/** As many entries as ten years of somebody who sells a lot, over the months of a year. */
export const fillLedger = async (db: Database, agentId: string, entries = ENTRIES): Promise<void> => {
  await sql`
    insert into redemptions (id, agent_id, points, state, asked_at)
    select ${agentId} || '-r-' || n, ${agentId}, 5, 'refused', now() - (n || ' hours')::interval
    from generate_series(1, ${entries / 2}::int) as n`.execute(db);
  await sql`
    insert into points_ledger (agent_id, kind, points, held, event_id, redemption_id, actor, actor_id, posted_at)
    select ${agentId}, kind, 0, case when kind = 'reserved' then 5 else -5 end, ${agentId} || '-r-' || n,
           ${agentId} || '-r-' || n, 'staff', 'bench', now() - ((${entries}::int - n) * 50 || ' minutes')::interval
    from generate_series(1, ${entries / 2}::int) as n, unnest(array['reserved', 'released']) with ordinality as k (kind, place)
    order by n, place`.execute(db);
};

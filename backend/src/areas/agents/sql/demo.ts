import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import { sql } from 'kysely';

/** Who is there already stays as testers left them. */
export const insertMissingAgents = async (
  db: Queries,
  agents: readonly Insertable<Tables['agents']>[],
): Promise<void> => {
  await db
    .insertInto('agents')
    .values(agents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface LargeNetwork {
  readonly topId: string;
  readonly members: number;
  /** How many of them, the last ones, the tenth leads beside ten of their own. */
  readonly ledByTenth: number;
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly now: Date;
}

/** Only the first start makes them, or one that wants more. */
const hasMember = async (db: Queries, member: number): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from agents where agent_code = ${`NET${member}`}) as found`.execute(db);
  return rows[0]?.found === true;
};

/**
 * Members below the top, each leading ten until there are enough: member n is led by member (n - 1) / 10, the first ten
 * by the top, the last ones by the tenth. One statement; then the planner learns how many there are. Answers whether any were made.
 */
export const insertLargeNetwork = async (tx: Queries, network: LargeNetwork): Promise<boolean> => {
  const { topId, members, ledByTenth, firstNames, lastNames, now } = network;
  if (await hasMember(tx, members)) return false;
  await sql`
    insert into agents
      (id, agent_code, first_name, last_name, email, phone, user_type, channel_code, level_code, status, id_number,
       referral_code, invited_by, tier, joined_at)
    select substr(md5('demo member ' || n), 1, 24), 'NET' || n,
      (${firstNames}::text[])[1 + n * 7 % ${firstNames.length}::int],
      (${lastNames}::text[])[1 + n / ${firstNames.length}::int % ${lastNames.length}::int],
      'member' || n || '@payung.example', '62899' || lpad(n::text, 8, '0'), 'Mitra', 'REF', 3,
      case when n % 23 = 0 then 'inactive' else 'active' end, null, 'NET' || n,
      case when n <= 10 then ${topId}
        when n > ${members - ledByTenth}::int then substr(md5('demo member 10'), 1, 24)
        else substr(md5('demo member ' || (n - 1) / 10), 1, 24) end,
      case when n % 97 = 0 then 'platinum' when n % 17 = 0 then 'gold' when n % 5 = 0 then 'silver' else 'bronze' end,
      ${now}::timestamptz - make_interval(days => n % 900)
    from generate_series(1, ${members}::int) n
    on conflict do nothing`.execute(tx);
  await sql`analyze agents`.execute(tx);
  return true;
};

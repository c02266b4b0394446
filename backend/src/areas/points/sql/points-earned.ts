import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** Earned, with what cancellations and corrections changed since; redemptions only spend. */
const EARNING = sql`l.kind in ('earned', 'reversed', 'corrected')`;

interface EarnedOnDay {
  /** YYYY-MM, and the day of it in Jakarta. */
  readonly month: string;
  readonly day: number;
  readonly points: number;
}

interface EarnedIn {
  readonly agentId: string;
  readonly months: readonly string[];
}

/** Days on which nothing was earned have no row. */
export const listEarnedByDay = async (
  db: Queries,
  { agentId, months }: EarnedIn,
): Promise<readonly EarnedOnDay[]> => {
  const { rows } = await sql<EarnedOnDay>`
    select l.month, extract(day from l.posted_at at time zone 'UTC' + interval '7 hours')::int as day,
           sum(l.points)::bigint as points
    from points_ledger l
    where l.agent_id = ${agentId} and l.month = any(${months}::text[]) and ${EARNING}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
};

interface EarnedWithProduct {
  readonly productId: string;
  readonly points: number;
  readonly policies: number;
}

/** Own sales and those of both levels below, the most points first. */
export const listEarnedByProduct = async (
  db: Queries,
  { agentId, months }: EarnedIn,
): Promise<readonly EarnedWithProduct[]> => {
  const { rows } = await sql<EarnedWithProduct>`
    select q.product_id as "productId", sum(l.points)::bigint as points, count(distinct l.policy_no)::int as policies
    from points_ledger l join policies p on p.policy_no = l.policy_no join quotes q on q.id = p.quote_id
    where l.agent_id = ${agentId} and l.month = any(${months}::text[]) and ${EARNING}
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
};

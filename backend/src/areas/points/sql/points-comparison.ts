import { sql } from 'kysely';
import type { PointsDifference } from '@payung/shared/schemas/points.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import type { Queries } from '#core/database/database.ts';
import { longTransaction } from '#core/database/transaction.ts';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';

/** Without the name: what is kept of a comparison names nobody. */
type FoundDifference = Omit<PointsDifference, 'agentName' | 'agentCode'>;

/** Maximum of differences listed: more are usually one error repeated. */
const MAX_DIFFERENCES = 200;

/**
 * What of these agents does not agree with the entries: sums of accounts, running numbers, balances after each entry, months,
 * redemptions, points beside a policy that are not what was posted of it, policies that were paid and gave their
 * seller nothing, and entries of policies that were never paid.
 */
const differencesOf = async (db: Queries, agents: readonly string[]): Promise<readonly FoundDifference[]> => {
  const compared = sql`any(${agents}::text[])`;
  const { rows } = await sql<FoundDifference>`
    with entries as (
      select agent_id, count(*) as entries, sum(points)::bigint as points, sum(held)::bigint as held, max(no) as last_no
      from points_ledger where agent_id = ${compared} group by agent_id
    ),
    accounts as (
      select coalesce(a.agent_id, e.agent_id) as agent_id, coalesce(a.balance, 0) as balance, coalesce(a.held, 0) as held,
             coalesce(a.last_no, 0) as last_no, coalesce(e.points, 0) as points, coalesce(e.held, 0) as entries_held,
             coalesce(e.entries, 0) as entries
      from (select * from points_accounts where agent_id = ${compared}) a
      full join entries e on e.agent_id = a.agent_id
    ),
    running as (
      select agent_id, no, balance_after, held_after,
             sum(points) over by_no as balance, sum(held) over by_no as held
      from points_ledger where agent_id = ${compared} window by_no as (partition by agent_id order by no)
    ),
    chain as (
      select distinct on (agent_id) agent_id, balance, balance_after from running
      where balance <> balance_after or held <> held_after order by agent_id, no
    ),
    months as (
      select coalesce(m.agent_id, l.agent_id) as agent_id, sum(coalesce(l.points, 0)) as points, sum(coalesce(m.points, 0)) as counted
      from (select * from points_by_month where agent_id = ${compared}) m
      full join (
        select agent_id, coalesce(seller_id, agent_id) as seller_id, month, sum(points) as points
        from points_ledger where agent_id = ${compared} and policy_no is not null
        group by agent_id, coalesce(seller_id, agent_id), month
      ) l on l.agent_id = m.agent_id and l.seller_id = m.seller_id and l.month = m.month
      where coalesce(m.points, 0) <> coalesce(l.points, 0)
      group by coalesce(m.agent_id, l.agent_id)
    ),
    waiting as (
      select r.agent_id, sum(r.points) as points from redemptions r
      where r.agent_id = ${compared} and r.state = 'waiting' group by r.agent_id
    ),
    policy_points as (
      select q.agent_id, q.points, coalesce(l.points, 0) as posted
      from quotes q
      left join (
        select policy_no, agent_id, sum(points) as points from points_ledger
        where agent_id = ${compared} and policy_no is not null group by policy_no, agent_id
      ) l on l.policy_no = q.policy_no and l.agent_id = q.agent_id
      where q.agent_id = ${compared} and q.policy_no is not null and q.points <> coalesce(l.points, 0)
    ),
    paid as (
      select p.policy_no, p.agent_id, p.amount, coalesce(p.paid_at, p.issued_at) as paid_at
      from policies p where p.agent_id = ${compared} and (p.kind = 'paid' or p.paid_at is not null)
    ),
    -- The one who left before the payment earned nothing; of the hour before it is not judged which came first.
    unposted as (
      select p.agent_id, sum(p.amount / ${POINTS_RULE.rupiahPerPoint}::bigint) as points
      from paid p join agents a on a.id = p.agent_id
      where p.amount >= ${POINTS_RULE.rupiahPerPoint}::bigint
        and (a.left_at is null or a.left_at > p.paid_at + interval '1 hour')
        and not exists (select 1 from points_ledger e
          where e.policy_no = p.policy_no and e.agent_id = p.agent_id and e.kind = 'earned' and e.level = 0)
      group by p.agent_id
    ),
    unpaid as (
      select e.agent_id, sum(e.points) as points
      from points_ledger e join policies p on p.policy_no = e.policy_no
      where e.agent_id = ${compared} and p.kind <> 'paid' and p.paid_at is null
      group by e.agent_id
    ),
    found as (
      select agent_id, 'balance' as what, points as expected, balance as found from accounts where points <> balance
      union all
      select agent_id, 'held', entries_held, held from accounts where entries_held <> held
      union all
      select agent_id, 'runningNumber', entries, last_no from accounts where entries <> last_no
      union all
      select agent_id, 'balanceAfter', balance, balance_after from chain
      union all
      select agent_id, 'month', points, counted from months
      union all
      select a.agent_id, 'redemption', coalesce(w.points, 0), a.entries_held
      from accounts a left join waiting w on w.agent_id = a.agent_id where coalesce(w.points, 0) <> a.entries_held
      union all
      select agent_id, 'policy', sum(posted), sum(points) from policy_points group by agent_id
      union all
      select agent_id, 'policy', points, 0 from unposted
      union all
      select agent_id, 'policy', 0, points from unpaid
    )
    select agent_id as "agentId", what, expected::bigint as expected, found::bigint as found
    from found order by agent_id, what, expected limit ${MAX_DIFFERENCES}`.execute(db);
  return rows;
};

/** So many agents are compared in one statement: the rows of more would hold up the vacuum and need files. */
const AGENTS_AT_ONCE = 500;

/** Of all agents, one statement for so many: what is posted meanwhile each sees in full or not at all. */
export const findDifferences = async (
  db: Queries,
  atOnce = AGENTS_AT_ONCE,
): Promise<readonly FoundDifference[]> => {
  const found: FoundDifference[] = [];
  for (let after = ''; found.length < MAX_DIFFERENCES;) {
    const agents = await db
      .selectFrom('agents')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    const last = agents.at(-1);
    if (last === undefined) break;
    after = last.id;
    const ids = agents.map(({ id }) => id);
    found.push(...(await longTransaction(db, (tx) => differencesOf(tx, ids))));
  }
  return found.slice(0, MAX_DIFFERENCES);
};

export const countPointsAccounts = async (db: Queries): Promise<number> => {
  const row = await db
    .selectFrom('points_accounts')
    .select((eb) => eb.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow();
  return row.accounts;
};

export const insertComparison = async (
  db: Queries,
  { agents, differences }: { readonly agents: number; readonly differences: readonly FoundDifference[] },
  now: Date,
): Promise<void> => {
  await db
    .insertInto('points_comparisons')
    .values({ at: now, agents, differences: JSON.stringify(differences) })
    .execute();
};

export interface KeptComparison {
  readonly at: Date;
  readonly agents: number;
  readonly differences: readonly FoundDifference[];
}

export const findLastComparison = async (db: Queries): Promise<KeptComparison | undefined> => {
  const row = await db
    .selectFrom('points_comparisons')
    .select(['at', 'agents', 'differences'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, differences: row.differences as unknown as readonly FoundDifference[] };
};

/** Names of agents, for those who may know them. */
export const namesOfAgents = async (
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly code: string }>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'first_name', 'last_name', 'agent_code'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { name: `${row.first_name} ${row.last_name}`.trim(), code: row.agent_code }]),
  );
};

export const expiredComparisons = (before: Date): RemoveBatch =>
  expiredRows('points_comparisons', sql`at < ${before}`);

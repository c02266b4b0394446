import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { LedgerRow } from './points-ledger.ts';

export interface StatementRow extends LedgerRow {
  readonly seller_name: string | null;
  readonly corrects_no: number | null;
  /** Name of somebody of staff; empty for all others. */
  readonly by: string;
}

const rowsOf = (db: Queries, agentId: string) =>
  db
    .selectFrom('points_ledger as l')
    .leftJoin('agents as s', 's.id', 'l.seller_id')
    .leftJoin('points_ledger as c', 'c.id', 'l.corrects_id')
    .leftJoin('agents as b', (join) => join.onRef('b.id', '=', 'l.actor_id').on('l.actor', '=', 'staff'))
    .selectAll('l')
    .select(['c.no as corrects_no'])
    .select([
      sql<string | null>`trim(s.first_name || ' ' || s.last_name)`.as('seller_name'),
      sql<string>`coalesce(trim(b.first_name || ' ' || b.last_name), '')`.as('by'),
    ])
    .where('l.agent_id', '=', agentId);

interface EntryPageQuery {
  readonly agentId: string;
  /** YYYY-MM; all of them without. */
  readonly month?: string;
  /** The highest running number that counts. */
  readonly upTo: number;
  /** Where the page before ended. */
  readonly below?: number | undefined;
  readonly limit: number;
}

/** The newest first. */
export const listEntries = (
  db: Queries,
  { agentId, month, upTo, below, limit }: EntryPageQuery,
): Promise<readonly StatementRow[]> =>
  rowsOf(db, agentId)
    .$if(month !== undefined, (rows) => rows.where('l.month', '=', month as string))
    .where('l.no', '<=', upTo)
    .$if(below !== undefined, (rows) => rows.where('l.no', '<', below as number))
    .orderBy('l.no', 'desc')
    .limit(limit)
    .execute();

interface MonthSums {
  readonly opening: number;
  readonly earned: number;
  readonly taken: number;
}

/**
 * What stood before the month, and what came and went in it, up to that entry. Counted back from the balance after it:
 * of an agent with many entries only those since the month are read.
 */
export const sumMonth = async (
  db: Queries,
  { agentId, month, upTo }: { readonly agentId: string; readonly month: string; readonly upTo: number },
): Promise<MonthSums> => {
  const { rows } = await sql<MonthSums>`
    select coalesce((select balance_after from points_ledger where agent_id = ${agentId} and no = ${upTo}), 0)
             - coalesce(sum(points), 0)::bigint as opening,
           coalesce(sum(points) filter (where month = ${month} and points > 0), 0)::bigint as earned,
           coalesce(sum(points) filter (where month = ${month} and points < 0), 0)::bigint as taken
    from points_ledger where agent_id = ${agentId} and month >= ${month} and no <= ${upTo}`.execute(db);
  return rows[0] ?? { opening: 0, earned: 0, taken: 0 };
};

/** That have entries, the newest first; from month to month by the index, however many entries each has. */
export const listMonths = async (db: Queries, agentId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ month: string }>`
    with recursive months as (
      select max(month) as month from points_ledger where agent_id = ${agentId}
      union all
      select (select max(l.month) from points_ledger l where l.agent_id = ${agentId} and l.month < m.month)
      from months m where m.month is not null
    )
    select month from months where month is not null`.execute(db);
  return rows.map(({ month }) => month);
};

/** In a transaction; nothing where the agent has no such entry. */
export const findEntry = (db: Queries, agentId: string, no: number): Promise<LedgerRow | undefined> =>
  db
    .selectFrom('points_ledger')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('no', '=', no)
    .executeTakeFirst();

export interface ChangesOfEntry {
  /** By corrections of the entry. */
  readonly corrected: number;
  /** By a cancellation, of what the entry gave. */
  readonly reversed: number;
  /** What the agent still has of the policy on that level. */
  readonly left: number;
}

interface EntrySelection {
  readonly agentId: string;
  readonly ids: readonly number[];
  /** The highest running number that counts. */
  readonly upTo: number;
}

/** What was done to each of these entries since. */
export const changesOfEntries = async (
  db: Queries,
  { agentId, ids, upTo }: EntrySelection,
): Promise<ReadonlyMap<number, ChangesOfEntry>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ChangesOfEntry & { readonly id: number }>`
    with of_policies as (
      select l.*, coalesce(c.kind, l.kind) as about from points_ledger l left join points_ledger c on c.id = l.corrects_id
      where l.agent_id = ${agentId} and l.no <= ${upTo}
        and l.policy_no in (select policy_no from points_ledger where id = any(${ids}::bigint[]))
    )
    select e.id,
           coalesce(sum(l.points) filter (where l.corrects_id = e.id), 0)::bigint as corrected,
           coalesce(sum(l.points) filter (where e.kind = 'earned' and l.about = 'reversed'), 0)::bigint as reversed,
           sum(l.points)::bigint as left
    from of_policies e join of_policies l on l.policy_no = e.policy_no and l.level = e.level
    where e.id = any(${ids}::bigint[])
    group by e.id`.execute(db);
  return new Map(rows.map(({ id, ...changes }) => [id, changes]));
};

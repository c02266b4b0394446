import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { RawBuilder } from 'kysely';

/** As many as a list to choose from can hold. */
const MOST_OFFERED = 1000;

interface NetworkMember {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Those below an agent, without the agent, by name; of a large network the nearest, level by level. */
export const findNetwork = async (db: Queries, agentId: string): Promise<readonly NetworkMember[]> => {
  const { rows } = await sql<NetworkMember>`
    with recursive network (id, members) as (
      select id, direct_members from agents where upline_id = ${agentId} and user_type <> 'Staff'
      union
      select a.id, a.direct_members from agents a join network n on a.upline_id = n.id
      where n.members > 0 and a.user_type <> 'Staff'
    )
    select a.id, a.first_name as "firstName", a.last_name as "lastName"
    from (select id from network where id <> ${agentId} limit ${MOST_OFFERED}) nearest
    join agents a on a.id = nearest.id
    order by a.first_name, a.last_name, a.id`.execute(db);
  return rows;
};

/** Ids of those below, each once, also in a circle; the walk ends where the limit is reached. */
export const listIdsBelow = async (
  db: Queries,
  agentId: string,
  limit: number,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive network (id, members) as (
      select id, direct_members from agents where upline_id = ${agentId} and user_type <> 'Staff'
      union
      select a.id, a.direct_members from agents a join network n on a.upline_id = n.id
      where n.members > 0 and a.user_type <> 'Staff'
    )
    select id from network where id <> ${agentId} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Whether the one leads the other at any depth. Walks up, so that the size of a network does not matter, and
 * ends in a cycle.
 */
export const isBelow = async (db: Queries, memberId: string, leaderId: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (id) as (
      select upline_id from agents where id = ${memberId}
      union
      select a.upline_id from agents a join above u on a.id = u.id
    )
    select exists (select 1 from above where id = ${leaderId}) as found`.execute(db);
  return rows[0]?.found === true && memberId !== leaderId;
};

/** Walks up, so that the size of a network does not matter. */
export const isBelowWithin = async (
  db: Queries,
  {
    memberId,
    leaderId,
    depth,
  }: { readonly memberId: string; readonly leaderId: string; readonly depth: number },
): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (id, level) as (
      select upline_id, 1 from agents where id = ${memberId}
      union
      select a.upline_id, u.level + 1 from agents a join above u on a.id = u.id where u.level < ${depth}
    )
    select exists (select 1 from above where id = ${leaderId}) as found`.execute(db);
  return rows[0]?.found === true && memberId !== leaderId;
};

/** An agent and everybody below, too many for a list of ids. */
interface WholeNetwork {
  readonly topId: string;
}

/** The agents whose rows are read. */
export type AgentSet = WholeNetwork | readonly string[];

/** Tests for `topId`, because a prepared query replaces an array by a placeholder. */
export const isWhole = (agents: AgentSet): agents is WholeNetwork => 'topId' in agents;

/** Only oneself. */
export const isOnly = (agents: AgentSet, agentId: string): boolean =>
  !isWhole(agents) && agents.every((id) => id === agentId);

/**
 * A recursive subquery, so that no ids are sent; a cycle is visited once. Most members lead nobody: below them nothing is
 * looked for.
 */
const walk = ({ topId }: WholeNetwork) => sql`
  with recursive below (id, members) as (
    select id, direct_members from agents where id = ${topId}
    union
    select a.id, a.direct_members from agents a join below b on a.upline_id = b.id
    where b.members > 0 and a.user_type <> 'Staff'
  )
  select id from below`;

/** To select from, one id a row. */
export const agentsOf = (agents: AgentSet): RawBuilder<unknown> =>
  isWhole(agents) ? sql`(${walk(agents)})` : sql`unnest(${agents}::text[])`;

/** Joined, not an array: to sort a hundred thousand ids by the rules of a language takes a second. */
export const isOneOf = (column: RawBuilder<unknown>, agents: AgentSet): RawBuilder<boolean> =>
  isWhole(agents) ? sql`${column} in (${walk(agents)})` : sql`${column} = any(${agents}::text[])`;

/** Agents per statement: with a single thread, a longer statement would block all others. */
const SEARCHED_AT_ONCE = 5;

/** A large network is one part: thousands of statements would take far longer than one walk. */
const partsOf = (agents: AgentSet): readonly AgentSet[] =>
  isWhole(agents)
    ? [agents]
    : Array.from({ length: Math.ceil(agents.length / SEARCHED_AT_ONCE) }, (_, index) =>
        agents.slice(index * SEARCHED_AT_ONCE, (index + 1) * SEARCHED_AT_ONCE),
      );

type ReadPart<Result> = (agentIds: AgentSet) => Promise<Result>;

interface PartedPage<Row> {
  readonly agentIds: AgentSet;
  readonly inOrder: (one: Row, other: Row) => number;
  readonly limit: number;
}

/** The first rows of many agents, a few agents at a time, for reads that may have to look at every row. */
export const readInParts = async <Row>(
  { agentIds, inOrder, limit }: PartedPage<Row>,
  read: ReadPart<readonly Row[]>,
): Promise<readonly Row[]> => {
  if (isWhole(agentIds) || agentIds.length <= SEARCHED_AT_ONCE) return read(agentIds);
  let rows: readonly Row[] = [];
  for (const part of partsOf(agentIds)) {
    const more = await read(part);
    rows = [...rows, ...more].toSorted(inOrder).slice(0, limit);
  }
  return rows;
};

/** How many there are with all agents together, up to `most`. */
export const countInParts = async (
  agentIds: AgentSet,
  most: number,
  count: ReadPart<number>,
): Promise<number> => {
  let total = 0;
  for (const part of partsOf(agentIds)) {
    if (total >= most) break;
    total += await count(part);
  }
  return Math.min(total, most);
};

/** The results for a few agents at a time, in order. */
export const eachPart = async <Result>(
  agentIds: AgentSet,
  read: ReadPart<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const part of partsOf(agentIds)) results.push(await read(part));
  return results;
};

type KeyPart = Date | number | string;
const comparable = (key: KeyPart): number | string => (key instanceof Date ? key.getTime() : key);

/** As `order by` sorts pages by key. */
export const byKey =
  <Row>(keyOf: (row: Row) => readonly [KeyPart, string], isDescending: boolean) =>
  (one: Row, other: Row): number => {
    const [[key, id], [otherKey, otherId]] = [keyOf(one), keyOf(other)];
    const [a, b] = [comparable(key), comparable(otherKey)];
    const isBefore = a === b ? id < otherId : a < b;
    return isBefore === isDescending ? 1 : -1;
  };

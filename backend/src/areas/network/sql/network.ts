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

/** A range of `upline_path`: an agent and everybody below, however many they are. */
interface WholeNetwork {
  readonly path: string;
}

/** The agents whose rows are read. */
export type AgentSet = WholeNetwork | readonly string[];

/** Behind every path that begins with this one: the sign that follows the last stroke. */
const endOf = (path: RawBuilder<string>): RawBuilder<string> => sql`rtrim(${path}, '/') || '0'`;

/** An agent and everybody below: their ids, or the range of their paths where they are more than so many. */
export const findAllLedBy = async (db: Queries, agentId: string, mostNamed: number): Promise<AgentSet> => {
  const { rows } = await sql<{ readonly path: string; readonly ids: readonly string[] }>`
    select t.upline_path as path, array(
      select m.id from agents m
      where m.upline_path > t.upline_path and m.upline_path < ${endOf(sql`t.upline_path`)} and m.user_type <> 'Staff'
      limit ${mostNamed + 1}
    ) as ids
    from agents t where t.id = ${agentId}`.execute(db);
  const { path = '', ids = [] } = rows[0] ?? {};
  return ids.length > mostNamed ? { path } : [agentId, ...ids];
};

/** Of an agent; of nobody a path on which nobody stands. */
export const findPath = async (db: Queries, agentId: string): Promise<string> => {
  const row = await db
    .selectFrom('agents')
    .select('upline_path')
    .where('id', '=', agentId)
    .executeTakeFirst();
  return row?.upline_path ?? '/nobody/';
};

/** Below somebody with that path, who is left out. */
export const isBelowPath = (column: RawBuilder<unknown>, path: string): RawBuilder<boolean> =>
  sql`(${column} > ${path} and ${column} < ${path.slice(0, -1)} || '0')`;

/** How many levels below that path: 1 for those whom its agent leads directly. */
export const levelsBelow = (column: RawBuilder<unknown>, path: string): RawBuilder<number> =>
  sql`(length(${column}) - length(replace(${column}, '/', '')) - ${path.split('/').length - 1})`;

/** Whether the one leads the other at any depth. */
export const isBelow = async (db: Queries, memberId: string, leaderId: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select position(${`/${leaderId}/`} in upline_path) > 0 as found from agents where id = ${memberId}`.execute(
    db,
  );
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

/** Tests for `path`, because a prepared query replaces an id by a placeholder. */
export const isWhole = (agents: AgentSet): agents is WholeNetwork => 'path' in agents;

/** The one agent whose rows are read, where it is one. */
export const onlyOne = (agents: AgentSet): string | undefined =>
  isWhole(agents) || agents.length > 1 ? undefined : agents[0];

/** Only oneself. */
export const isOnly = (agents: AgentSet, agentId: string): boolean =>
  !isWhole(agents) && agents.every((id) => id === agentId);

/** One of them. The path is a value of the statement, from which the planner knows how many are in its range. */
export const isOneOf = (column: RawBuilder<unknown>, agents: AgentSet): RawBuilder<boolean> => {
  if (!isWhole(agents))
    return agents.length === 1 ? sql`${column} = ${agents[0]}` : sql`${column} = any(${agents}::text[])`;
  const { path } = agents;
  return sql`${column} in (select of_network.id from agents of_network
    where of_network.upline_path >= ${path} and of_network.upline_path < ${path.slice(0, -1)} || '0'
      and of_network.user_type <> 'Staff')`;
};

/** What a page is made of: the ids of its rows, in the order of a key. */
export interface KeyedPage {
  /** With the name by which the conditions call it. */
  readonly table: RawBuilder<unknown>;
  readonly agentId: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  readonly limit: number;
}

/**
 * To select from: `id` and `key` of one page. Of a few agents the first rows of each are merged, which an index has in
 * that order. Of a whole network the planner decides: few members are joined, many are found in the order of all rows.
 */
export const keyedPage = (agents: AgentSet, page: KeyedPage): RawBuilder<unknown> => {
  const { table, agentId, id, key, where, direction, limit } = page;
  const ordered = sql`order by key ${direction}, id ${direction} limit ${limit}`;
  if (isWhole(agents) || agents.length === 1)
    return sql`(select ${id} as id, ${key} as key from ${table} where ${isOneOf(agentId, agents)} and ${where}
      order by ${key} ${direction}, ${id} ${direction} limit ${limit})`;
  return sql`(select one.id, one.key from unnest(${agents}::text[]) as of_agent (id)
    cross join lateral (
      select ${id} as id, ${key} as key from ${table} where ${agentId} = of_agent.id and ${where}
      order by ${key} ${direction}, ${id} ${direction} limit ${limit}
    ) one
    ${ordered})`;
};

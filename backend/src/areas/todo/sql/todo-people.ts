import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { findPath, isBelowPath, levelsBelow } from '#areas/network/sql/network.ts';
import type { Owner } from '#core/access/access-rows.ts';

export interface NamedAgent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SubtreeQuery {
  readonly agentId: string;
  /** How many levels deep. */
  readonly depth: number;
}

/** Active agents below somebody, by name, at most so many. */
export const listBelow = async (
  db: Queries,
  { agentId, depth, limit }: SubtreeQuery & { readonly limit: number },
): Promise<readonly NamedAgent[]> => {
  const path = await findPath(db, agentId);
  const { rows } = await sql<NamedAgent>`
    select a.id, a.first_name as "firstName", a.last_name as "lastName"
    from agents a
    where ${isBelowPath(sql`a.upline_path`, path)} and ${levelsBelow(sql`a.upline_path`, path)} <= ${depth}
      and a.status = 'active' and a.user_type <> 'Staff'
    order by a.first_name, a.last_name, a.id
    limit ${limit}`.execute(db);
  return rows;
};

/** Which of these agents are active and below somebody. Walks up, so that the size of a network does not matter. */
export const whichAreBelow = async (
  db: Queries,
  { agentId, depth }: SubtreeQuery,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    with recursive above (id, upper, depth) as (
      select id, upline_id, 1 from agents
      where id in (${sql.join(ids)}) and status = 'active' and user_type <> 'Staff'
      union
      select u.id, a.upline_id, u.depth + 1 from above u join agents a on a.id = u.upper where u.depth < ${depth}
    )
    select distinct id from above where upper = ${agentId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** Creator and members of a task. */
export const findTodoOwner = async (db: Queries, id: string): Promise<Owner | undefined> => {
  const rows = await db
    .selectFrom('todos as t')
    .leftJoin('todo_members as m', 'm.todo_id', 't.id')
    .select(['t.giver_id', 'm.agent_id'])
    .where('t.id', '=', id)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return { agentId: first.giver_id, sharedWith: rows.flatMap(({ agent_id }) => agent_id ?? []) };
};

/** The agent of a lead or a quote. */
export const findAgentOf = async (
  db: Queries,
  table: 'leads' | 'quotes',
  id: string,
): Promise<string | undefined> => {
  const row =
    table === 'leads'
      ? await db.selectFrom('leads').select('agent_id').where('id', '=', id).executeTakeFirst()
      : await db.selectFrom('quotes').select('agent_id').where('id', '=', id).executeTakeFirst();
  return row?.agent_id;
};

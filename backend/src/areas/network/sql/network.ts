import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** As many as a list to choose from can hold. */
const MOST_OFFERED = 1000;

export interface NetworkMember {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Those below an agent, without the agent, by name; of a large network the nearest, level by level. */
export const findNetwork = async (db: Queries, agentId: string): Promise<readonly NetworkMember[]> => {
  const { rows } = await sql<NetworkMember>`
    with recursive network (id) as (
      select id from agents where upline_id = ${agentId} and user_type <> 'Staff'
      union
      select a.id from agents a join network n on a.upline_id = n.id where a.user_type <> 'Staff'
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
    with recursive network (id) as (
      select id from agents where upline_id = ${agentId} and user_type <> 'Staff'
      union
      select a.id from agents a join network n on a.upline_id = n.id where a.user_type <> 'Staff'
    )
    select id from network where id <> ${agentId} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Whether the one leads the other, however far below. Walks up, so that the size of a network does not matter, and
 * ends in a circle.
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

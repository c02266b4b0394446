import { sql } from 'kysely';
import type { Queries } from '#database/database.ts';

/** Deeper than any sales network; whoever was invited in a circle ends here too. */
const MAX_DEPTH = 12;

export interface NetworkMember {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Everybody below an agent by invitation, without the agent, by name. */
export const findNetwork = async (db: Queries, agentId: string): Promise<readonly NetworkMember[]> => {
  const { rows } = await sql<NetworkMember>`
    with recursive network (id, depth) as (
      select id, 1 from agents where invited_by = ${agentId} and user_type <> 'Staff'
      union
      select a.id, n.depth + 1 from agents a join network n on a.invited_by = n.id
      where n.depth < ${MAX_DEPTH} and a.user_type <> 'Staff'
    )
    select a.id, a.first_name as "firstName", a.last_name as "lastName"
    from agents a
    where a.id in (select id from network) and a.id <> ${agentId}
    order by a.first_name, a.last_name, a.id`.execute(db);
  return rows;
};

/** Whether the one leads the other, however far below. Walks up, so that the size of a network does not matter. */
export const isBelow = async (db: Queries, memberId: string, leaderId: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (id, depth) as (
      select invited_by, 1 from agents where id = ${memberId}
      union
      select a.invited_by, u.depth + 1 from agents a join above u on a.id = u.id where u.depth < ${MAX_DEPTH}
    )
    select exists (select 1 from above where id = ${leaderId}) as found`.execute(db);
  return rows[0]?.found === true && memberId !== leaderId;
};

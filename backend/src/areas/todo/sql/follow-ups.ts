import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** Whose, and up to which moment, which does not belong to it. */
export interface FollowUpsOf {
  readonly agentId: string;
  readonly until: Date;
}

type Condition = RawBuilder<boolean>;

/** Somebody to speak to, of the leads table, called l. */
const isLeadDue = ({ agentId, until }: FollowUpsOf): Condition =>
  sql`(l.agent_id = ${agentId} and l.next_contact_at < ${until} and l.closed_reason = '' and not l.do_not_contact)`;

/**
 * A task that was not done, of members m and tasks t. One that reminds of a lead which is due itself is the same thing
 * once more.
 */
const isTodoDue = (of: FollowUpsOf): Condition =>
  sql`(m.agent_id = ${of.agentId} and m.scheduled_at < ${of.until} and t.status = 'todo'
    and not exists (select 1 from leads l
      where l.id = t.lead_id and l.next_contact_at = t.scheduled_at and ${isLeadDue(of)}))`;

/** All that is to be done by then, late or not. Of a task its id alone stands where one of a lead stands. */
export const followUps = (of: FollowUpsOf): RawBuilder<unknown> =>
  sql`select trim(l.first_name || ' ' || l.last_name) as name, l.next_contact_at as at,
      nullif(l.product_id, '') as product_id, null::text as quote_id, l.id as lead_id, null::bigint as amount
    from leads l where ${isLeadDue(of)}
    union all
    select t.description, t.scheduled_at, null, null, null, null
    from todo_members m join todos t on t.id = m.todo_id where ${isTodoDue(of)}`;

export interface LeadDue {
  readonly id: string;
  readonly name: string;
  readonly next_contact_at: Date;
  readonly agent_first_name: string;
  readonly agent_last_name: string;
}

const MOST_LISTED = 500;

export const listLeadsDue = async (db: Queries, of: FollowUpsOf): Promise<readonly LeadDue[]> => {
  const { rows } = await sql<LeadDue>`
    select l.id, trim(l.first_name || ' ' || l.last_name) as name, l.next_contact_at,
      a.first_name as agent_first_name, a.last_name as agent_last_name
    from leads l join agents a on a.id = l.agent_id
    where ${isLeadDue(of)} order by l.next_contact_at, l.id limit ${MOST_LISTED}`.execute(db);
  return rows;
};

export const listTodoIdsDue = async (db: Queries, of: FollowUpsOf): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly id: string }>`
    select t.id from todo_members m join todos t on t.id = m.todo_id
    where ${isTodoDue(of)} order by t.scheduled_at, t.id limit ${MOST_LISTED}`.execute(db);
  return rows.map(({ id }) => id);
};

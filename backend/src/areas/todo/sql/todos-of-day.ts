import type { Queries } from '#core/database/database.ts';
import type { NamedAgent } from './todo-people.ts';
import type { TodoRow } from './todos.ts';
import { sql } from 'kysely';
import { isOneOf } from '#areas/network/sql/network.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import type { RawBuilder } from 'kysely';

/** From the first moment to the last, which does not belong to it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export interface ListedTodo extends TodoRow {
  readonly giver_first_name: string;
  readonly giver_last_name: string;
  readonly done_by_first_name: string | null;
  readonly done_by_last_name: string | null;
}

const MAX_TODOS = 500;

const namedTodos = (db: Queries) =>
  db
    .selectFrom('todos as t')
    .innerJoin('agents as g', 'g.id', 't.giver_id')
    .leftJoin('agents as d', 'd.id', 't.done_by')
    .selectAll('t')
    .select(['g.first_name as giver_first_name', 'g.last_name as giver_last_name'])
    .select(['d.first_name as done_by_first_name', 'd.last_name as done_by_last_name']);

export const listTodosById = (db: Queries, ids: readonly string[]): Promise<readonly ListedTodo[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : namedTodos(db)
        .where('t.id', 'in', [...ids])
        .execute();

/** What somebody gave or was given, without what was withdrawn, in the order of the day. */
export const listTodos = (
  db: Queries,
  agentId: string,
  { from, until }: Span,
): Promise<readonly ListedTodo[]> =>
  namedTodos(db)
    .where('t.id', 'in', (eb) =>
      eb
        .selectFrom('todo_members')
        .select('todo_id')
        .where('agent_id', '=', agentId)
        .where('scheduled_at', '>=', from)
        .where('scheduled_at', '<', until)
        .union((other) =>
          other
            .selectFrom('todos')
            .select('id as todo_id')
            .where('giver_id', '=', agentId)
            .where('scheduled_at', '>=', from)
            .where('scheduled_at', '<', until),
        ),
    )
    .where('t.status', '<>', 'withdrawn')
    .orderBy('t.scheduled_at')
    .orderBy('t.id')
    .limit(MAX_TODOS)
    .execute();

interface TodoMember extends NamedAgent {
  readonly todoId: string;
}

/** Who has these tasks to do, by name. */
export const listMembersOf = (db: Queries, todoIds: readonly string[]): Promise<readonly TodoMember[]> =>
  todoIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('todo_members as m')
        .innerJoin('agents as a', 'a.id', 'm.agent_id')
        .select(['m.todo_id as todoId', 'a.id', 'a.first_name as firstName', 'a.last_name as lastName'])
        .where('m.todo_id', 'in', todoIds)
        .orderBy('a.first_name')
        .orderBy('a.last_name')
        .orderBy('a.id')
        .execute();

interface BirthdayRow {
  readonly agent_id: string;
  readonly quote_id: string;
  readonly insured_name: string;
  /** YYYY-MM-DD */
  readonly insured_birth_date: string;
  readonly insured_phone: string;
}

const MAX_BIRTHDAYS = 200;

/** Insureds with a policy of these agents who were born on such a day (MM-DD); each person of an agent once. */
export const listBirthdays = (
  db: Queries,
  agentIds: AgentSet,
  monthsAndDays: readonly string[],
): Promise<readonly BirthdayRow[]> =>
  db
    .selectFrom('quotes')
    .distinctOn(['agent_id', 'insured_birth_date', 'insured_name', 'insured_phone'])
    .select(['agent_id', 'id as quote_id', 'insured_name', 'insured_birth_date', 'insured_phone'])
    .where(isOneOf(sql`agent_id`, agentIds))
    .where(sql<boolean>`substr(insured_birth_date, 6, 5) = any(${[...monthsAndDays]}::text[])`)
    .where('policy_no', 'is not', null)
    .where('payment_status', '<>', 'Cancelled')
    .orderBy('agent_id')
    .orderBy('insured_birth_date')
    .orderBy('insured_name')
    .orderBy('insured_phone')
    .orderBy('saved_at', 'desc')
    .limit(MAX_BIRTHDAYS)
    .execute();

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

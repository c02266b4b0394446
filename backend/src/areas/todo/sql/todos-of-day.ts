import type { Queries } from '#core/database/database.ts';
import type { NamedAgent } from './todo-people.ts';
import type { TodoRow } from './todos.ts';

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

export interface TodoMember extends NamedAgent {
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

import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import { deleteNotificationsOf } from '#areas/notifications/sql.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { Tables } from '#core/database/tables.ts';
import type { TodoNotice } from '#areas/notifications/sql.ts';
import { timeText } from '@payung/shared/domain/todo/todo.ts';
import { clockText, formatDate } from '@payung/shared/domain/dates.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';

export type TodoRow = Selectable<Tables['todos']>;
type NewTodoRow = Omit<Insertable<Tables['todos']>, 'id'>;

/** Each request of a giver makes one task. */
export const findTodoOfRequest = (
  db: Queries,
  giverId: string,
  requestId: string,
): Promise<TodoRow | undefined> =>
  db
    .selectFrom('todos')
    .selectAll()
    .where('giver_id', '=', giverId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

/** The earlier one where the same request was made before. */
export const insertTodo = async (
  db: Queries,
  row: NewTodoRow,
): Promise<{ readonly todo: TodoRow; readonly isNew: boolean }> => {
  const made = await db
    .insertInto('todos')
    .values({ id: newId(), ...row })
    .onConflict((conflict) => conflict.columns(['giver_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return { todo: made, isNew: true };
  const todo = await findTodoOfRequest(db, row.giver_id, row.request_id);
  if (todo === undefined) throw new Error('A task neither new nor known');
  return { todo, isNew: false };
};

/** Replaces the members. */
export const replaceMembers = async (
  db: Queries,
  { id, scheduled_at }: Pick<TodoRow, 'id' | 'scheduled_at'>,
  agentIds: readonly string[],
): Promise<void> => {
  await db.deleteFrom('todo_members').where('todo_id', '=', id).execute();
  await db
    .insertInto('todo_members')
    .values([...new Set(agentIds)].map((agent_id) => ({ todo_id: id, agent_id, scheduled_at })))
    .execute();
};

export const lockTodo = (db: Queries, id: string): Promise<TodoRow | undefined> =>
  db.selectFrom('todos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type TodoChange = Partial<
  Pick<TodoRow, 'description' | 'scheduled_at' | 'status' | 'done_by' | 'done_at' | 'reminded_at'>
>;

/** Every change is a version of its own: calendars see by it that an entry is newer. */
export const updateTodo = (
  db: Queries,
  todo: Pick<TodoRow, 'id' | 'version'>,
  change: TodoChange & { readonly changed_at: Date },
): Promise<TodoRow> =>
  db
    .updateTable('todos')
    .set({ ...change, version: todo.version + 1 })
    .where('id', '=', todo.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Moves the due time of every member. */
export const moveMembers = async (
  db: Queries,
  { id, scheduled_at }: Pick<TodoRow, 'id' | 'scheduled_at'>,
): Promise<void> => {
  await db.updateTable('todo_members').set({ scheduled_at }).where('todo_id', '=', id).execute();
};

/** Deletes tasks with their notifications. */
export const deleteTodosOf = async (
  db: Queries,
  column: 'quote_id' | 'lead_id',
  id: string,
): Promise<void> => {
  const todos = await db.selectFrom('todos').select('id').where(column, '=', id).execute();
  await deleteNotificationsOf(
    db,
    'todo',
    todos.map((todo) => todo.id),
  );
  await db.deleteFrom('todos').where(column, '=', id).execute();
};

export const moveTodosToLead = async (db: Queries, fromLeadId: string, toLeadId: string): Promise<void> => {
  await db.updateTable('todos').set({ lead_id: toLeadId }).where('lead_id', '=', fromLeadId).execute();
};

export const expiredTodos = (before: Date): RemoveBatch =>
  expiredRows('todos', sql`status <> 'todo' and changed_at < ${before}`);

/** Due tasks without a notification; locked, skipping rows locked by another server. */
export const takeDueTodos = (db: Queries, now: Date, limit: number): Promise<readonly TodoRow[]> =>
  db
    .selectFrom('todos')
    .selectAll()
    .where('status', '=', 'todo')
    .where('reminded_at', 'is', null)
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Not a change of the task: its version stays. */
export const markReminded = async (db: Queries, ids: readonly string[], now: Date): Promise<void> => {
  await db.updateTable('todos').set({ reminded_at: now }).where('id', 'in', ids).execute();
};

interface MemberToRemind {
  readonly todo_id: string;
  readonly agent_id: string;
  readonly zone: Zone;
}

export const listMembersToRemind = (
  db: Queries,
  todoIds: readonly string[],
): Promise<readonly MemberToRemind[]> =>
  db
    .selectFrom('todo_members as m')
    .innerJoin('agents as a', 'a.id', 'm.agent_id')
    .select(['m.todo_id', 'm.agent_id', 'a.zone'])
    .where('m.todo_id', 'in', todoIds)
    .execute();

interface Reminder {
  readonly todo: TodoRow;
  readonly member: MemberToRemind;
}

/** What the notification of a member says, at the member's own time. */
export const reminderOf = ({ todo, member }: Reminder): TodoNotice => {
  const { day, minutes } = localTime(todo.scheduled_at, member.zone);
  const data = {
    description: todo.description,
    day,
    date: formatDate(day),
    // As English and as Indonesian says it.
    time: timeText(minutes),
    clock: clockText(minutes, 'id'),
    zone: member.zone,
  };
  return { agentId: member.agent_id, todoId: todo.id, kind: 'todoDue', data };
};

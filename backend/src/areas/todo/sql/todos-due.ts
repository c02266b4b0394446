import type { TodoNotice } from '#areas/notifications/sql.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { clockText, timeText } from '@payung/shared/domain/todo/todo.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { Queries } from '#core/database/database.ts';
import type { TodoRow } from './todos.ts';

/** Tasks whose time has come and of which nobody was told; locked, and without those that another server has. */
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

export interface MemberToRemind {
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

export interface Reminder {
  readonly todo: TodoRow;
  readonly member: MemberToRemind;
}

/** What the member is told of it, at the member's own time. */
export const reminderOf = ({ todo, member }: Reminder): TodoNotice => {
  const { day, minutes } = localTime(todo.scheduled_at, member.zone);
  const data = {
    description: todo.description,
    day,
    date: formatDate(day),
    // As English and as Indonesian says it.
    time: timeText(minutes),
    clock: clockText(minutes),
    zone: member.zone,
  };
  return { agentId: member.agent_id, todoId: todo.id, kind: 'todoDue', data };
};

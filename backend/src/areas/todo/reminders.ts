import { insertTodoNotices } from '#areas/notifications/sql.ts';
import { transaction } from '#core/database/transaction.ts';
import {
  listMembersToRemind,
  markReminded,
  reminderOf,
  takeDueTodos,
  findTodoOfRequest,
  insertTodo,
  lockTodo,
  moveMembers,
  replaceMembers,
  updateTodo,
} from '#areas/todo/sql/todos.ts';
import type { Services } from '../services.ts';
import type { Queries } from '#core/database/database.ts';

const AT_ONCE = 50;
/** Tasks per run; a longer queue is continued by the next run. */
const ROUNDS = 4;

const remindSome = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const due = await takeDueTodos(tx, now, AT_ONCE);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const members = await listMembersToRemind(tx, ids);
    const reminders = members.flatMap((member) => {
      const todo = due.find(({ id }) => id === member.todo_id);
      return todo === undefined ? [] : [reminderOf({ todo, member })];
    });
    await insertTodoNotices(tx, reminders, now);
    await markReminded(tx, ids, now);
    return due.length;
  });

/** Notifies the members of due tasks, once for each due time. */
export const remindDueTodos = async (services: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each round takes what the one before has left
    if ((await remindSome(services)) < AT_ONCE) return;
  }
};

interface LeadReminder {
  readonly agentId: string;
  readonly leadId: string;
  readonly description: string;
  /** The next contact; nothing where none is planned any more. */
  readonly at: Date | undefined;
  readonly now: Date;
}

const requestOf = (leadId: string): string => `lead-${leadId}`;

const withdraw = async (tx: Queries, { agentId, leadId, now }: LeadReminder): Promise<void> => {
  const known = await findTodoOfRequest(tx, agentId, requestOf(leadId));
  const todo = known && (await lockTodo(tx, known.id));
  if (todo?.status === 'todo') await updateTodo(tx, todo, { status: 'withdrawn', changed_at: now });
};

const plan = async (tx: Queries, at: Date, reminder: LeadReminder): Promise<void> => {
  const { agentId, leadId, description, now } = reminder;
  const { todo, isNew } = await insertTodo(tx, {
    giver_id: agentId,
    request_id: requestOf(leadId),
    description,
    category: 'appointment',
    scheduled_at: at,
    lead_id: leadId,
    created_at: now,
    changed_at: now,
  });
  if (isNew) return replaceMembers(tx, todo, [agentId]);
  const seen = (await lockTodo(tx, todo.id)) ?? todo;
  const moved = await updateTodo(tx, seen, {
    description,
    scheduled_at: at,
    status: 'todo',
    done_by: null,
    done_at: null,
    reminded_at: null,
    changed_at: now,
  });
  return moveMembers(tx, moved);
};

/** Finishes the reminder after a contact with the lead. */
export const finishLeadReminder = async (
  tx: Queries,
  { agentId, leadId, now }: Pick<LeadReminder, 'agentId' | 'leadId' | 'now'>,
): Promise<void> => {
  const known = await findTodoOfRequest(tx, agentId, requestOf(leadId));
  const todo = known && (await lockTodo(tx, known.id));
  if (todo?.status !== 'todo') return;
  await updateTodo(tx, todo, { status: 'done', done_by: agentId, done_at: now, changed_at: now });
};

/** A lead has one reminder: a new time moves it, an empty time withdraws it. */
export const setLeadReminder = (tx: Queries, reminder: LeadReminder): Promise<void> =>
  reminder.at === undefined ? withdraw(tx, reminder) : plan(tx, reminder.at, reminder);

import type { Queries } from '#core/database/database.ts';
import {
  findTodoOfRequest,
  insertTodo,
  lockTodo,
  moveMembers,
  replaceMembers,
  updateTodo,
} from '#areas/todo/sql/todos.ts';

export interface LeadReminder {
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

/** The lead was spoken to: what reminded of it is done. */
export const finishLeadReminder = async (
  tx: Queries,
  { agentId, leadId, now }: Pick<LeadReminder, 'agentId' | 'leadId' | 'now'>,
): Promise<void> => {
  const known = await findTodoOfRequest(tx, agentId, requestOf(leadId));
  const todo = known && (await lockTodo(tx, known.id));
  if (todo?.status !== 'todo') return;
  await updateTodo(tx, todo, { status: 'done', done_by: agentId, done_at: now, changed_at: now });
};

/** A lead has one appointment of its own: a new time moves it, no time withdraws it. */
export const setLeadReminder = (tx: Queries, reminder: LeadReminder): Promise<void> =>
  reminder.at === undefined ? withdraw(tx, reminder) : plan(tx, reminder.at, reminder);

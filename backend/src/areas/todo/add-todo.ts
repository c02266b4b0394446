import type { TodoCategory } from '@payung/shared/domain/todo/todo.ts';
import type { Queries } from '#core/database/database.ts';
import { insertTodo, replaceMembers } from '#areas/todo/sql/todos.ts';

export interface TodoToAdd {
  readonly giverId: string;
  /** Ids of agents; whether the giver may give it to them was checked before. */
  readonly members: readonly string[];
  readonly description: string;
  readonly category: TodoCategory;
  readonly at: Date;
  /** The same request makes one task. */
  readonly requestId: string;
  readonly now: Date;
  readonly leadId?: string | undefined;
  readonly quoteId?: string | undefined;
}

/** In the caller's transaction (the one appointment of a lead: `setLeadReminder`); answers the id of the task, also where the request was made before. */
export const addTodo = async (tx: Queries, wanted: TodoToAdd): Promise<string> => {
  const { todo, isNew } = await insertTodo(tx, {
    giver_id: wanted.giverId,
    request_id: wanted.requestId,
    description: wanted.description,
    category: wanted.category,
    scheduled_at: wanted.at,
    lead_id: wanted.leadId ?? null,
    quote_id: wanted.quoteId ?? null,
    created_at: wanted.now,
    changed_at: wanted.now,
  });
  if (isNew) await replaceMembers(tx, todo, wanted.members);
  return todo.id;
};

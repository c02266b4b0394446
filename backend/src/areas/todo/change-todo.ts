import { requireAgent } from '#core/access/caller.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import { visibleAgentIds } from '#areas/network/visible-agents.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';
import { findAgentOf, findTodoOwner } from '#areas/todo/sql/todo-people.ts';
import type { HandlerContextOf, HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { momentOfSlot, zoneOf } from './agent-zone.ts';
import { requireMembers } from './todos-of-day.ts';
import { TODO_TEXTS } from './todo-texts.ts';
import type { TodoCategory } from '@payung/shared/domain/todo/todo.ts';
import { insertTodo, replaceMembers, lockTodo, updateTodo } from '#areas/todo/sql/todos.ts';
import { clearContactOf } from '#areas/leads/sql/leads.ts';
import type { TodoRow } from '#areas/todo/sql/todos.ts';

/** What a task is about must be the giver's to see (ruling R33). */
const requireVisible = async (
  db: Queries,
  caller: AgentCaller,
  about: readonly [table: 'leads' | 'quotes', id: string | undefined],
): Promise<void> => {
  const [table, id] = about;
  if (id === undefined) return;
  const agentId = await findAgentOf(db, table, id);
  if (agentId === undefined) throw notFound();
  await visibleAgentIds(db, caller, agentId);
};

/** The same form sent twice makes one task. */
export const createTodo = async (
  { caller: anyone, body, language }: HandlerContextOf<'createTodo'>,
  { db, clock }: Services,
): Promise<{ readonly message: string; readonly id: string }> => {
  const caller = requireAgent(anyone);
  await requireMembers(db, caller, body.members);
  await requireVisible(db, caller, ['leads', body.leadId]);
  await requireVisible(db, caller, ['quotes', body.quoteId]);
  const zone = await zoneOf(db, caller.agentId);
  const id = await transaction(db, (tx) =>
    addTodo(tx, {
      giverId: caller.agentId,
      members: body.members,
      description: body.description,
      category: body.category,
      at: momentOfSlot(body.date, body.time, zone),
      requestId: body.requestId,
      now: clock.now(),
      leadId: body.leadId,
      quoteId: body.quoteId,
    }),
  );
  return { message: TODO_TEXTS.created[language], id };
};

interface NewTodo {
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
const addTodo = async (tx: Queries, wanted: NewTodo): Promise<string> => {
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

interface Message {
  readonly message: string;
}

const changedMeanwhile = (): ApiRefusal =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, TODO_TEXTS.conflict);

const lockExisting = async (tx: Queries, todoId: string): Promise<TodoRow> => {
  const todo = await lockTodo(tx, todoId);
  if (todo === undefined) throw notFound();
  return todo;
};

/** The giver's own open task, as they have seen it. */
const lockOwn = async (
  tx: Queries,
  todoId: string,
  { agentId, seenVersion }: { readonly agentId: string } & Pick<HandlerContext, 'seenVersion'>,
): Promise<TodoRow> => {
  const todo = await lockExisting(tx, todoId);
  if (todo.giver_id !== agentId) {
    throw new ApiRefusal({ status: 403, errCode: ERR_CODE.refused }, TODO_TEXTS.giverOnly);
  }
  const isSeen = seenVersion === undefined || seenVersion === todo.version;
  if (!isSeen || todo.status !== 'todo') throw changedMeanwhile();
  return todo;
};

/** A new time is reminded of again. */
export const changeTodo = async (
  { caller: anyone, params, body, seenVersion, language }: HandlerContextOf<'changeTodo'>,
  { db, clock }: Services,
): Promise<Message> => {
  const caller = requireAgent(anyone);
  const { agentId } = caller;
  const zone = await zoneOf(db, agentId);
  await transaction(db, async (tx) => {
    const todo = await lockOwn(tx, params.todoId, { agentId, seenVersion });
    const owner = await findTodoOwner(tx, todo.id);
    const added = body.members.filter((id) => owner?.sharedWith?.includes(id) !== true);
    await requireMembers(tx, caller, added);
    const at = momentOfSlot(body.date, body.time, zone);
    const isMoved = at.getTime() !== todo.scheduled_at.getTime();
    const changed = await updateTodo(tx, todo, {
      description: body.description,
      scheduled_at: at,
      ...(isMoved ? { reminded_at: null } : {}),
      changed_at: clock.now(),
    });
    await replaceMembers(tx, changed, body.members);
  });
  return { message: TODO_TEXTS.changed[language] };
};

export const withdrawTodo = async (
  { caller, params, seenVersion, language }: HandlerContextOf<'withdrawTodo'>,
  { db, clock }: Services,
): Promise<Message> => {
  const { agentId } = requireAgent(caller);
  await transaction(db, async (tx) => {
    const todo = await lockOwn(tx, params.todoId, { agentId, seenVersion });
    await updateTodo(tx, todo, { status: 'withdrawn', changed_at: clock.now() });
  });
  return { message: TODO_TEXTS.withdrawn[language] };
};

/** By the creator or a member; a second call finds it done. */
export const finishTodo = async (
  { caller, params, language }: HandlerContextOf<'finishTodo'>,
  { db, clock }: Services,
): Promise<Message> => {
  const { agentId } = requireAgent(caller);
  const now = clock.now();
  await transaction(db, async (tx) => {
    const todo = await lockExisting(tx, params.todoId);
    if (todo.status === 'withdrawn') throw changedMeanwhile();
    if (todo.status === 'done') return;
    await updateTodo(tx, todo, { status: 'done', done_by: agentId, done_at: now, changed_at: now });
    await clearContactOf(tx, todo);
  });
  return { message: TODO_TEXTS.finished[language] };
};

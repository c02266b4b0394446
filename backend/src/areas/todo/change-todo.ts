import { requireAgent } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, ERR_CODE, notFound } from '#core/http/api-refusal.ts';
import { findTodoOwner } from '#areas/todo/sql/todo-people.ts';
import { forgetContactOf } from '#areas/leads/sql/leads.ts';
import { lockTodo, replaceMembers, updateTodo } from '#areas/todo/sql/todos.ts';
import type { TodoRow } from '#areas/todo/sql/todos.ts';
import type { HandlerContext, HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { momentOfSlot, zoneOf } from './reader-zone.ts';
import { requireMembers } from './todo-members.ts';
import { TODO_TEXTS } from './todo-texts.ts';

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

/** By the giver or whoever has it to do; who comes second finds it done. */
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
    await forgetContactOf(tx, todo);
  });
  return { message: TODO_TEXTS.finished[language] };
};

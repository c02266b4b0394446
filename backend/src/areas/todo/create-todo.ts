import { requireAgent } from '#core/access/event-actor.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import { visibleAgentIds } from '#areas/network/visible-agents.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgentOf } from '#areas/todo/sql/todo-people.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { addTodo } from './add-todo.ts';
import { momentOfSlot, zoneOf } from './reader-zone.ts';
import { requireMembers } from './todo-members.ts';
import { TODO_TEXTS } from './todo-texts.ts';

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

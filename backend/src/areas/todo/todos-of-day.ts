import type { AgentName } from '@payung/shared/api/endpoints/leads.ts';
import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import { timeText } from '@payung/shared/domain/todo/todo.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { requireAgent } from '#access/event-actor.ts';
import { visibleAgentIds } from '#areas/agent/network.ts';
import { listMembersOf, listTodos } from '#repositories/todos-of-day.ts';
import type { ListedTodo } from '#repositories/todos-of-day.ts';
import type { HandlerContextOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { birthdaysOf } from './birthdays.ts';
import { spanOf, zoneOf } from './reader-zone.ts';
import { fullName } from './todo-members.ts';

interface Reader {
  readonly agentId: string;
  readonly zone: Zone;
}

const lineOf = (row: ListedTodo, members: readonly AgentName[], { agentId, zone }: Reader): Todo => {
  const { day, minutes } = localTime(row.scheduled_at, zone);
  const giver = { firstName: row.giver_first_name, lastName: row.giver_last_name };
  return {
    id: row.id,
    description: row.description,
    status: row.status,
    category: row.category,
    date: day,
    time: timeText(minutes),
    at: row.scheduled_at.toISOString(),
    members,
    givenBy: { id: row.giver_id, fullName: fullName(giver) },
    isOwn: row.giver_id === agentId,
    ...(row.done_by_first_name === null
      ? {}
      : { doneBy: fullName({ firstName: row.done_by_first_name, lastName: row.done_by_last_name ?? '' }) }),
    version: row.version,
    ...(row.lead_id === null ? {} : { leadId: row.lead_id }),
    ...(row.quote_id === null ? {} : { quoteId: row.quote_id }),
  };
};

/** Birthdays of each day first, then its tasks by the hour; day and time are those of the reader's clocks. */
export const todoDatewise = async (
  { caller: anyone, query }: HandlerContextOf<'todoDatewise'>,
  { db }: Services,
): Promise<readonly Todo[]> => {
  const caller = requireAgent(anyone);
  const { agentId } = caller;
  const days = Number(query.days ?? '1');
  const zone = await zoneOf(db, agentId);
  const rows = await listTodos(db, agentId, spanOf(query.date, days, zone));
  const members = await listMembersOf(
    db,
    rows.map(({ id }) => id),
  );
  const membersOf = (todoId: string): readonly AgentName[] =>
    members
      .filter((member) => member.todoId === todoId)
      .map((one) => ({ id: one.id, fullName: fullName(one) }));
  const birthdays = await birthdaysOf(db, {
    readerId: agentId,
    agentIds: await visibleAgentIds(db, caller),
    date: query.date,
    days,
  });
  const tasks = rows.map((row) => lineOf(row, membersOf(row.id), { agentId, zone }));
  return [...birthdays, ...tasks].toSorted((one, other) => one.date.localeCompare(other.date));
};

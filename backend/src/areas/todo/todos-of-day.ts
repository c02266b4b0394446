import type { AgentName } from '@payung/shared/schemas/leads.ts';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { timeText } from '@payung/shared/domain/todo/todo.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { visibleAgentIds } from '#areas/network/visible-agents.ts';
import type { Queries } from '#core/database/database.ts';
import { listLeadsDue, listTodoIdsDue } from '#areas/todo/sql/follow-ups.ts';
import type { LeadDue } from '#areas/todo/sql/follow-ups.ts';
import { listMembersOf, listTodos, listTodosById } from '#areas/todo/sql/todos-of-day.ts';
import type { ListedTodo } from '#areas/todo/sql/todos-of-day.ts';
import type { HandlerContextOf } from '../area.ts';
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

const linesOf = async (
  db: Queries,
  rows: readonly ListedTodo[],
  reader: Reader,
): Promise<readonly Todo[]> => {
  const members = await listMembersOf(
    db,
    rows.map(({ id }) => id),
  );
  const membersOf = (todoId: string): readonly AgentName[] =>
    members
      .filter((member) => member.todoId === todoId)
      .map((one) => ({ id: one.id, fullName: fullName(one) }));
  return rows.map((row) => lineOf(row, membersOf(row.id), reader));
};

/** A lead to speak to, which is no task. */
const leadLine = (lead: LeadDue, { agentId, zone }: Reader): Todo => {
  const { day, minutes } = localTime(lead.next_contact_at, zone);
  return {
    id: '',
    description: lead.name,
    status: 'todo',
    category: 'appointment',
    date: day,
    time: timeText(minutes),
    at: lead.next_contact_at.toISOString(),
    members: [
      {
        id: agentId,
        fullName: fullName({ firstName: lead.agent_first_name, lastName: lead.agent_last_name }),
      },
    ],
    isOwn: false,
    version: 0,
    leadId: lead.id,
  };
};

/** What the day's work counts as follow-ups, what waits longest first. */
const dueUntil = async (db: Queries, reader: Reader, until: Date): Promise<readonly Todo[]> => {
  const of = { agentId: reader.agentId, until };
  const rows = await listTodosById(db, await listTodoIdsDue(db, of));
  const tasks = await linesOf(db, rows, reader);
  const leads = (await listLeadsDue(db, of)).map((lead) => leadLine(lead, reader));
  return [...tasks, ...leads].toSorted((one, other) => one.at.localeCompare(other.at));
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
  const span = spanOf(query.date, days, zone);
  if (query.due === 'yes') return dueUntil(db, { agentId, zone }, span.until);
  const birthdays = await birthdaysOf(db, {
    readerId: agentId,
    agentIds: await visibleAgentIds(db, caller),
    date: query.date,
    days,
  });
  const tasks = await linesOf(db, await listTodos(db, agentId, span), { agentId, zone });
  return [...birthdays, ...tasks].toSorted((one, other) => one.date.localeCompare(other.date));
};

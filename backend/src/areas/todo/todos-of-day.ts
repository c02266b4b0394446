import type { AgentName } from '@payung/shared/schemas/leads.ts';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { timeText } from '@payung/shared/domain/todo/todo.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { requireAgent } from '#core/access/caller.ts';
import { visibleAgentIds } from '#areas/network/visible-agents.ts';
import type { Queries } from '#core/database/database.ts';
import {
  listLeadsDue,
  listTodoIdsDue,
  listMembersOf,
  listTodos,
  listTodosById,
  listBirthdays,
} from '#areas/todo/sql/todos-of-day.ts';
import type { LeadDue, ListedTodo } from '#areas/todo/sql/todos-of-day.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { spanOf, zoneOf } from './agent-zone.ts';
import { birthdaysFrom } from './birthdays.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { listBelow, whichAreBelow } from '#areas/todo/sql/todo-people.ts';
import type { SubtreeQuery, NamedAgent } from '#areas/todo/sql/todo-people.ts';

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

interface BirthdayQuery {
  readonly readerId: string;
  readonly agentIds: AgentSet;
  readonly date: string;
  readonly days: number;
}

/** They come by themselves, from insureds with a policy (ruling R34); a phone is shown to its own agent alone. */
export const birthdaysOf = async (
  db: Queries,
  { readerId, agentIds, date, days }: BirthdayQuery,
): Promise<readonly Todo[]> => {
  const dayOf = birthdaysFrom(date, days);
  const rows = await listBirthdays(db, agentIds, [...dayOf.keys()]);
  return rows.flatMap((row) => {
    const day = dayOf.get(row.insured_birth_date.slice(5));
    if (day === undefined || day < row.insured_birth_date) return [];
    const isOwn = row.agent_id === readerId;
    return {
      id: '',
      description: row.insured_name,
      status: 'todo' as const,
      category: 'birthday' as const,
      date: day,
      time: '',
      at: '',
      members: [],
      isOwn: false,
      version: 0,
      quoteId: row.quote_id,
      ...(isOwn && row.insured_phone !== '' ? { phone: row.insured_phone } : {}),
    };
  });
};

/** Level 1 and level 2 of the person who invited them (ruling R34). */
const LEVELS_OF_MITRA = 2;
/** Deeper than any sales network. */
const LEVELS_OF_NETWORK = 12;
/** As many as a list with a search can offer. */
const MAX_OFFERED = 1000;

const fullName = ({ firstName, lastName }: Omit<NamedAgent, 'id'>): string =>
  `${firstName} ${lastName}`.trim();

const belowOf = ({ agentId, userType }: Pick<AgentCaller, 'agentId' | 'userType'>): SubtreeQuery => ({
  agentId,
  depth: leadsNetwork(userType) ? LEVELS_OF_NETWORK : LEVELS_OF_MITRA,
});

/** Oneself first, then everybody below who is active. */
export const todoMembers = async (
  context: HandlerContextOf<'todoMembers'>,
  { db }: Services,
): Promise<readonly AgentName[]> => {
  const caller = requireAgent(context.caller);
  const self = await findAgent(db, caller.agentId);
  if (self === undefined) throw notFound();
  const below = await listBelow(db, { ...belowOf(caller), limit: MAX_OFFERED });
  return [{ id: self.id, firstName: self.first_name, lastName: self.last_name }, ...below].map((agent) => ({
    id: agent.id,
    fullName: fullName(agent),
  }));
};

/** A task is given to oneself and to those below; anybody else does not exist for the giver. */
export const requireMembers = async (
  db: Queries,
  caller: AgentCaller,
  members: readonly string[],
): Promise<void> => {
  const others = [...new Set(members)].filter((id) => id !== caller.agentId);
  if (others.length === 0) return;
  const below = await whichAreBelow(db, belowOf(caller), others);
  if (others.some((id) => !below.has(id))) throw notFound();
};

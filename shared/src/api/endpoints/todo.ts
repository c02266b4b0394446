import type { TodoCategory, TodoStatus } from '#domain/todo/todo.ts';
import type { Zone } from '#domain/zones.ts';
import { listOf, record, renamed, same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import type { AgentName } from '#schemas/leads.ts';

/** Something to do on a day, or a birthday, which comes by itself (ruling R34). */
export interface Todo {
  /** Empty for what comes by itself: a birthday, or a lead to speak to. */
  readonly id: string;
  readonly description: string;
  readonly status: TodoStatus;
  readonly category: TodoCategory;
  /** The day in the zone of whoever reads it: YYYY-MM-DD. */
  readonly date: string;
  /** A time of TIME_SLOTS in the same zone, or another where the giver lives elsewhere; empty for a birthday. */
  readonly time: string;
  /** The moment, ISO 8601; empty for a birthday. */
  readonly at: string;
  readonly members: readonly AgentName[];
  readonly givenBy?: AgentName;
  /** The caller gave it: may change and withdraw it. */
  readonly isOwn: boolean;
  /** Who finished it. */
  readonly doneBy?: string;
  readonly version: number;
  readonly leadId?: string;
  readonly quoteId?: string;
  /** Of the person whose birthday it is, where the caller may know it. */
  readonly phone?: string;
}

export interface NewTodo {
  readonly description: string;
  readonly status: 'todo';
  readonly category: TodoCategory;
  readonly date: string;
  /** One of TIME_SLOTS, in the giver's zone. */
  readonly time: string;
  /** Ids of agents: oneself, and those below. */
  readonly members: readonly string[];
  readonly leadId?: string;
  readonly quoteId?: string;
  readonly requestId: string;
}

/** What the giver may change of a task. */
export type TodoChange = Pick<NewTodo, 'description' | 'date' | 'time' | 'members'>;

export interface CalendarFeed {
  /** Whether a subscription is open. */
  readonly isOpen: boolean;
  /** Its address, told once, when it was made. */
  readonly url?: string;
  readonly createdAt?: string;
}

const todoNames = {
  id: '_id',
  description: 'taskDescription',
  status: 'taskStatus',
  category: 'taskCategory',
  date: 'scheduledDate',
  time: 'scheduledTime',
} as const;

const agentNames = listOf(record<AgentName>({ id: '_id' }));
const todo = record<Todo>({ ...todoNames, members: renamed('members', agentNames) });
const newTodo = record<NewTodo>({
  description: 'taskDescription',
  status: 'taskStatus',
  category: 'taskCategory',
  date: 'scheduledDate',
  time: 'scheduledTime',
});
const todoChange = record<TodoChange>({
  description: 'taskDescription',
  date: 'scheduledDate',
  time: 'scheduledTime',
});

export const todoEndpoints = {
  /** To whom a task may be given: oneself first (DASH-022, ruling R34). */
  todoMembers: endpoint<{ reply: readonly AgentName[] }>()({
    method: 'GET',
    path: 'agent/to-do',
    effect: 'reads',
    wire: { reply: under('data', agentNames) },
    origin: 'specified',
  }),
  /**
   * Of one day, or of as many days as `days` says (1 to 31). With `due`, all that is to be done by the end of that day
   * instead, however late it is: tasks, and leads to speak to, which have no id.
   */
  todoDatewise: endpoint<{
    query: { readonly date: string; readonly days?: string; readonly due?: 'yes' };
    reply: readonly Todo[];
  }>()({
    method: 'GET',
    path: 'agent/to-do-datewise',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', listOf(todo)) },
    origin: 'specified',
  }),
  createTodo: endpoint<{ body: NewTodo; reply: { readonly message: string; readonly id: string } }>()({
    method: 'POST',
    path: 'agent/to-do',
    effect: 'writes',
    wire: { body: newTodo },
    origin: 'specified',
  }),
  /** Over the version that was seen (`If-Match`). */
  changeTodo: endpoint<{
    params: { readonly todoId: string };
    body: TodoChange;
    reply: { readonly message: string };
  }>()({
    method: 'PATCH',
    path: 'agent/to-do/:todoId',
    effect: 'writes',
    wire: { body: todoChange },
    origin: 'assumed',
  }),
  finishTodo: endpoint<{ params: { readonly todoId: string }; reply: { readonly message: string } }>()({
    method: 'POST',
    path: 'agent/to-do/:todoId/finish',
    effect: 'writes',
    origin: 'assumed',
  }),
  withdrawTodo: endpoint<{ params: { readonly todoId: string }; reply: { readonly message: string } }>()({
    method: 'POST',
    path: 'agent/to-do/:todoId/withdraw',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** What is ahead, as a file for a calendar (.ics). */
  downloadCalendar: endpoint<{ reply: Blob }>()({
    method: 'GET',
    path: 'agent/calendar',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  calendarFeed: endpoint<{ reply: CalendarFeed }>()({
    method: 'GET',
    path: 'agent/calendar-feed',
    effect: 'reads',
    wire: { reply: under('data', same<CalendarFeed>()) },
    origin: 'assumed',
  }),
  /** Makes a new address; the one before is dead at once. */
  openCalendarFeed: endpoint<{ reply: CalendarFeed }>()({
    method: 'POST',
    path: 'agent/calendar-feed',
    effect: 'writes',
    wire: { reply: under('data', same<CalendarFeed>()) },
    origin: 'assumed',
  }),
  closeCalendarFeed: endpoint<{ reply: { readonly message: string } }>()({
    method: 'POST',
    path: 'agent/calendar-feed/close',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Whose clocks the agent lives by. */
  getZone: endpoint<{ reply: { readonly zone: Zone } }>()({
    method: 'GET',
    path: 'agent/zone',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', same<{ readonly zone: Zone }>()) },
    origin: 'assumed',
  }),
  setZone: endpoint<{ body: { readonly zone: Zone }; reply: { readonly message: string } }>()({
    method: 'PUT',
    path: 'agent/zone',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;

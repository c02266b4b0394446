import * as v from 'valibot';
import { isTodoDay, TIME_SLOTS, TODO_CATEGORIES, TODO_STATUSES } from '#domain/todo/todo.ts';
import { ZONES } from '#domain/zones.ts';
import { as, record, under } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { agentName } from './leads.ts';
import { message, requestId, text } from './parts.ts';

/** Something to do on a day, or a birthday, which comes by itself (ruling R34). */
const todo = record({
  /** Empty for what comes by itself: a birthday, or a lead to speak to. */
  id: as('_id', v.string()),
  description: as('taskDescription', v.string()),
  status: as('taskStatus', v.picklist(TODO_STATUSES)),
  category: as('taskCategory', v.picklist(TODO_CATEGORIES)),
  /** The day in the zone of the reader: YYYY-MM-DD. */
  date: as('scheduledDate', v.string()),
  /** A time of TIME_SLOTS in the same zone, or another where the giver lives elsewhere; empty for a birthday. */
  time: as('scheduledTime', v.string()),
  /** The moment, ISO 8601; empty for a birthday. */
  at: v.string(),
  members: v.array(agentName),
  givenBy: v.optional(v.strictObject({ id: v.string(), fullName: v.string() })),
  /** The caller gave it: may change and withdraw it. */
  isOwn: v.boolean(),
  /** Who finished it. */
  doneBy: v.optional(v.string()),
  version: v.number(),
  leadId: v.optional(v.string()),
  quoteId: v.optional(v.string()),
  /** Of the person whose birthday it is, where the caller may know it. */
  phone: v.optional(v.string()),
});
export type Todo = Clean<typeof todo>;

const MAX_MEMBERS = 50;

/** What the giver may change of a task. */
const changeable = {
  description: as('taskDescription', v.pipe(text(300), v.minLength(1))),
  date: as('scheduledDate', v.pipe(v.string(), v.check(isTodoDay, 'day'))),
  /** One of TIME_SLOTS, in the giver's zone. */
  time: as(
    'scheduledTime',
    v.pipe(
      v.string(),
      v.check((time) => TIME_SLOTS.includes(time), 'slot'),
    ),
  ),
  /** Ids of agents: oneself, and those below. */
  members: v.pipe(v.array(text(24)), v.minLength(1), v.maxLength(MAX_MEMBERS)),
};
const todoChange = record(changeable);
export type TodoChange = Clean<typeof todoChange>;

const newTodo = record({
  ...changeable,
  status: as('taskStatus', v.literal('todo')),
  category: as('taskCategory', v.picklist(TODO_CATEGORIES)),
  leadId: v.optional(text(24)),
  quoteId: v.optional(text(24)),
  requestId,
});
export type NewTodo = Clean<typeof newTodo>;

const calendarFeed = v.strictObject({
  /** Whether a subscription is open. */
  isOpen: v.boolean(),
  /** Its address; sent once, when it was made. */
  url: v.optional(v.string()),
  createdAt: v.optional(v.string()),
});
export type CalendarFeed = Clean<typeof calendarFeed>;

const zone = v.strictObject({ zone: v.picklist(ZONES) });

export const todoCalls = describe({
  todoMembers: { reply: under('data', v.array(agentName)) },
  todoDatewise: {
    query: v.strictObject({
      date: v.pipe(v.string(), v.check(isTodoDay, 'day')),
      days: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[12]\d|3[01])$/))),
      due: v.optional(v.literal('yes')),
    }),
    reply: under('data', v.array(todo)),
  },
  createTodo: { body: newTodo, reply: v.strictObject({ message: v.string(), id: v.string() }) },
  changeTodo: { body: todoChange, reply: message },
  finishTodo: { reply: message },
  withdrawTodo: { reply: message },
  downloadCalendar: {},
  calendarFeed: { reply: under('data', calendarFeed) },
  openCalendarFeed: { reply: under('data', calendarFeed) },
  closeCalendarFeed: { reply: message },
  getZone: { reply: under('data', zone) },
  setZone: { body: zone, reply: message },
});

import * as v from 'valibot';
import { isTodoDay, TIME_SLOTS, TODO_CATEGORIES } from '#domain/todo/todo.ts';
import { ZONES } from '#domain/zones.ts';
import { text } from '#schemas/parts.ts';

const MAX_MEMBERS = 50;

const slot = v.pipe(
  v.string(),
  v.check((time) => TIME_SLOTS.includes(time), 'slot'),
);
const day = v.pipe(v.string(), v.check(isTodoDay, 'day'));
const members = v.pipe(v.array(text(24)), v.minLength(1), v.maxLength(MAX_MEMBERS));
const changeable = {
  taskDescription: v.pipe(text(300), v.minLength(1)),
  scheduledDate: day,
  scheduledTime: slot,
  members,
};

export const NewTodoBody = v.strictObject({
  ...changeable,
  taskStatus: v.literal('todo'),
  taskCategory: v.picklist(TODO_CATEGORIES),
  leadId: v.optional(text(24)),
  quoteId: v.optional(text(24)),
  requestId: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
});

export const TodoChangeBody = v.strictObject(changeable);
export const ZoneBody = v.strictObject({ zone: v.picklist(ZONES) });

import type { NewTodo, Todo, TodoChange } from '@payung/shared/schemas/todo.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isTodoDay, TIME_SLOTS, slotMinutes } from '@payung/shared/domain/todo/todo.ts';
import type { TodoCategory } from '@payung/shared/domain/todo/todo.ts';
import type { LocalTime } from '@payung/shared/domain/zones.ts';

export interface TodoValues {
  readonly description?: string;
  readonly category: TodoCategory;
  readonly date?: string;
  readonly time?: string | undefined;
  readonly members: readonly string[];
}

export type CheckedValues = TodoChange & Pick<NewTodo, 'category'>;

/** The next slot of today; the first slot on another day or in the evening. */
export const nextSlot = (date: IsoDate, now: LocalTime): string =>
  (date === now.day ? TIME_SLOTS.find((slot) => (slotMinutes(slot) ?? 0) > now.minutes) : undefined) ??
  '8:00 AM';

export const valuesOf = (todo: Todo): TodoValues => ({
  description: todo.description,
  category: todo.category,
  date: todo.date,
  // A time from another zone may lie between the slots: then a slot must be chosen.
  time: TIME_SLOTS.includes(todo.time) ? todo.time : undefined,
  members: todo.members.map(({ id }) => id),
});

export const checkDescription = (text: string): 'todo.error.description' | undefined =>
  text.trim() === '' ? 'todo.error.description' : undefined;

export const checkDate =
  (today: IsoDate) =>
  (text: string): 'date.invalid' | 'todo.error.date' | 'todo.error.past' | undefined => {
    if (text === '') return 'todo.error.date';
    if (!isIsoDate(text) || !isTodoDay(text)) return 'date.invalid';
    return text < today ? 'todo.error.past' : undefined;
  };

export const checkTime = (text: string): 'todo.error.time' | undefined =>
  text === '' ? 'todo.error.time' : undefined;

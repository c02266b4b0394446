import { isIsoDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

const FIRST_DAY: IsoDate = '2000-01-01';
const LAST_DAY: IsoDate = '2100-12-31';

/** A day that exists and that anybody may plan or look at. */
export const isTodoDay = (text: string): boolean => isIsoDate(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** Kinds of an entry in the to-do list (DASH-026). */
export const TODO_CATEGORIES = ['appointment', 'birthday'] as const;
export type TodoCategory = (typeof TODO_CATEGORIES)[number];

/** A task is made as `todo` (DASH-025). */
export const TODO_STATUSES = ['todo', 'done', 'withdrawn'] as const;
export type TodoStatus = (typeof TODO_STATUSES)[number];

const FIRST_SLOT_MINUTES = 8 * 60;
const SLOT_MINUTES = 30;
const SLOT_COUNT = 28;

/** Minutes after midnight as calls carry a time: 21:30 is `9:30 PM`. */
export const timeText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${half}`;
};

/** 8:00 AM to 9:30 PM in half hours, as calls carry them (DASH-030). */
export const TIME_SLOTS: readonly string[] = Array.from({ length: SLOT_COUNT }, (_none, index) =>
  timeText(FIRST_SLOT_MINUTES + index * SLOT_MINUTES),
);

/** Minutes after midnight of a slot; nothing for a text that is none. */
export const slotMinutes = (slot: string): number | undefined => {
  const index = TIME_SLOTS.indexOf(slot);
  return index === -1 ? undefined : FIRST_SLOT_MINUTES + index * SLOT_MINUTES;
};

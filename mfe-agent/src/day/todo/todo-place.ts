import { useSearchParams } from 'react-router-dom';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isTodoDay } from '@payung/shared/domain/todo/todo.ts';

/** The two states of the tabs (DASH-007). */
export const TODO_TABS = ['to-do', 'policy-detail'] as const;
export type TodoTab = (typeof TODO_TABS)[number];

export const TODO_VIEWS = ['day', 'week', 'due'] as const;
type TodoView = (typeof TODO_VIEWS)[number];

export interface TodoPlace {
  readonly tab: TodoTab;
  readonly view: TodoView;
  readonly date: IsoDate;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const placeIn = (query: URLSearchParams, today: IsoDate): TodoPlace => {
  const date = query.get('date') ?? '';
  return {
    tab: oneOf(TODO_TABS, query.get('tab')) ?? 'to-do',
    view: oneOf(TODO_VIEWS, query.get('view')) ?? 'day',
    date: isTodoDay(date) ? date : today,
  };
};

/** Only values that differ from the defaults. */
const queryOfPlace = ({ tab, view, date }: TodoPlace, today: IsoDate): URLSearchParams =>
  new URLSearchParams({
    ...(tab === 'to-do' ? {} : { tab }),
    ...(view === 'day' ? {} : { view }),
    ...(date === today ? {} : { date }),
  });

/** Day and view are kept in the address, so that a reload, Back and a notification open them. */
export const useTodoPlace = (today: IsoDate): readonly [TodoPlace, (change: Partial<TodoPlace>) => void] => {
  const [query, setQuery] = useSearchParams();
  const place = placeIn(query, today);
  return [
    place,
    (change) => setQuery(queryOfPlace({ ...place, ...change }, today), { replace: change.tab === undefined }),
  ];
};

const DAYS = 7;

/** 0 is Monday. */
const weekdayOf = (day: IsoDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS;

/** Monday to Sunday of the week that a day belongs to. */
export const weekOf = (day: IsoDate): readonly IsoDate[] => {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: DAYS }, (_none, index) => addDays(monday, index));
};

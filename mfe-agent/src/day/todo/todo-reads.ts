import type { QueryClient } from '@tanstack/react-query';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

/** The tasks of a day, or of several days from it. */
export const todosFrom = (date: IsoDate, days = 1) =>
  queryOf(todoEndpoints.todoDatewise, {
    query: { date, ...(days === 1 ? {} : { days: String(days) }) },
  });

/** All tasks due by the end of a day, overdue ones included. */
export const todosDue = (date: IsoDate) =>
  queryOf(todoEndpoints.todoDatewise, { query: { date, due: 'yes' } });

const CHANGED: readonly string[] = [todoEndpoints.todoDatewise.path, listEndpoints.todayDue.path];

/** Invalidates the days and the card "Today". */
export const refreshTodos = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.some((part) => typeof part === 'string' && CHANGED.some((path) => part.startsWith(path))),
  });

/** A generated birthday entry, not a task about a birthday. */
export const isBirthday = ({ id, category }: Todo): boolean => id === '' && category === 'birthday';

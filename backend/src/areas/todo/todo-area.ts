import type { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import type { Handlers } from '../handler.ts';
import { getZone, setZone } from './agent-zone.ts';
import {
  calendarFeed,
  closeCalendarFeed,
  downloadCalendar,
  openCalendarFeed,
} from './calendar/calendar-feed.ts';
import { changeTodo, finishTodo, withdrawTodo } from './change-todo.ts';
import { createTodo } from './create-todo.ts';
import { todoMembers } from './todo-members.ts';
import { todoDatewise } from './todos-of-day.ts';

export const todoArea: Handlers<typeof todoEndpoints> = {
  todoMembers,
  todoDatewise,
  createTodo,
  changeTodo,
  finishTodo,
  withdrawTodo,
  downloadCalendar,
  calendarFeed,
  openCalendarFeed,
  closeCalendarFeed,
  getZone,
  setZone,
};

import { todoCalls } from '#schemas/todo.ts';
import { callRow } from '../endpoint.ts';

export const todoEndpoints = {
  /** To whom a task may be given: oneself first (DASH-022, ruling R34). */
  todoMembers: callRow(todoCalls.todoMembers, {
    method: 'GET',
    path: 'agent/to-do',
    effect: 'reads',
    origin: 'specified',
  }),
  /**
   * Of one day, or of as many days as `days` says (1 to 31). With `due`, all that is to be done by the end of that day
   * instead, however late it is: tasks, and leads to speak to, which have no id.
   */
  todoDatewise: callRow(todoCalls.todoDatewise, {
    method: 'GET',
    path: 'agent/to-do-datewise',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  createTodo: callRow(todoCalls.createTodo, {
    method: 'POST',
    path: 'agent/to-do',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Over the version that was seen (`If-Match`). */
  changeTodo: callRow(todoCalls.changeTodo, {
    method: 'PATCH',
    path: 'agent/to-do/:todoId',
    effect: 'writes',
    origin: 'assumed',
  }),
  finishTodo: callRow(todoCalls.finishTodo, {
    method: 'POST',
    path: 'agent/to-do/:todoId/finish',
    effect: 'writes',
    origin: 'assumed',
  }),
  withdrawTodo: callRow(todoCalls.withdrawTodo, {
    method: 'POST',
    path: 'agent/to-do/:todoId/withdraw',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** What is ahead, as a file for a calendar (.ics). */
  downloadCalendar: callRow(todoCalls.downloadCalendar, {
    method: 'GET',
    path: 'agent/calendar',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  calendarFeed: callRow(todoCalls.calendarFeed, {
    method: 'GET',
    path: 'agent/calendar-feed',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** Makes a new address; the one before no longer works. */
  openCalendarFeed: callRow(todoCalls.openCalendarFeed, {
    method: 'POST',
    path: 'agent/calendar-feed',
    effect: 'writes',
    origin: 'assumed',
  }),
  closeCalendarFeed: callRow(todoCalls.closeCalendarFeed, {
    method: 'POST',
    path: 'agent/calendar-feed/close',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Whose clocks the agent lives by. */
  getZone: callRow(todoCalls.getZone, {
    method: 'GET',
    path: 'agent/zone',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  setZone: callRow(todoCalls.setZone, {
    method: 'PUT',
    path: 'agent/zone',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;

import { todoCalls } from '#schemas/todo.ts';
import { endpoint } from '../endpoint.ts';

export const todoEndpoints = {
  /** To whom a task may be given: oneself first (DASH-022, ruling R34). */
  todoMembers: endpoint(todoCalls.todoMembers, {
    method: 'GET',
    path: 'agent/to-do',
    effect: 'reads',
    origin: 'specified',
  }),
  /**
   * Of one day, or of as many days as `days` says (1 to 31). With `due`, all that is to be done by the end of that day
   * instead, however late it is: tasks, and leads to speak to, which have no id.
   */
  todoDatewise: endpoint(todoCalls.todoDatewise, {
    method: 'GET',
    path: 'agent/to-do-datewise',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  createTodo: endpoint(todoCalls.createTodo, {
    method: 'POST',
    path: 'agent/to-do',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Over the version that was seen (`If-Match`). */
  changeTodo: endpoint(todoCalls.changeTodo, {
    method: 'PATCH',
    path: 'agent/to-do/:todoId',
    effect: 'writes',
    origin: 'assumed',
  }),
  finishTodo: endpoint(todoCalls.finishTodo, {
    method: 'POST',
    path: 'agent/to-do/:todoId/finish',
    effect: 'writes',
    origin: 'assumed',
  }),
  withdrawTodo: endpoint(todoCalls.withdrawTodo, {
    method: 'POST',
    path: 'agent/to-do/:todoId/withdraw',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** What is ahead, as a file for a calendar (.ics). */
  downloadCalendar: endpoint(todoCalls.downloadCalendar, {
    method: 'GET',
    path: 'agent/calendar',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  calendarFeed: endpoint(todoCalls.calendarFeed, {
    method: 'GET',
    path: 'agent/calendar-feed',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** Makes a new address; the one before no longer works. */
  openCalendarFeed: endpoint(todoCalls.openCalendarFeed, {
    method: 'POST',
    path: 'agent/calendar-feed',
    effect: 'writes',
    origin: 'assumed',
  }),
  closeCalendarFeed: endpoint(todoCalls.closeCalendarFeed, {
    method: 'POST',
    path: 'agent/calendar-feed/close',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Whose clocks the agent lives by. */
  getZone: endpoint(todoCalls.getZone, {
    method: 'GET',
    path: 'agent/zone',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  setZone: endpoint(todoCalls.setZone, {
    method: 'PUT',
    path: 'agent/zone',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;

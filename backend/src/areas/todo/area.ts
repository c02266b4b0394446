import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import { area } from '#areas/area.ts';
import { forAgents } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { getZone, setZone } from './agent-zone.ts';
import { calendarFeed, closeCalendarFeed, downloadCalendar, openCalendarFeed } from './calendar/calendar.ts';
import { changeTodo, finishTodo, withdrawTodo, createTodo } from './change-todo.ts';
import { todoMembers, todoDatewise } from './todos-of-day.ts';

/** Who gave a task and who has it to do; what only the giver may do, its handler says. */
const forPeopleOfTodo: AccessRow = { ...forAgents, object: 'todo', otherAgent: 404, leadingAgent: 404 };

/** The to-do list of an agent, its calendar and its time zone. */
export const todoArea = area({
  endpoints: todoEndpoints,
  handlers: {
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
  },
  access: {
    todoMembers: forAgents,
    todoDatewise: forAgents,
    createTodo: forAgents,
    changeTodo: forPeopleOfTodo,
    finishTodo: forPeopleOfTodo,
    withdrawTodo: forPeopleOfTodo,
    downloadCalendar: forAgents,
    calendarFeed: forAgents,
    openCalendarFeed: forAgents,
    closeCalendarFeed: forAgents,
    getZone: forAgents,
    setZone: forAgents,
  },
});

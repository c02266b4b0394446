import { randomUUID } from 'node:crypto';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';

/** A task at nine in the morning, as it goes over the wire. */
export const aTask = (members: readonly string[], facts: object = {}) => ({
  taskDescription: 'Call Budi',
  taskStatus: 'todo',
  taskCategory: 'appointment',
  scheduledDate: '2026-01-16',
  scheduledTime: '9:00 AM',
  members,
  requestId: randomUUID(),
  ...facts,
});

export const newTask = async (
  server: AreaServer,
  who: Credentials,
  ...task: Parameters<typeof aTask>
): Promise<string> => {
  const { id } = await succeed(server, who, 'createTodo', { body: aTask(...task) });
  return id as string;
};

/** The tasks and birthdays of somebody from a day on. */
export const tasksOf = async (
  server: AreaServer,
  who: Credentials,
  ...[date = '2026-01-16', days = '1']: readonly string[]
): Promise<readonly Wire[]> => {
  const { data } = await succeed(server, who, 'todoDatewise', { query: { date, days } });
  return data as readonly Wire[];
};

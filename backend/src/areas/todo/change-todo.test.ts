import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { newTask, tasksOf } from '#areas/todo/testing/todos.ts';

const world = useAreaServer();

/** A task of the giver for one below, and somebody who has nothing to do with it. */
const newGiven = async () => {
  const { server } = world;
  const giver = await newAgent(server);
  const member = await newAgent(server, { invited_by: giver.id });
  const stranger = await newAgent(server);
  const todoId = await newTask(server, giver.headers, [giver.id, member.id]);
  return { server, giver, member, stranger, todoId, params: { todoId } };
};

const changeOf = (members: readonly string[], facts: object = {}) => ({
  taskDescription: 'Visit Budi',
  scheduledDate: '2026-01-17',
  scheduledTime: '10:30 AM',
  members,
  ...facts,
});

const version = (seen: number) => ({ 'if-match': `"${seen}"` });

it('lets the creator change description, day, time and members of a task', async () => {
  const { server, giver, member, params } = await newGiven();
  const answer = await succeed(server, giver.headers, 'changeTodo', {
    params,
    body: changeOf([giver.id]),
    headers: version(1),
  });
  expect(answer.message).toBe('The task was changed');
  const [task] = await tasksOf(server, giver.headers, '2026-01-17');
  expect(task).toMatchObject({
    taskDescription: 'Visit Budi',
    scheduledTime: '10:30 AM',
    members: [{ _id: giver.id }],
    version: 2,
  });
  expect(await tasksOf(server, member.headers, '2026-01-16', '3')).toEqual([]);
});

it('refuses the change of an older version of a task', async () => {
  const { server, giver, params } = await newGiven();
  const change = (seen: number, who: Credentials = giver.headers) =>
    call(server, who, 'changeTodo', { params, body: changeOf([giver.id]), headers: version(seen) });
  expect((await change(1)).status).toBe(200);
  const late = await change(1);
  expect([late.status, late.errCode, late.message]).toEqual([
    409,
    1,
    'This task has been changed meanwhile. Please look at it again.',
  ]);
  const withdrawn = await call(server, giver.headers, 'withdrawTodo', { params, headers: version(1) });
  expect(withdrawn.status).toBe(409);
  expect(await tasksOf(server, giver.headers, '2026-01-17')).toHaveLength(1);
});

it('refuses a member who changes or withdraws a task', async () => {
  const { server, giver, member, params } = await newGiven();
  const body = changeOf([giver.id]);
  expect((await call(server, member.headers, 'changeTodo', { params, body })).status).toBe(403);
  expect((await call(server, member.headers, 'withdrawTodo', { params })).status).toBe(403);
  expect((await tasksOf(server, giver.headers))[0].taskDescription).toBe('Call Budi');
});

it('answers 404 for the task of others, also to the leader of a network', async () => {
  const { server, giver, stranger, params } = await newGiven();
  const leader = await newAgent(server, { user_type: 'Commercial' });
  await server.services.db
    .updateTable('agents')
    .set({ upline_id: leader.id })
    .where('id', '=', giver.id)
    .execute();
  for (const who of [stranger.headers, leader.headers]) {
    const body = changeOf([giver.id]);
    expect((await call(server, who, 'changeTodo', { params, body })).status).toBe(404);
    expect((await call(server, who, 'finishTodo', { params })).status).toBe(404);
    expect((await call(server, who, 'withdrawTodo', { params })).status).toBe(404);
  }
});

it('refuses a stranger as member, and keeps a member who is no longer below', async () => {
  const { server, giver, member, stranger, params } = await newGiven();
  const change = (members: readonly string[]) =>
    call(server, giver.headers, 'changeTodo', { params, body: changeOf(members) });
  expect((await change([giver.id, stranger.id])).status).toBe(404);
  await server.services.db
    .updateTable('agents')
    .set({ invited_by: null })
    .where('id', '=', member.id)
    .execute();
  expect((await change([giver.id, member.id])).status).toBe(200);
});

it('lets a member finish a task once, and shows who finished it', async () => {
  const { server, giver, member, params } = await newGiven();
  const both = await Promise.all(
    [giver, member].map(({ headers }) => call(server, headers, 'finishTodo', { params })),
  );
  expect(both.map(({ status, errMsg }) => [status, errMsg.message])).toEqual([
    [200, 'The task is done'],
    [200, 'The task is done'],
  ]);
  const [task] = await tasksOf(server, giver.headers);
  expect(task).toMatchObject({ taskStatus: 'done', doneBy: 'Sari Wulandari', version: 2 });
  const again = await call(server, giver.headers, 'changeTodo', { params, body: changeOf([giver.id]) });
  expect(again.status).toBe(409);
});

it('removes a withdrawn task from every list, and refuses to finish it', async () => {
  const { server, giver, member, params } = await newGiven();
  await succeed(server, giver.headers, 'withdrawTodo', { params, headers: version(1) });
  expect(await tasksOf(server, giver.headers)).toEqual([]);
  expect(await tasksOf(server, member.headers)).toEqual([]);
  expect((await call(server, member.headers, 'finishTodo', { params })).status).toBe(409);
});

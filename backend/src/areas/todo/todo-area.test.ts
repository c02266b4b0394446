import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { aTask, newTask, tasksOf } from '#areas/todo/testing/todos.ts';

const world = useAreaServer();

const named = (server: AreaServer, first_name: string, facts: object = {}) =>
  newAgent(server, { first_name, last_name: '', ...facts });

/** Somebody, whom they invited, whom those invited, and one further. */
const newChain = async (server: AreaServer, user_type: string) => {
  const top = await named(server, 'Ani', { user_type });
  const one = await named(server, 'Bayu', { invited_by: top.id });
  const two = await named(server, 'Citra', { invited_by: one.id });
  const three = await named(server, 'Dewi', { invited_by: two.id });
  return { top, one, two, three };
};

it('offers two levels below to a Mitra, and the whole network to Commercial and Support [DASH-022]', async () => {
  const { server } = world;
  const namesFor = async (userType: string) => {
    const { top } = await newChain(server, userType);
    const { data } = await succeed(server, top.headers, 'todoMembers');
    return data.map((agent: Wire) => agent.fullName);
  };
  expect(await namesFor('Mitra')).toEqual(['Ani', 'Bayu', 'Citra']);
  expect(await namesFor('Commercial')).toEqual(['Ani', 'Bayu', 'Citra', 'Dewi']);
  expect(await namesFor('Support')).toEqual(['Ani', 'Bayu', 'Citra', 'Dewi']);
});

it('answers members by _id and fullName, without removed agents [DASH-022]', async () => {
  const { server } = world;
  const top = await newAgent(server);
  await named(server, 'Gone', { invited_by: top.id, status: 'terminated' });
  const { data } = await succeed(server, top.headers, 'todoMembers');
  expect(data).toEqual([{ _id: top.id, fullName: 'Sari Wulandari' }]);
});

it('creates a task for several agents, shown to each of them [DASH-024] [DASH-025] [DASH-027] [DASH-028]', async () => {
  const { server } = world;
  const { top, one, two } = await newChain(server, 'Mitra');
  const body = {
    taskDescription: 'Present the renewals',
    taskStatus: 'todo',
    taskCategory: 'appointment',
    scheduledDate: '2026-01-16',
    scheduledTime: '9:30 PM',
    members: [top.id, one.id, two.id],
    requestId: 'request-of-three',
  };
  const made = await succeed(server, top.headers, 'createTodo', { body });
  expect(made).toEqual({ message: 'Task Created Successfully', id: expect.stringMatching(/^[0-9a-f]{24}$/) });
  for (const agent of [top, one, two]) {
    expect(await tasksOf(server, agent.headers)).toEqual([
      {
        _id: made.id,
        taskDescription: 'Present the renewals',
        taskStatus: 'todo',
        taskCategory: 'appointment',
        scheduledDate: '2026-01-16',
        scheduledTime: '9:30 PM',
        at: '2026-01-16T14:30:00.000Z',
        members: [
          { _id: top.id, fullName: 'Ani' },
          { _id: one.id, fullName: 'Bayu' },
          { _id: two.id, fullName: 'Citra' },
        ],
        givenBy: { id: top.id, fullName: 'Ani' },
        isOwn: agent === top,
        version: 1,
      },
    ]);
  }
});

it('creates one task for a request id sent five times in parallel', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const body = aTask([agent.id]);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(server, agent.headers, 'createTodo', { body })),
  );
  expect(new Set(answers.map(({ errMsg }) => errMsg.id)).size).toBe(1);
  expect(await tasksOf(server, agent.headers)).toHaveLength(1);
});

it('answers 404 for a task given to a stranger, an upline or the third level below [DASH-027]', async () => {
  const { server } = world;
  const { top, one, three } = await newChain(server, 'Mitra');
  const stranger = await newAgent(server);
  const give = (members: readonly string[], giver = top) =>
    call(server, giver.headers, 'createTodo', { body: aTask(members) });
  expect((await give([stranger.id])).status).toBe(404);
  expect((await give([top.id, three.id])).status).toBe(404);
  expect((await give([top.id], one)).status).toBe(404);
  expect((await give(['f'.repeat(24)])).status).toBe(404);
  expect(await tasksOf(server, stranger.headers)).toEqual([]);
  expect(await tasksOf(server, top.headers)).toEqual([]);
});

it('refuses a task on the quote or lead of another agent', async () => {
  const { server } = world;
  const [agent, other] = [await newAgent(server), await newAgent(server)];
  const { quoteId } = await newQuote(server, other.headers);
  const give = (facts: object) =>
    call(server, agent.headers, 'createTodo', { body: aTask([agent.id], facts) });
  expect((await give({ quoteId })).status).toBe(404);
  expect((await give({ leadId: 'f'.repeat(24) })).status).toBe(404);
  const own = await newQuote(server, agent.headers);
  expect((await give({ quoteId: own.quoteId })).status).toBe(200);
  expect((await tasksOf(server, agent.headers))[0].quoteId).toBe(own.quoteId);
});

it.each([
  ['a time between two slots', { scheduledTime: '9:15 AM' }],
  ['a time after the last slot', { scheduledTime: '10:00 PM' }],
  ['a day that does not exist', { scheduledDate: '2026-02-30' }],
  ['another status than todo', { taskStatus: 'done' }],
  ['a category that there is not', { taskCategory: 'meeting' }],
  ['an empty description', { taskDescription: '  ' }],
  ['no member', { members: [] }],
])('refuses %s [DASH-024] [DASH-026] [DASH-030]', async (_what, facts) => {
  const { server } = world;
  const agent = await newAgent(server);
  const answer = await call(server, agent.headers, 'createTodo', { body: aTask([agent.id], facts) });
  expect(answer.status).toBe(400);
});

it('shows day and time of a task in the time zone of each reader [DASH-023]', async () => {
  const { server } = world;
  const giver = await newAgent(server, { zone: 'WIT' });
  const member = await newAgent(server, { invited_by: giver.id });
  await newTask(server, giver.headers, [giver.id, member.id], { scheduledTime: '8:00 AM' });
  const seen = async (agent: typeof giver, date: string) =>
    (await tasksOf(server, agent.headers, date)).map((task) => [
      task.scheduledDate,
      task.scheduledTime,
      task.at,
    ]);
  expect(await seen(giver, '2026-01-16')).toEqual([['2026-01-16', '8:00 AM', '2026-01-15T23:00:00.000Z']]);
  expect(await seen(member, '2026-01-16')).toEqual([['2026-01-16', '6:00 AM', '2026-01-15T23:00:00.000Z']]);
});

it('lists a week as exactly seven days in the reader’s time zone', async () => {
  const { server } = world;
  const agent = await newAgent(server, { zone: 'WITA' });
  for (const scheduledDate of ['2026-01-11', '2026-01-12', '2026-01-18', '2026-01-19']) {
    await newTask(server, agent.headers, [agent.id], { scheduledDate, taskDescription: scheduledDate });
  }
  const week = await tasksOf(server, agent.headers, '2026-01-12', '7');
  expect(week.map((task) => task.taskDescription)).toEqual(['2026-01-12', '2026-01-18']);
});

it.each<Readonly<Record<string, string>>>([
  { date: '2026-02-30' },
  { date: '9999-12-31', days: '31' },
  { date: '2026-01-16', days: '32' },
])('refuses the days %j [DASH-023]', async (query) => {
  const { server } = world;
  const agent = await newAgent(server);
  expect((await call(server, agent.headers, 'todoDatewise', { query })).status).toBe(400);
});

it('saves the time zone of an agent, without moving tasks', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newTask(server, agent.headers, [agent.id]);
  expect(await succeed(server, agent.headers, 'getZone')).toEqual({ data: { zone: 'WIB' } });
  await succeed(server, agent.headers, 'setZone', { body: { zone: 'WIT' } });
  expect(await succeed(server, agent.headers, 'getZone')).toEqual({ data: { zone: 'WIT' } });
  expect((await tasksOf(server, agent.headers))[0].scheduledTime).toBe('11:00 AM');
  expect((await call(server, agent.headers, 'setZone', { body: { zone: 'UTC' } })).status).toBe(400);
});

import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { newTask } from '#areas/todo/testing/todos.ts';

const world = useAreaServer();

const opened = async (server: AreaServer, who: Credentials): Promise<string> => {
  const { data } = await succeed(server, who, 'openCalendarFeed');
  return data.url as string;
};

const read = (server: AreaServer, url: string) =>
  server.app.inject({ method: 'GET', url: url.replace('https://payung.test', '') });

/** Folded lines put together again. */
const linesOf = (ics: string): readonly string[] => ics.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (ics: string, name: string): readonly string[] =>
  linesOf(ics).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

it('serves a calendar by its address without a session, uncached', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const todoId = await newTask(server, agent.headers, [agent.id]);
  const url = await opened(server, agent.headers);
  expect(url).toMatch(/^https:\/\/payung\.test\/api\/calendar\/[A-Za-z0-9_-]{43}\.ics\?lang=en$/);
  const answer = await read(server, url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(linesOf(answer.payload)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Payung//To-do//EN',
    'METHOD:PUBLISH',
    'NAME:Payung',
    'X-WR-CALNAME:Payung',
    'REFRESH-INTERVAL;VALUE=DURATION:PT8H',
    'X-PUBLISHED-TTL:PT8H',
    'BEGIN:VEVENT',
    `UID:${todoId}@payung`,
    'SEQUENCE:0',
    'DTSTAMP:20260115T030000Z',
    'DTSTART:20260116T020000Z',
    'DTEND:20260116T023000Z',
    'SUMMARY:Appointment',
    'DESCRIPTION:Open Payung for the details.',
    'URL;VALUE=URI:https://payung.test/app/oonatodo',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('keeps the UID of a task, and increases its SEQUENCE up to the cancellation', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const todoId = await newTask(server, agent.headers, [agent.id]);
  const url = await opened(server, agent.headers);
  const facts = async () => {
    const { payload } = await read(server, url);
    return ['UID', 'SEQUENCE', 'DTSTART', 'STATUS'].map((name) => valueOf(payload, name).join());
  };
  const uid = `${todoId}@payung`;
  expect(await facts()).toEqual([uid, '0', '20260116T020000Z', 'CONFIRMED']);
  await succeed(server, agent.headers, 'changeTodo', {
    params: { todoId },
    body: {
      taskDescription: 'Call Budi',
      scheduledDate: '2026-01-16',
      scheduledTime: '9:30 PM',
      members: [agent.id],
    },
  });
  expect(await facts()).toEqual([uid, '1', '20260116T143000Z', 'CONFIRMED']);
  await succeed(server, agent.headers, 'withdrawTodo', { params: { todoId } });
  expect(await facts()).toEqual([uid, '2', '20260116T143000Z', 'CANCELLED']);
});

it('cancels a finished task in calendars, like a withdrawn one', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const todoId = await newTask(server, agent.headers, [agent.id]);
  const url = await opened(server, agent.headers);
  await succeed(server, agent.headers, 'finishTodo', { params: { todoId } });
  const { payload } = await read(server, url);
  expect([valueOf(payload, 'SEQUENCE'), valueOf(payload, 'STATUS')]).toEqual([['1'], ['CANCELLED']]);
});

it('contains only the first name of a person, and no text typed by users', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const insuredName = 'Jön;,Böhm Santoso\r\nX-EVIL:1';
  const { quoteId, phone } = await newQuote(server, agent.headers);
  await server.services.db
    .updateTable('quotes')
    .set({ insured_name: insuredName, policy_no: 'PO2601009999' })
    .where('id', '=', quoteId)
    .execute();
  await newTask(server, agent.headers, [agent.id], {
    quoteId,
    taskDescription: `Call Budi Santoso at ${phone} about PO2601009999`,
  });
  const { payload } = await read(server, await opened(server, agent.headers));
  expect(valueOf(payload, 'SUMMARY')).toEqual(['Appointment: Jön\\;\\,Böhm']);
  expect(payload).not.toMatch(/Santoso|62812|PO26|X-EVIL/);
});

it('folds lines at 75 octets, also with two-byte characters', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId } = await newQuote(server, agent.headers);
  const insured_name = 'é'.repeat(100);
  await server.services.db.updateTable('quotes').set({ insured_name }).where('id', '=', quoteId).execute();
  await newTask(server, agent.headers, [agent.id], { quoteId });
  const { payload } = await read(server, await opened(server, agent.headers));
  expect(Math.max(...payload.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(valueOf(payload, 'SUMMARY')).toEqual([`Appointment: ${insured_name}`]);
});

it('can be downloaded as a file in the language of the page', async () => {
  const { server } = world;
  const agent = await newAgent(server, { user_type: 'Commercial' });
  await newTask(server, agent.headers, [agent.id], { taskCategory: 'birthday' });
  const answer = await call(server, agent.headers, 'downloadCalendar', {
    headers: { 'accept-language': 'id' },
  });
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="payung.ics"',
    'content-type': 'text/calendar; charset=utf-8',
  });
  expect(valueOf(answer.text, 'SUMMARY')).toEqual(['Ulang tahun']);
  expect(answer.text).toContain('https://payung.test/app/commercialtodo');
});

it('answers 404 once it is closed, its address is replaced, or the agent is removed', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const statusOf = async (url: string) => (await read(server, url)).statusCode;
  const first = await opened(server, agent.headers);
  const second = await opened(server, agent.headers);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  await succeed(server, agent.headers, 'closeCalendarFeed');
  expect(await statusOf(second)).toBe(404);
  const third = await opened(server, agent.headers);
  await server.services.db
    .updateTable('agents')
    .set({ status: 'terminated' })
    .where('id', '=', agent.id)
    .execute();
  expect(await statusOf(third)).toBe(404);
});

it('answers an unknown address like any unknown call, uncached', async () => {
  const { server } = world;
  const urls = [`/api/calendar/${'A'.repeat(43)}.ics`, '/api/calendar/short.ics', '/api/calendar/..%2Fx'];
  for (const url of urls) {
    const answer = await read(server, url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.json()).toEqual({ errCode: 4, errMsg: 'Not found' });
  }
});

it('stores only a hash of the token, and shows the address once', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  expect(await succeed(server, agent.headers, 'calendarFeed')).toEqual({ data: { isOpen: false } });
  const token = /calendar\/(.+)\.ics/.exec(await opened(server, agent.headers))?.[1] ?? '';
  const rows = await server.services.db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('agent_id', '=', agent.id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await succeed(server, agent.headers, 'calendarFeed')).toEqual({
    data: { isOpen: true, createdAt: '2026-01-15T03:00:00.000Z' },
  });
});

it('limits a calendar to sixty reads an hour', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const url = await opened(server, agent.headers);
  const answers = await Promise.all(Array.from({ length: 61 }, () => read(server, url)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
  const late = answers.find(({ statusCode }) => statusCode === 429);
  expect(late?.headers['retry-after']).toBe('3600');
});

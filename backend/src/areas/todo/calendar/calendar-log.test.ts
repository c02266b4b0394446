import { expect, it } from 'vitest';
import { succeed } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent } from '#testing/people.ts';
import { newTask } from '#areas/todo/testing/todos.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';

const whole = useWholeBackend([kiteModule]);

it('writes no calendar token into the log, neither a valid nor an unknown one', async () => {
  const { server, backend } = whole;
  const agent = await newAgent(server);
  const { data } = await succeed(server, agent.headers, 'openCalendarFeed');
  const { pathname, search } = new URL(data.url as string);
  const wrong = `/api/calendar/${'W'.repeat(43)}.ics`;
  const statuses = await Promise.all(
    [`${pathname}${search}`, wrong, `${pathname}/x`].map(async (path) => {
      const { status } = await fetch(`${backend.url}${path}`);
      return status;
    }),
  );
  expect(statuses).toEqual([200, 404, 404]);
  expect(whole.log()).toContain('/api/calendar/:file');
  expect(whole.log()).not.toContain(pathname.slice('/api/calendar/'.length, -4));
  expect(whole.log()).not.toContain('W'.repeat(43));
});

it('reminds of due tasks in the periodic work', async () => {
  const { server, backend, clock } = whole;
  const agent = await newAgent(server);
  await newTask(server, agent.headers, [agent.id], {
    scheduledDate: '2026-01-15',
    scheduledTime: '10:30 AM',
  });
  clock.advance(1800);
  await backend.work.beat();
  const { data } = await succeed(server, agent.headers, 'getNotifications', {
    query: { perPage: '10', pageNo: '1' },
  });
  expect(data.data[0]?.body).toBe('To do now: Call Budi (15/01/2026, 10:30 AM WIB)');
});

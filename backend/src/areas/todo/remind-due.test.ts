import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newAgent, signIn } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { newTask } from '#areas/todo/testing/todos.ts';
import { setLeadReminder, remindDueTodos } from './reminders.ts';

describe('reminders', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const notificationsOf = async (who: Credentials): Promise<readonly Wire[]> => {
    const { data } = await succeed(server, who, 'getNotifications', {
      query: { perPage: '10', pageNo: '1' },
    });
    return data.data as readonly Wire[];
  };

  /** The clock of the server, and somebody signed in at that moment. */
  const at = async (iso: string, agent: Parameters<typeof signIn>[1]): Promise<Credentials> => {
    server.clock.set(iso);
    await remindDueTodos(server.services);
    return signIn(server, agent);
  };

  it('are sent once to every member at the due time, in the member’s time zone', async () => {
    server.clock.set('2026-01-15T03:00:00.000Z');
    const giver = await newAgent(server);
    const member = await newAgent(server, { invited_by: giver.id, zone: 'WIT' });
    const todoId = await newTask(server, giver.headers, [giver.id, member.id], { scheduledTime: '9:30 PM' });
    expect(await notificationsOf(await at('2026-01-16T14:29:59.000Z', giver))).toEqual([]);
    const [own] = await notificationsOf(await at('2026-01-16T14:30:00.000Z', giver));
    expect(own).toMatchObject({
      body: 'To do now: Call Budi (16/01/2026, 9:30 PM WIB)',
      quoteId: '',
      readStatus: 0,
      target: { kind: 'todo', id: todoId, date: '2026-01-16' },
    });
    await Promise.all([remindDueTodos(server.services), remindDueTodos(server.services)]);
    expect(await notificationsOf(await signIn(server, giver))).toHaveLength(1);
    const theirs = await notificationsOf({ ...(await signIn(server, member)), 'accept-language': 'id' });
    expect(theirs.map(({ body }) => body)).toEqual(['Agenda sekarang: Call Budi (16/01/2026, 23.30 WIT)']);
  });

  it('are sent again for a changed time, but not for a changed description', async () => {
    server.clock.set('2026-01-15T03:00:00.000Z');
    const agent = await newAgent(server);
    const todoId = await newTask(server, agent.headers, [agent.id]);
    const who = await at('2026-01-16T02:00:00.000Z', agent);
    const change = (scheduledTime: string) =>
      succeed(server, who, 'changeTodo', {
        params: { todoId },
        body: { taskDescription: 'Visit', scheduledDate: '2026-01-16', scheduledTime, members: [agent.id] },
      });
    await change('9:00 AM');
    expect(await notificationsOf(await at('2026-01-16T02:10:00.000Z', agent))).toHaveLength(1);
    await change('10:00 AM');
    expect(await notificationsOf(await at('2026-01-16T02:59:00.000Z', agent))).toHaveLength(1);
    expect(await notificationsOf(await at('2026-01-16T03:00:00.000Z', agent))).toHaveLength(2);
  });

  it('are not sent for finished or withdrawn tasks', async () => {
    server.clock.set('2026-01-15T03:00:00.000Z');
    const agent = await newAgent(server);
    for (const name of ['finishTodo', 'withdrawTodo']) {
      const todoId = await newTask(server, agent.headers, [agent.id]);
      await succeed(server, agent.headers, name, { params: { todoId } });
    }
    expect(await notificationsOf(await at('2026-01-17T03:00:00.000Z', agent))).toEqual([]);
  });

  it('are sent for a hundred and twenty tasks in one run', async () => {
    server.clock.set('2026-01-15T03:00:00.000Z');
    const agent = await newAgent(server);
    await Promise.all(Array.from({ length: 120 }, () => newTask(server, agent.headers, [agent.id])));
    const who = await at('2026-01-16T02:00:00.000Z', agent);
    const { data } = await succeed(server, who, 'getNotifications', {
      query: { perPage: '10', pageNo: '1' },
    });
    expect(data.total).toBe(120);
  });

  it('of a lead are one task, which a new time moves and an empty time withdraws', async () => {
    server.clock.set('2026-01-15T03:00:00.000Z');
    const { db } = server.services;
    const agent = await newAgent(server);
    const leadId = agent.id;
    await db
      .insertInto('leads')
      .values({
        id: leadId,
        code: `L${agent.id}`,
        agent_id: agent.id,
        creator_id: agent.id,
        open_until: '2026-02-01',
        created_at: server.clock.now(),
      })
      .execute();
    const plan = (iso: string | undefined) =>
      setLeadReminder(db, {
        agentId: agent.id,
        leadId,
        description: 'Call Budi',
        at: iso === undefined ? undefined : new Date(iso),
        now: server.clock.now(),
      });
    await plan(undefined);
    expect(await db.selectFrom('todos').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
    await plan('2026-01-16T02:00:00.000Z');
    await plan('2026-01-16T03:00:00.000Z');
    expect(await notificationsOf(await at('2026-01-16T02:30:00.000Z', agent))).toEqual([]);
    expect(await notificationsOf(await at('2026-01-16T03:00:00.000Z', agent))).toHaveLength(1);
    await plan('2026-01-16T04:00:00.000Z');
    await plan(undefined);
    expect(await notificationsOf(await at('2026-01-16T05:00:00.000Z', agent))).toHaveLength(1);
  });
});

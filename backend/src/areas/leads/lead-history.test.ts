import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();

const read = async (who: Credentials, leadId: string): Promise<Wire> =>
  (await succeed(world.server, who, 'getLead', { params: { leadId } })).data;

type LeadAction = readonly [name: string, leadId: string, body?: object, version?: number];

const act = (who: Credentials, ...[name, leadId, body, version]: LeadAction) =>
  call(world.server, who, name, {
    params: { leadId },
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
  });

const entry = (facts: object = {}) => ({
  kind: 'call',
  result: '',
  note: '',
  nextContactAt: '',
  requestId: randomUUID(),
  ...facts,
});

const todosOf = (leadId: string) =>
  world.server.services.db
    .selectFrom('todos')
    .select(['description', 'status', 'category', 'scheduled_at'])
    .where('lead_id', '=', leadId)
    .execute();

it('saves a contact once per request id, and creates a reminder of the next contact [LEAD-031]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers);
  server.clock.advance(60);
  const body = entry({ result: 'followup', note: 'Likes kites', nextContactAt: '2026-01-20T02:00:00.000Z' });
  await act(agent.headers, 'addLeadEvent', leadId, body);
  expect((await act(agent.headers, 'addLeadEvent', leadId, body)).status).toBe(200);
  const { lead, events, version } = await read(agent.headers, leadId);
  expect([lead.nextContactAt, version]).toEqual(['2026-01-20T02:00:00.000Z', 2]);
  expect(events).toEqual([
    {
      id: expect.any(String),
      at: server.clock.now().toISOString(),
      kind: 'call',
      result: 'followup',
      note: 'Likes kites',
      by: 'Sari Wulandari',
    },
    expect.objectContaining({ kind: 'created' }),
  ]);
  const reminder = {
    description: 'Contact Rina Hartono',
    status: 'todo',
    category: 'appointment',
    scheduled_at: new Date('2026-01-20T02:00:00.000Z'),
  };
  expect(await todosOf(leadId)).toEqual([reminder]);
  // Another time moves the reminder.
  const later = '2026-01-21T02:00:00.000Z';
  await act(agent.headers, 'addLeadEvent', leadId, entry({ nextContactAt: later }));
  expect(await todosOf(leadId)).toEqual([{ ...reminder, scheduled_at: new Date(later) }]);
});

it('finishes the reminder of a lead when a contact at or after its time is saved, not an earlier one', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers);
  const inTwoMinutes = new Date(server.clock.now().getTime() + 120_000).toISOString();
  const statuses = async () => (await todosOf(leadId)).map(({ status }) => status);
  await act(agent.headers, 'addLeadEvent', leadId, entry({ nextContactAt: inTwoMinutes }));
  await act(agent.headers, 'addLeadEvent', leadId, entry({ note: 'Called too early' }));
  expect(await statuses()).toEqual(['todo']);
  server.clock.advance(180);
  await act(agent.headers, 'addLeadEvent', leadId, entry({ note: 'Wants an offer' }));
  expect(await statuses()).toEqual(['done']);
  expect((await read(agent.headers, leadId)).lead.nextContactAt).toBeUndefined();
});

it.each(['2026-01-14T00:00:00.000Z', '2029-01-14T00:00:00.000Z'])(
  'refuses %s for the next contact',
  async (nextContactAt) => {
    const { server } = world;
    const agent = await newAgent(server);
    const leadId = await newLead(server, agent.headers);
    const answer = await act(agent.headers, 'addLeadEvent', leadId, entry({ nextContactAt }));
    expect([answer.status, JSON.parse(answer.text).field]).toEqual([422, 'nextContactAt']);
    expect((await read(agent.headers, leadId)).events).toHaveLength(1);
  },
);

it('keeps a lead open for ninety days after the last contact', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers);
  const start = server.clock.now().toISOString();
  server.clock.advance(3600);
  await server.services.db
    .updateTable('leads')
    .set({ open_until: '2026-01-20' })
    .where('id', '=', leadId)
    .execute();
  expect((await read(agent.headers, leadId)).lead.DaysLeft).toBe(5);
  await act(agent.headers, 'addLeadEvent', leadId, entry());
  expect((await read(agent.headers, leadId)).lead.DaysLeft).toBe(90);
  server.clock.set(start);
});

it('closes a lead for one of two parallel requests, and informs the other who closed it', async () => {
  const { server } = world;
  const agent = await newAgent(server, { first_name: 'Agus', last_name: 'Setiawan' });
  const leadId = await newLead(server, agent.headers);
  const next = '2026-01-20T02:00:00.000Z';
  await act(agent.headers, 'addLeadEvent', leadId, entry({ nextContactAt: next }));
  const close = (reason: string) => act(agent.headers, 'closeLead', leadId, { reason, note: 'x' }, 2);
  const answers = await Promise.all([close('notInterested'), close('boughtElsewhere')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed();
  expect(lost?.errMsg).toMatchObject({
    message: 'Agus Setiawan has already closed this lead',
    data: { closed: won?.errMsg.data.closed, lead: { leadStatus: 'Rejected', DaysLeft: 0 } },
  });
  const { closed, lead } = await read(agent.headers, leadId);
  expect(closed).toEqual({
    reason: won?.errMsg.data.closed.reason,
    at: server.clock.now().toISOString(),
    by: 'Agus Setiawan',
  });
  // Nobody is reminded of it any more.
  expect([lead.nextContactAt, (await todosOf(leadId)).map(({ status }) => status)]).toEqual([
    undefined,
    ['withdrawn'],
  ]);
  const third = await act(agent.headers, 'closeLead', leadId, { reason: 'other', note: '' });
  expect(third.status).toBe(409);
});

it('reopens a closed lead as in progress', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers);
  const early = await act(agent.headers, 'reopenLead', leadId);
  expect([early.status, early.message]).toEqual([422, 'This lead is not closed']);
  await act(agent.headers, 'closeLead', leadId, { reason: 'notReachable', note: 'Nobody answers' });
  const { lead, closed, events } = (await act(agent.headers, 'reopenLead', leadId)).errMsg.data;
  expect([lead.leadStatus, closed]).toEqual(['In Progress', undefined]);
  const notices = events.filter(({ kind }: Wire) => kind !== 'created');
  expect(new Set(notices.map(({ kind, result, note }: Wire) => [kind, result, note].join()))).toEqual(
    new Set(['closed,notReachable,Nobody answers', 'reopened,,']),
  );
});

it('accepts only notes about a person who does not want to be contacted', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers);
  await act(agent.headers, 'addLeadEvent', leadId, entry({ nextContactAt: '2026-01-20T02:00:00.000Z' }));
  const { lead } = (await act(agent.headers, 'setDoNotContact', leadId, { doNotContact: true })).errMsg.data;
  expect([lead.doNotContact, lead.nextContactAt]).toEqual([true, undefined]);
  expect((await todosOf(leadId)).map(({ status }) => status)).toEqual(['withdrawn']);
  const refusal = [422, 'This person does not want to be contacted'];
  for (const kind of ['call', 'message', 'email', 'visit']) {
    const answer = await act(agent.headers, 'addLeadEvent', leadId, entry({ kind }));
    expect([answer.status, answer.message]).toEqual(refusal);
  }
  expect((await act(agent.headers, 'addLeadEvent', leadId, entry({ kind: 'note' }))).status).toBe(200);
  const again = await act(agent.headers, 'setDoNotContact', leadId, { doNotContact: false });
  expect(again.errMsg.data.lead.doNotContact).toBeUndefined();
  expect((await act(agent.headers, 'addLeadEvent', leadId, entry())).status).toBe(200);
});

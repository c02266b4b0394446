import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { newAgent, newLeader } from '#testing/people.ts';

const world = useAreaServer();

type Query = Readonly<Record<string, string>>;

const page = (who: Credentials, query: Query = {}): Promise<Wire> =>
  succeed(world.server, who, 'listLeads', { query });
const namesOf = async (who: Credentials, query: Query = {}): Promise<readonly string[]> =>
  (await page(who, query)).data.map((lead: Wire) => lead.fullName);
const countsOf = async (who: Credentials, query: Query = {}): Promise<Wire> =>
  (await succeed(world.server, who, 'leadCounts', { query })).data.counts;

it('lists the leads of a network without contact data, and none of strangers (ruling R33)', async () => {
  const { server } = world;
  const agent = await newAgent(server, { first_name: 'Agus', last_name: 'Setiawan' });
  const stranger = await newAgent(server);
  await newLead(server, stranger.headers, { firstName: 'Stranger' });
  await newLead(server, agent.headers, { firstName: 'Budi', email: 'budi@payung.test' });
  for (const userType of ['Commercial', 'Support'] as const) {
    const leader = await newLeader(server, agent.id, userType);
    server.clock.advance(1);
    await newLead(server, leader.headers, { firstName: 'Own', lastName: '', email: 'own@payung.test' });
    const { data } = await page(leader.headers, { sort: 'Oldest' });
    expect(data.map((lead: Wire) => [lead.fullName, lead.agentName, 'phone' in lead, lead.email])).toEqual([
      ['Budi Hartono', 'Agus Setiawan', false, undefined],
      ['Own', 'Sari Wulandari', true, 'own@payung.test'],
    ]);
    expect(await namesOf(leader.headers, { agentId: agent.id })).toEqual(['Budi Hartono']);
    expect(await namesOf(leader.headers, { agentId: leader.id })).toEqual(['Own']);
    const counted = await succeed(server, leader.headers, 'leadCounts');
    expect([counted.data.counts.All, counted.data.limit]).toEqual([2, 1000]);
    const exactly = await succeed(server, leader.headers, 'leadCounts', { query: { exact: 'yes' } });
    expect([exactly.data.counts.All, exactly.data.limit]).toEqual([2, undefined]);
  }
});

it.each(['listLeads', 'leadCounts'])('answers 404 to %s for an agent outside the network', async (name) => {
  const { server } = world;
  const agent = await newAgent(server);
  const leader = await newLeader(server, agent.id);
  const stranger = await newAgent(server);
  const status = async (who: Credentials, agentId: string) =>
    (await call(server, who, name, { query: { agentId } })).status;
  expect([
    await status(agent.headers, stranger.id),
    await status(agent.headers, leader.id),
    await status(leader.headers, stranger.id),
    await status(leader.headers, "' or 1=1 --"),
    await status(leader.headers, agent.id),
  ]).toEqual([404, 404, 404, 404, 200]);
});

it('pages through a large network by key with every filter and sorting', async () => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: 'Commercial' });
  const agents = [];
  for (let index = 0; index < 12; index += 1) agents.push(await newAgent(server, { invited_by: leader.id }));
  for (const name of ['A', 'B'])
    for (const agent of agents) {
      server.clock.advance(1);
      await newLead(server, agent.headers, { firstName: name, lastName: '' });
    }
  const queries: readonly Query[] = [{}, { name: 'a' }, { tab: 'In Progress' }];
  for (const query of queries) {
    for (const sort of ['Newest', 'Oldest', 'Highest', 'Lowest', 'NameAZ', 'NameZA']) {
      const whole: Wire[] = (await page(leader.headers, { ...query, sort, limit: '100' })).data;
      expect(whole).toHaveLength('name' in query ? 12 : 24);
      const dates = whole.map((lead) => lead.created_date as number);
      const ordered = dates.toSorted((a, b) => (sort === 'Oldest' ? a - b : b - a));
      expect(['Newest', 'Oldest'].includes(sort) ? dates : ordered).toEqual(ordered);
      const read: Wire[] = [];
      let after = '';
      do {
        const { data, next } = await page(leader.headers, { ...query, sort, limit: '5', after });
        read.push(...data);
        after = next ?? '';
      } while (after !== '');
      expect(read).toEqual(whole);
    }
  }
  expect(await countsOf(leader.headers, { name: 'b' })).toMatchObject({ All: 12, 'In Progress': 12 });
});

it('counts the leads of a network to a thousand, and exactly on request', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leader = await newLeader(server, agent.id);
  const rows = Array.from({ length: 1005 }, (_, index) => ({
    id: `${agent.id.slice(0, 18)}${String(index).padStart(6, '0')}`,
    code: `T${agent.id}${index}`,
    agent_id: agent.id,
    creator_id: agent.id,
    open_until: '2026-12-31',
    created_at: server.clock.now(),
    closed_by: null,
    import_id: null,
    newest_quote_id: null,
  }));
  await server.services.db.insertInto('leads').values(rows).execute();
  expect((await countsOf(leader.headers)).All).toBe(1001);
  expect(await countsOf(leader.headers, { exact: 'yes' })).toMatchObject({ All: 1005, 'In Progress': 1005 });
  // Of one agent all are counted: there is nothing to hold up.
  expect((await countsOf(leader.headers, { agentId: agent.id })).All).toBe(1005);
});

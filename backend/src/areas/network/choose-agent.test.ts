import { expect, it } from 'vitest';
import { insertLargeNetwork } from '#areas/agents/sql/demo.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newMember } from '#areas/network/testing/networks.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();

it('finds a member beyond the thousand that are offered, and filters a list by that member [LEAD-008]', async () => {
  const { server } = world;
  const top = await newAgent(server, { user_type: 'Commercial' });
  await insertLargeNetwork(server.services.db, {
    topId: top.id,
    members: 1_100,
    ledByTenth: 0,
    firstNames: ['Ani'],
    lastNames: ['Besar'],
    now: server.clock.now(),
  });
  const { id: leaderId } = await server.services.db
    .selectFrom('agents')
    .select('id')
    .where('agent_code', '=', 'NET1100')
    .executeTakeFirstOrThrow();
  const far = await newMember(
    server,
    { id: leaderId },
    { first_name: 'Dewi', last_name: 'Jauh', agent_code: 'PYGJAUH2' },
  );

  const offered = (await succeed(server, top.headers, 'getAgents')).data as readonly {
    readonly _id: string;
  }[];
  expect(offered).toHaveLength(1_001);
  expect(offered.map(({ _id: id }) => id)).not.toContain(far.id);
  for (const search of ['dewi jauh', 'jau', 'pygjauh2']) {
    const { data } = await succeed(server, top.headers, 'listNetwork', { query: { search, perPage: '50' } });
    expect(data.items.map(({ id }: { readonly id: string }) => id)).toEqual([far.id]);
  }
  // Counted no further than that: each of them has to be looked for in the network.
  const common = await succeed(server, top.headers, 'listNetwork', { query: { search: 'ani' } });
  expect([common.data.items.length, common.data.total]).toEqual([20, 1_001]);
  const lines = await call(server, top.headers, 'listPolicies', { query: { agentId: far.id } });
  expect(lines.status).toBe(200);
});

it('answers at most fifty matches, with the total and a cursor', async () => {
  const { server } = world;
  const top = await newAgent(server, { user_type: 'Commercial' });
  await Promise.all(
    Array.from({ length: 51 }, () => newMember(server, top, { first_name: 'Sama', last_name: 'Nama' })),
  );
  const { data } = await succeed(server, top.headers, 'listNetwork', {
    query: { search: 'sama', perPage: '50' },
  });
  expect([data.items.length, data.total, typeof data.next]).toEqual([50, 51, 'string']);
});

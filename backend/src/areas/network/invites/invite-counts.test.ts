import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { grantPoints, newMember } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();

const countsOf = async ({ headers }: Pick<TestAgent, 'headers'>) =>
  (await succeed(world.server, headers, 'inviteCounts')).data;
const send = ({ headers }: Pick<TestAgent, 'headers'>, channel: string) =>
  call(world.server, headers, 'inviteSent', { body: { channel } });

it('answers zero for every count of a new agent', async () => {
  const agent = await newAgent(world.server);
  expect(await countsOf(agent)).toEqual({ sent: 0, opened: 0, registered: 0, firstSale: 0 });
});

it('adds up the invites sent by all channels in all months of Jakarta time [NET-002]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const now = server.clock.now().toISOString();
  for (const channel of ['link', 'whatsapp', 'email', 'qr', 'whatsapp'])
    expect((await send(agent, channel)).status).toBe(200);
  // Half past midnight in Jakarta, still January in Greenwich.
  server.clock.set('2026-01-31T17:30:00.000Z');
  const later = { ...agent, headers: await signIn(server, agent) };
  await send(later, 'whatsapp');
  const rows = await server.services.db
    .selectFrom('invites_sent')
    .select(['month', 'channel', 'times'])
    .where('agent_id', '=', agent.id)
    .orderBy('month')
    .orderBy('channel')
    .execute();
  expect(rows.map(({ month, channel, times }) => [month, channel, times])).toEqual([
    ['2026-01', 'email', 1],
    ['2026-01', 'link', 1],
    ['2026-01', 'qr', 1],
    ['2026-01', 'whatsapp', 2],
    ['2026-02', 'whatsapp', 1],
  ]);
  expect(await countsOf(later)).toMatchObject({ sent: 6 });
  server.clock.set(now);
});

it('adds up how often all invite links of the agent were opened, including earlier ones', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const other = await newAgent(server);
  for (const [one, opens] of [
    [agent, 3],
    [other, 1],
  ] as const) {
    const { link } = await succeed(server, one.headers, 'getInviteLink');
    const id = String(link).split('/').at(-1) ?? '';
    for (let time = 0; time < opens; time += 1) await call(server, nobody, 'decryptLink', { query: { id } });
  }
  const now = server.clock.now().toISOString();
  server.clock.advance(84 * 86_400);
  const later = { headers: await signIn(server, agent) };
  const { link } = await succeed(server, later.headers, 'getInviteLink');
  await call(server, nobody, 'decryptLink', { query: { id: String(link).split('/').at(-1) ?? '' } });
  expect(await countsOf(later)).toMatchObject({ opened: 4, sent: 0 });
  server.clock.set(now);
});

it('counts invited agents, and those of them with a paid policy that is not cancelled', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server);
  const sold = await newMember(server, agent);
  await grantPoints(server, sold, 10);
  await grantPoints(server, sold, 20);
  const cancelled = await newMember(server, agent);
  await grantPoints(server, cancelled, 10);
  await db
    .updateTable('policies')
    .set({ cancelled_at: server.clock.now() })
    .where('agent_id', '=', cancelled.id)
    .execute();
  const unpaid = await newMember(server, agent);
  await grantPoints(server, unpaid, 10);
  await db
    .updateTable('policies')
    .set({ kind: 'payLater', pay_later_due: '2026-02-28' })
    .where('agent_id', '=', unpaid.id)
    .execute();
  await newMember(server, agent);
  // Not of the agent: a member of a member, and somebody of the insurer.
  const below = await newMember(server, sold);
  await grantPoints(server, below, 10);
  await newStaff(server, { invited_by: agent.id });
  expect(await countsOf(agent)).toEqual({ sent: 0, opened: 0, registered: 4, firstSale: 1 });
  await db
    .updateTable('policies')
    .set({ paid_at: server.clock.now() })
    .where('agent_id', '=', unpaid.id)
    .execute();
  expect(await countsOf(agent)).toMatchObject({ firstSale: 2 });
});

it('keeps counting invited agents after they moved to another leader [R38]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const successor = await newAgent(server);
  const member = await newMember(server, agent);
  await server.services.db
    .updateTable('agents')
    .set({ upline_id: successor.id })
    .where('id', '=', member.id)
    .execute();
  expect([(await countsOf(agent)).registered, (await countsOf(successor)).registered]).toEqual([1, 0]);
});

it('counts at most 120 invites an hour, and refuses an unknown channel', async () => {
  const agent = await newAgent(world.server);
  expect((await send(agent, 'pigeon')).status).toBe(400);
  for (let time = 0; time < 120; time += 1) await send(agent, 'qr');
  expect((await send(agent, 'qr')).status).toBe(429);
  expect(await countsOf(agent)).toMatchObject({ sent: 120 });
});

it('counts every one of several parallel invites', async () => {
  const agent = await newAgent(world.server);
  await Promise.all(Array.from({ length: 10 }, () => send(agent, 'link')));
  expect(await countsOf(agent)).toMatchObject({ sent: 10 });
});

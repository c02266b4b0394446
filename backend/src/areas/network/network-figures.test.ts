import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newMember, paidSale, newTree, listedMembers, namesOf } from '#areas/network/testing/networks.ts';
import { newAgent, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { firstMonth } from './visible-agents.ts';

const world = useAreaServer();

it('adds up each level over a period [NET-001] [DASH-032]', async () => {
  const { server } = world;
  const { top, agus, citra, eka } = await newTree(server);
  await paidSale(server, agus);
  await paidSale(server, eka);
  const { db } = server.services;
  await db
    .insertInto('sales_by_month')
    .values({ agent_id: citra.id, month: '2025-12', premium: 500_000, policies: 4 })
    .execute();
  const levels = async (period: string) =>
    (await succeed(server, top.headers, 'networkFigures', { query: { period } })).data.levels;
  expect(await levels('month')).toEqual([
    { level: 1, members: 2, active: 1, premium: 274_500, policies: 1, points: 29 },
    { level: 2, members: 1, active: 1, premium: 274_500, policies: 1, points: 27 },
    { level: 3, members: 1, active: 1, premium: 0, policies: 0, points: 0 },
    { level: 4, members: 1, active: 1, premium: 0, policies: 0, points: 0 },
  ]);
  expect((await levels('all'))[0]).toMatchObject({ premium: 774_500, policies: 5 });
  expect((await levels('year'))[0]).toMatchObject({ premium: 274_500, policies: 1 });
  const mitra = await newTree(server, 'Mitra');
  const own = (await succeed(server, mitra.top.headers, 'networkFigures')).data.levels;
  expect(own.map(({ level, members }: { level: number; members: number }) => [level, members])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it.each([
  ['2026-01-16', 'month', '2026-01'],
  ['2026-01-16', 'quarter', '2026-01'],
  ['2026-03-31', 'quarter', '2026-01'],
  ['2026-04-01', 'quarter', '2026-04'],
  ['2026-12-31', 'quarter', '2026-10'],
  ['2026-12-31', 'year', '2026-01'],
  ['2026-12-31', 'all', ''],
] as const)('begins the period on %s for %s with month %s', (today, period, month) => {
  expect(firstMonth(today, period)).toBe(month);
});

it('keeps the number of direct members right when agents join and move, without staff', async () => {
  const { server } = world;
  const { db } = server.services;
  const { top, agus, citra, eka } = await newTree(server);
  const countOf = async ({ id }: TestAgent) =>
    (await db.selectFrom('agents').select('direct_members').where('id', '=', id).executeTakeFirstOrThrow())
      .direct_members;
  expect([await countOf(top), await countOf(agus), await countOf(citra)]).toEqual([2, 1, 0]);
  await newMember(server, agus);
  await db.updateTable('agents').set({ upline_id: citra.id }).where('upline_id', '=', agus.id).execute();
  await db.updateTable('agents').set({ tier: 'gold' }).where('id', '=', eka.id).execute();
  expect([await countOf(top), await countOf(agus), await countOf(citra)]).toEqual([2, 0, 2]);
});

it('lists a moved member below the successor, with the original inviter [NET-009] (ruling R38)', async () => {
  const { server } = world;
  const { top, agus, citra, eka, gita } = await newTree(server);
  const foreign = await newAgent(server, { user_type: 'Commercial' });
  const { db } = server.services;
  await db.updateTable('agents').set({ upline_id: citra.id }).where('id', '=', eka.id).execute();
  expect(namesOf(await listedMembers(server, top, { parentId: agus.id }))).toEqual([]);
  const below = await listedMembers(server, top, { parentId: citra.id });
  expect(below.items).toEqual([expect.objectContaining({ name: 'Éka Putra', invitedBy: 'Agus Setiawan' })]);
  const [found] = (await listedMembers(server, top, { search: 'gita' })).items;
  expect(found.path.map(({ name }: { name: string }) => name)).toEqual([
    'Citra Dewi',
    'Éka Putra',
    'Fajar Nugroho',
  ]);
  await db.updateTable('agents').set({ upline_id: foreign.id }).where('id', '=', eka.id).execute();
  expect(namesOf(await listedMembers(server, top, { search: 'gita' }))).toEqual([]);
  expect((await call(server, top.headers, 'getMember', { params: { memberId: gita.id } })).status).toBe(404);
  const levels = async ({ headers }: TestAgent) =>
    (await succeed(server, headers, 'networkFigures')).data.levels.map(
      ({ members }: { members: number }) => members,
    );
  expect([await levels(top), await levels(foreign)]).toEqual([[2], [1, 1, 1]]);
});

it('counts months in Jakarta time [NET-009] [DASH-032]', async () => {
  const { server } = world;
  const start = server.clock.now().toISOString();
  const top = await newAgent(server, { user_type: 'Commercial' });
  const member = await newMember(server, top);
  const sold = (of: string, policies: number) =>
    server.services.db
      .insertInto('sales_by_month')
      .values({ agent_id: member.id, month: of, premium: policies * 100_000, policies })
      .execute();
  await sold('2026-01', 9);
  const figures = async () => {
    const who = { headers: await signIn(server, top) };
    const { items } = (await succeed(server, who.headers, 'listNetwork')).data;
    const { levels } = (await succeed(server, who.headers, 'networkFigures')).data;
    const { data } = await succeed(server, who.headers, 'getMember', { params: { memberId: member.id } });
    return [items[0].referralPolicies, levels[0].policies, data.referralPolicies];
  };
  server.clock.set('2026-01-31T16:59:59.000Z');
  expect(await figures()).toEqual([9, 9, 9]);
  await sold('2026-02', 2);
  // 1 February, 06:00 in Jakarta; still January elsewhere.
  server.clock.set('2026-01-31T23:00:00.000Z');
  expect(await figures()).toEqual([2, 2, 2]);
  server.clock.set(start);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { entriesOf, newLine, paidSale, saleToPay } from '#areas/network/testing/networks.ts';

const world = useAreaServer();

it('posts points once for the seller and both levels above when the insured has paid [NET-003] [NET-004] [NET-005]', async () => {
  const { server } = world;
  const { top, middle, seller } = await newLine(server);
  const sale = await saleToPay(server, seller);
  expect([await entriesOf(server, seller), await entriesOf(server, top)]).toEqual([[], []]);
  for (let times = 0; times < 3; times += 1) await notify(server, sale.invoiceNumber, 274_500);
  const rows = await server.services.db
    .selectFrom('points_ledger')
    .select([
      'agent_id',
      'no',
      'kind',
      'points',
      'balance_after',
      'level',
      'seller_id',
      'premium',
      'rule_version',
      'month',
    ])
    .where('agent_id', 'in', [top.id, middle.id, seller.id])
    .orderBy('level')
    .execute();
  const of = {
    no: 1,
    kind: 'earned',
    seller_id: seller.id,
    premium: 274_500,
    rule_version: 'example-1',
    month: '2026-01',
  };
  expect(rows).toEqual([
    { ...of, agent_id: seller.id, level: 0, points: 27, balance_after: 27 },
    { ...of, agent_id: middle.id, level: 1, points: 2, balance_after: 2 },
    { ...of, agent_id: top.id, level: 2, points: 1, balance_after: 1 },
  ]);
});

it.each(['resigned', 'terminated', 'blacklisted', 'closed'])(
  'gives no points to a %s upline, and nobody else gets that level instead [R37]',
  async (status) => {
    const { server } = world;
    const { top, middle, seller } = await newLine(server);
    await server.services.db.updateTable('agents').set({ status }).where('id', '=', middle.id).execute();
    await paidSale(server, seller);
    const points = async (who: typeof top) => (await entriesOf(server, who)).map((entry) => entry.points);
    expect([await points(seller), await points(middle), await points(top)]).toEqual([[27], [], [1]]);
  },
);

it('gives points to the current leader, not to the inviter [R38]', async () => {
  const { server } = world;
  const { top, middle, seller } = await newLine(server);
  await server.services.db
    .updateTable('agents')
    .set({ upline_id: top.id })
    .where('id', '=', seller.id)
    .execute();
  await paidSale(server, seller);
  expect((await entriesOf(server, top)).map(({ points }) => points)).toEqual([2]);
  expect(await entriesOf(server, middle)).toEqual([]);
});

it('refuses to update or delete a ledger entry [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  await paidSale(server, seller);
  const { db } = server.services;
  const of = (table: 'points_ledger') =>
    db.updateTable(table).set({ points: 5000 }).where('agent_id', '=', seller.id);
  await expect(of('points_ledger').execute()).rejects.toThrow(/never/);
  await expect(db.deleteFrom('points_ledger').where('agent_id', '=', seller.id).execute()).rejects.toThrow(
    /never/,
  );
  await expect(sql`truncate points_ledger cascade`.execute(db)).rejects.toThrow(/never/);
});

it('refuses points without a policy [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const joining = {
    agent_id: seller.id,
    kind: 'earned',
    points: 100,
    event_id: 'joined',
    actor: 'system',
    actor_id: 'x',
  } as const;
  await expect(
    server.services.db
      .insertInto('points_ledger')
      .values({ ...joining, posted_at: server.clock.now() })
      .execute(),
  ).rejects.toThrow(/check/);
});

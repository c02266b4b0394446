import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { grantPoints, newLine, paidSale } from '#areas/network/testing/networks.ts';

const world = useAreaServer();

const ask = async (headers: Readonly<Record<string, string>>) =>
  (await succeed(world.server, headers, 'pointsEarnings')).data;

it('counts the points of each day of this month and of the month before, by the days of Jakarta', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  // The evening of 31 December in London is the first of January in Jakarta.
  for (const [points, at] of [
    [40, '2025-12-03T05:00:00Z'],
    [30, '2025-12-31T16:59:00Z'],
    [5, '2025-12-31T18:00:00Z'],
    [7, '2026-01-02T05:00:00Z'],
  ] as const)
    await grantPoints(server, seller, points, at);
  const { now, before, points, products } = await ask(seller.headers);
  expect(before.month).toBe('2025-12');
  expect([before.days.length, before.days[1], before.days[2], before.days[30]]).toEqual([31, 0, 40, 70]);
  expect([now.month, ...now.days.slice(0, 3)]).toEqual(['2026-01', 5, 12, 12]);
  expect(points).toBe(12);
  expect(products).toMatchObject([{ points: 12, policies: 2 }]);
});

it('counts sales of the levels below, and what was taken back, but no redemption', async () => {
  const { server } = world;
  const { middle, seller } = await newLine(server);
  await grantPoints(server, middle, 500);
  await succeed(server, middle.headers, 'redeemPoints', {
    body: { requestId: '6f0d1a4e-6f0a-4a3e-9a53-0d6a2f3b1c11', points: 300 },
  });
  await paidSale(server, seller);
  expect((await ask(middle.headers)).points).toBe(502);
});

it('draws the target as the points that its premium gives, and says what points are worth where that is set', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  await grantPoints(server, seller, 20);
  expect(await ask(seller.headers)).not.toHaveProperty('target');
  const { db, network } = server.services;
  await db
    .insertInto('targets')
    .values({
      agent_id: seller.id,
      month: '2026-01',
      premium: 5_000_000,
      policies: 3,
      set_by: seller.id,
      set_at: server.clock.now(),
    })
    .execute();
  Object.assign(server.services, { network: { ...network, pointWorth: 1_000 } });
  const answer = await ask(seller.headers);
  const account = (await succeed(server, seller.headers, 'pointsAccount')).data;
  Object.assign(server.services, { network });
  expect(answer).toMatchObject({ target: 500, worth: 20_000, products: [{ points: 20, worth: 20_000 }] });
  expect(account).toMatchObject({ available: 20, worth: 20_000 });
});

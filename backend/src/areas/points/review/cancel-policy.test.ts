import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { entriesOf, newLine, paidSale } from '#areas/network/testing/networks.ts';
import { newStaff } from '#testing/people.ts';

const world = useAreaServer();

const cancelBody = (policyNo: string, facts: object = {}) => ({
  requestId: randomUUID(),
  policyNo,
  refund: 274_500,
  reason: 'Asked by the customer',
  ...facts,
});

it('takes back the points of all levels in proportion when staff cancel a paid policy [R39]', async () => {
  const { server } = world;
  const { top, middle, seller } = await newLine(server);
  const { policyNo, quote } = await paidSale(server, seller);
  const staff = await newStaff(server);
  expect((await succeed(server, staff, 'paidPolicy', { query: { policyNo } })).data).toMatchObject({
    policyNo,
    customerName: 'Budi Santoso',
    agentName: 'Sari Bawah',
    premium: 274_500,
  });
  const { data } = await succeed(server, staff, 'cancelPolicy', {
    body: cancelBody(policyNo, { refund: 137_250 }),
  });
  expect(data).toMatchObject({ policyNo, cancelledAt: expect.any(String) });
  // Half of 27, 2 and 1, rounded down.
  const of = async (who: typeof top) =>
    (await entriesOf(server, who)).map(({ kind, points }) => [kind, points]);
  expect(await of(seller)).toEqual([
    ['earned', 27],
    ['reversed', -13],
  ]);
  expect(await of(middle)).toEqual([
    ['earned', 2],
    ['reversed', -1],
  ]);
  expect(await of(top)).toEqual([['earned', 1]]);
  const row = await server.services.db
    .selectFrom('quotes')
    .select(['payment_status', 'points', 'stage'])
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ payment_status: 'Cancelled', points: 14, stage: 'Policy Generated' });
  const refunds = await server.services.db
    .selectFrom('refunds_due')
    .select(['amount', 'reason'])
    .where('quote_id', '=', quote.quoteId)
    .execute();
  expect(refunds).toEqual([{ amount: 137_250, reason: 'cancelled-by-insurer' }]);
});

it('lets the balance go below zero when the points were used already [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { policyNo } = await paidSale(server, seller);
  await server.services.db
    .insertInto('redemptions')
    .values({
      id: `used-${seller.id}`,
      agent_id: seller.id,
      points: 20,
      state: 'confirmed',
      asked_at: server.clock.now(),
    })
    .execute();
  const used = {
    agent_id: seller.id,
    redemption_id: `used-${seller.id}`,
    actor_id: 'test',
    posted_at: server.clock.now(),
  };
  await server.services.db
    .insertInto('points_ledger')
    .values([
      { ...used, kind: 'reserved', points: 0, held: 20, event_id: `${seller.id} 1`, actor: 'agent' },
      { ...used, kind: 'redeemed', points: -20, held: -20, event_id: `${seller.id} 1`, actor: 'staff' },
    ])
    .execute();
  await succeed(server, await newStaff(server), 'cancelPolicy', { body: cancelBody(policyNo) });
  expect((await entriesOf(server, seller)).map(({ balance_after: after }) => after)).toEqual([
    27, 27, 7, -20,
  ]);
});

it('cancels a policy once: repeats the answer for the same request id, and refuses another request [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { policyNo } = await paidSale(server, seller);
  const staff = await newStaff(server);
  const body = cancelBody(policyNo);
  const first = await succeed(server, staff, 'cancelPolicy', { body });
  expect(await succeed(server, staff, 'cancelPolicy', { body })).toEqual(first);
  const other = await call(server, staff, 'cancelPolicy', { body: { ...body, refund: 0 } });
  expect([other.status, other.message]).toEqual([
    400,
    'This was sent before with other content. Reload the page and try again.',
  ]);
  const again = await call(server, await newStaff(server), 'cancelPolicy', { body: cancelBody(policyNo) });
  expect([again.status, again.message]).toEqual([
    422,
    'This policy was cancelled already. Nothing was done a second time.',
  ]);
  expect((await entriesOf(server, seller)).map(({ points }) => points)).toEqual([27, -27]);
});

it('refuses a refund above the premium, an unknown policy and a reason that is too short', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { policyNo } = await paidSale(server, seller);
  const staff = await newStaff(server);
  const attempt = async (facts: object) => {
    const { status, message } = await call(server, staff, 'cancelPolicy', {
      body: cancelBody(policyNo, facts),
    });
    return [status, message];
  };
  expect(await attempt({ refund: 274_501 })).toEqual([
    400,
    'The refund may be at most the premium that was paid, Rp 274.500.',
  ]);
  expect((await attempt({ policyNo: 'PO000' }))[0]).toBe(404);
  expect(await attempt({ reason: 'no' })).toEqual([400, 'Give a reason of at least 5 characters.']);
  expect((await entriesOf(server, seller)).map(({ points }) => points)).toEqual([27]);
});

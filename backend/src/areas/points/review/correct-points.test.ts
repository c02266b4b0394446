import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { entriesOf, newLine, paidSale } from '#areas/network/testing/networks.ts';
import { newStaff, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();

it('corrects an entry within its bounds, and posts the correction in the current month [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { db } = server.services;
  const code = 'PYGSELLER';
  await db.updateTable('agents').set({ agent_code: code }).where('id', '=', seller.id).execute();
  const start = server.clock.now().toISOString();
  const { quote } = await paidSale(server, seller);
  server.clock.set('2026-03-05T03:00:00Z');
  onTestFinished(() => server.clock.set(start));
  const [staff, reader] = [await newStaff(server), await signIn(server, seller)];
  const correct = (no: number, points: number, reason = 'Wrong level, reported by phone') =>
    call(server, staff, 'correctPoints', {
      params: { agentCode: code },
      body: { requestId: randomUUID(), no, points, reason },
    });
  const ledger = async () =>
    (await succeed(server, staff, 'agentLedger', { params: { agentCode: 'pygseller' } })).data;
  expect((await ledger()).items[0]).toMatchObject({ no: 1, correctable: { down: -27, up: 27 }, by: '' });
  expect((await correct(1, -7)).status).toBe(200);
  const { items, account: sums } = await ledger();
  expect(sums).toMatchObject({ balance: 20 });
  expect(items[0]).toMatchObject({
    no: 2,
    kind: 'corrected',
    points: -7,
    correctsNo: 1,
    balanceAfter: 20,
    reason: 'Wrong level, reported by phone',
    by: 'Sari Wulandari',
  });
  expect(items[0]).not.toHaveProperty('correctable');
  expect(items[1]).toMatchObject({ correctable: { down: -20, up: 34 } });
  const beyond = await correct(1, -21);
  expect([beyond.status, beyond.message]).toEqual([
    400,
    'A correction may not exceed its entry: from -20 to 34 points are possible here, and not 0.',
  ]);
  expect((await correct(1, 0)).status).toBe(400);
  expect((await correct(2, 3)).message).toBe(
    'Only what a sale gave or a cancellation took back can be corrected.',
  );
  expect((await correct(9, 3)).status).toBe(404);
  expect((await correct(1, 3, 'why')).message).toBe('Give a reason of at least 5 characters.');
  const march = (await succeed(server, reader, 'pointsStatement', { query: { month: '2026-03' } })).data;
  expect([march.opening, march.taken, march.closing]).toEqual([27, -7, 20]);
  const { points } = await db
    .selectFrom('quotes')
    .select('points')
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  expect(points).toBe(20);
});

it('limits the correction of an entry to what a cancellation has left [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const staff = await newStaff(server);
  const { policyNo } = await paidSale(server, seller);
  const cancellation = {
    requestId: randomUUID(),
    policyNo,
    refund: 274_500,
    reason: 'Asked by the customer',
  };
  await succeed(server, staff, 'cancelPolicy', { body: cancellation });
  const { items } = (
    await succeed(server, staff, 'agentLedger', { params: { agentCode: seller.agent_code } })
  ).data;
  expect(
    items.map(({ kind, correctable }: { kind: string; correctable: object }) => [kind, correctable]),
  ).toEqual([
    ['reversed', { down: 0, up: 27 }],
    ['earned', { down: 0, up: 27 }],
  ]);
  const body = { requestId: randomUUID(), no: 1, points: -1, reason: 'One more than there is' };
  const attempt = await call(server, staff, 'correctPoints', {
    params: { agentCode: seller.agent_code },
    body,
  });
  expect(attempt.status).toBe(400);
});

const correction = (
  server: AreaServer,
  staff: Credentials,
  of: { readonly agent: TestAgent; readonly body: object },
) => call(server, staff, 'correctPoints', { params: { agentCode: of.agent.agent_code }, body: of.body });

it('corrects the deduction of a cancellation up to its amount [R39]', async () => {
  const { server } = world;
  const { middle, seller } = await newLine(server);
  const staff = await newStaff(server);
  const { policyNo } = await paidSale(server, seller);
  const cancellation = {
    requestId: randomUUID(),
    policyNo,
    refund: 137_250,
    reason: 'Asked by the customer',
  };
  await succeed(server, staff, 'cancelPolicy', { body: cancellation });
  const correct = async (no: number, points: number) => {
    const body = { requestId: randomUUID(), no, points, reason: 'The refund was smaller' };
    return (await correction(server, staff, { agent: seller, body })).status;
  };
  // 13 of 27 were taken.
  expect([await correct(2, 14), await correct(2, -14)]).toEqual([400, 400]);
  expect([await correct(2, 5), await correct(2, 9), await correct(2, 8)]).toEqual([200, 400, 200]);
  expect((await entriesOf(server, seller)).map(({ points }) => points)).toEqual([27, -13, 5, 8]);
  // Of level 1 nothing changed.
  expect((await entriesOf(server, middle)).map(({ points }) => points)).toEqual([2, -1]);
  expect((await succeed(server, staff, 'comparePoints')).data.differences).toEqual([]);
});

it('limits every correction to the points the agent still has of the policy [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const staff = await newStaff(server);
  const { policyNo } = await paidSale(server, seller);
  const cancellation = {
    requestId: randomUUID(),
    policyNo,
    refund: 200_000,
    reason: 'Asked by the customer',
  };
  await succeed(server, staff, 'cancelPolicy', { body: cancellation });
  // 19 of 27 were taken: 8 are left.
  const { items } = (
    await succeed(server, staff, 'agentLedger', { params: { agentCode: seller.agent_code } })
  ).data;
  expect(items.map(({ correctable }: { correctable: object }) => correctable)).toEqual([
    { down: -8, up: 19 },
    { down: -8, up: 27 },
  ]);
  const body = { requestId: randomUUID(), no: 2, points: -9, reason: 'More than is left' };
  expect((await correction(server, staff, { agent: seller, body })).status).toBe(400);
});

it('posts a correction to the seller and month by which lists count [R39]', async () => {
  const { server } = world;
  const { middle, seller } = await newLine(server);
  const { quote } = await paidSale(server, seller);
  const body = { requestId: randomUUID(), no: 1, points: 2, reason: 'The wrong level' };
  expect((await correction(server, await newStaff(server), { agent: middle, body })).status).toBe(200);
  const { db } = server.services;
  const byMonth = db
    .selectFrom('points_by_month')
    .select(['seller_id', 'month', 'points'])
    .where('agent_id', '=', middle.id);
  expect(await byMonth.execute()).toEqual([{ seller_id: seller.id, month: '2026-01', points: 4 }]);
  // The policy shows its seller's points.
  const beside = db.selectFrom('quotes').select('points').where('id', '=', quote.quoteId);
  expect(await beside.execute()).toEqual([{ points: 27 }]);
});

it('corrects once per request id: repeats the first answer, and refuses other content [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  await paidSale(server, seller);
  const staff = await newStaff(server);
  const body = { requestId: randomUUID(), no: 1, points: -7, reason: 'Counted twice' };
  const correct = (facts: object = {}) =>
    correction(server, staff, { agent: seller, body: { ...body, ...facts } });
  const first = await correct();
  expect(first.status).toBe(200);
  expect((await correct({ requestId: randomUUID(), points: 3 })).status).toBe(200);
  // The state after the first correction, although another one followed.
  expect((await correct()).errMsg).toEqual(first.errMsg);
  const other = await correct({ points: -8 });
  expect([other.status, other.message]).toEqual([
    400,
    'This was sent before with other content. Reload the page and try again.',
  ]);
  expect((await entriesOf(server, seller)).map(({ points }) => points)).toEqual([27, -7, 3]);
  const { data: notices } = await succeed(server, seller.headers, 'getNotifications', {
    query: { perPage: '10', pageNo: '1' },
  });
  expect(notices.data.map(({ body: text }: { body: string }) => text)).toContain(
    'Your points were corrected by -7: Counted twice. You will find it on your points statement.',
  );
});

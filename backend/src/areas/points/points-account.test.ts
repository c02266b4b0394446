import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { entriesOf, grantPoints, newLine, paidSale } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { accountOf, askToRedeem } from '#areas/points/testing/redemptions.ts';

const world = useAreaServer();

it('reserves redeemed points immediately, until staff confirm or refuse them [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const staff = await newStaff(server);
  await grantPoints(server, agent, 500);
  expect(await accountOf(server, agent.headers)).toMatchObject({
    balance: 500,
    held: 0,
    available: 500,
    minimum: 100,
  });
  expect((await askToRedeem(server, agent.headers, 300)).status).toBe(200);
  const { redemptions, ...sums } = await accountOf(server, agent.headers);
  expect(sums).toMatchObject({ balance: 500, held: 300, available: 200 });
  server.clock.advance(1);
  const tooMany = await askToRedeem(server, agent.headers, 201);
  expect([tooMany.status, tooMany.message]).toEqual([
    422,
    'You can redeem up to 200 points now. Enter fewer points.',
  ]);
  const tooFew = await askToRedeem(server, agent.headers, 99);
  expect([tooFew.status, tooFew.message]).toEqual([400, 'At least 100 points can be redeemed at once.']);
  expect((await askToRedeem(server, agent.headers, 200)).status).toBe(200);
  const [{ id: second }, { id: first }] = (await accountOf(server, agent.headers)).redemptions;
  expect(first).toBe(redemptions[0].id);
  const { data: confirmed } = await succeed(server, staff, 'decideRedemption', {
    params: { redemptionId: first },
    body: { verdict: 'confirmed', reason: '' },
  });
  expect(confirmed).toMatchObject({ state: 'confirmed', balance: 200, decidedBy: 'Sari Wulandari' });
  await succeed(server, staff, 'decideRedemption', {
    params: { redemptionId: second },
    body: { verdict: 'refused', reason: 'No voucher left' },
  });
  expect(await accountOf(server, agent.headers)).toMatchObject({ balance: 200, held: 0, available: 200 });
  expect((await entriesOf(server, agent)).map(({ kind, points, held }) => [kind, points, held])).toEqual([
    ['earned', 500, 0],
    ['reserved', 0, 300],
    ['reserved', 0, 200],
    ['redeemed', -300, -300],
    ['released', 0, -200],
  ]);
  const { data: notices } = await succeed(server, agent.headers, 'getNotifications', {
    query: { perPage: '10', pageNo: '1' },
  });
  expect(notices.data.map(({ target }: { target?: object }) => target)).toEqual([
    { kind: 'points' },
    { kind: 'points' },
  ]);
  expect(notices.data.map(({ body }: { body: string }) => body).toSorted()).toEqual([
    'Your redemption of 200 points was refused: No voucher left. The points are yours to use again.',
    'Your redemption of 300 points is confirmed. You will find it on your points statement.',
  ]);
});

it('redeems once per request id, also one that was refused before [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const requestId = randomUUID();
  expect((await askToRedeem(server, agent.headers, 150, requestId)).status).toBe(422);
  await grantPoints(server, agent, 400);
  const first = await succeed(server, agent.headers, 'redeemPoints', { body: { requestId, points: 150 } });
  expect(first.data).toMatchObject({ balance: 400, held: 150, available: 250 });
  expect((await askToRedeem(server, agent.headers, 100)).status).toBe(200);
  // What was answered first, though more is reserved by now.
  const again = await succeed(server, agent.headers, 'redeemPoints', { body: { requestId, points: 150 } });
  expect(again).toEqual(first);
  const other = await askToRedeem(server, agent.headers, 151, requestId);
  expect([other.status, other.message]).toEqual([
    400,
    'This was sent before with other content. Reload the page and try again.',
  ]);
  expect(await accountOf(server, agent.headers)).toMatchObject({ held: 250 });
  // The same id of another agent is another request.
  const stranger = await newAgent(server);
  await grantPoints(server, stranger, 400);
  expect((await askToRedeem(server, stranger.headers, 200, requestId)).status).toBe(200);
});

it('refuses a redemption while the balance is below zero [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const staff = await newStaff(server);
  const { policyNo } = await paidSale(server, seller);
  await grantPoints(server, seller, 100);
  await askToRedeem(server, seller.headers, 120);
  const [{ id: redemptionId }] = (await accountOf(server, seller.headers)).redemptions;
  const verdict = { verdict: 'confirmed', reason: '' };
  await succeed(server, staff, 'decideRedemption', { params: { redemptionId }, body: verdict });
  const cancellation = {
    requestId: randomUUID(),
    policyNo,
    refund: 274_500,
    reason: 'Asked by the customer',
  };
  await succeed(server, staff, 'cancelPolicy', { body: cancellation });
  // 127 less 120 and 27.
  expect(await accountOf(server, seller.headers)).toMatchObject({ balance: -20, held: 0, available: 0 });
  await grantPoints(server, seller, 20);
  const attempt = await askToRedeem(server, seller.headers, 100);
  expect([attempt.status, attempt.message]).toEqual([422, 'You have no points that can be redeemed now.']);
  await grantPoints(server, seller, 100);
  expect((await askToRedeem(server, seller.headers, 100)).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { entriesOf, grantPoints, newLine, paidSale } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { accountOf, askToRedeem } from '#areas/points/testing/redemptions.ts';

const world = useAreaServer();

it('decides a redemption once, and informs the second person of staff who decided [R39]', async () => {
  const { server } = world;
  // Asked before and decided after every other one of this file, so that it stands on the first page of both lists.
  server.clock.set('2026-01-14T03:00:00.000Z');
  const agent = await newAgent(server);
  await grantPoints(server, agent, 100);
  await askToRedeem(server, agent.headers, 100);
  const [{ id: redemptionId }] = (await accountOf(server, agent.headers)).redemptions;
  const params = { redemptionId };
  const noReason = await call(server, await newStaff(server), 'decideRedemption', {
    params,
    body: { verdict: 'refused', reason: '' },
  });
  expect([noReason.status, noReason.message]).toEqual([400, 'Give a reason of at least 5 characters.']);
  const queue = (await succeed(server, await newStaff(server), 'redemptionQueue')).data;
  expect(queue.items.find(({ id }: { id: string }) => id === redemptionId)).toMatchObject({
    agentName: 'Sari Wulandari',
    agentCode: agent.agent_code,
    points: 100,
    balance: 100,
    state: 'waiting',
  });
  server.clock.set('2026-01-16T03:00:00.000Z');
  const first = await newStaff(server, { first_name: 'Rina', last_name: 'Kartika' });
  await succeed(server, first, 'decideRedemption', { params, body: { verdict: 'confirmed', reason: '' } });
  const second = await call(server, await newStaff(server), 'decideRedemption', {
    params,
    body: { verdict: 'refused', reason: 'Too late for this' },
  });
  expect([second.status, second.errMsg.message]).toEqual([
    409,
    'Rina Kartika has decided about this redemption already.',
  ]);
  expect((await entriesOf(server, agent)).map(({ kind }) => kind)).toEqual([
    'earned',
    'reserved',
    'redeemed',
  ]);
  const decided = (await succeed(server, first, 'redemptionQueue', { query: { status: 'decided' } })).data;
  expect(decided.items.find(({ id }: { id: string }) => id === redemptionId)).toMatchObject({
    state: 'confirmed',
    decidedBy: 'Rina Kartika',
  });
});

it('keeps a redemption open that the balance no longer covers, and refuses a new one [R39]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const staff = await newStaff(server);
  const { policyNo } = await paidSale(server, seller);
  await grantPoints(server, seller, 100);
  await askToRedeem(server, seller.headers, 120);
  const cancellation = {
    requestId: randomUUID(),
    policyNo,
    refund: 274_500,
    reason: 'Asked by the customer',
  };
  await succeed(server, staff, 'cancelPolicy', { body: cancellation });
  // 127 less 27; 120 are reserved.
  const { redemptions, ...sums } = await accountOf(server, seller.headers);
  expect(sums).toMatchObject({ balance: 100, held: 120, available: 0 });
  const params = { redemptionId: redemptions[0].id };
  const confirm = () =>
    call(server, staff, 'decideRedemption', { params, body: { verdict: 'confirmed', reason: '' } });
  const refusal = await confirm();
  expect([refusal.status, refusal.message]).toEqual([
    422,
    'The balance is 100 points now, fewer than the 120 to be redeemed. Wait until there are enough, or refuse it.',
  ]);
  const nothing = await askToRedeem(server, seller.headers, 100);
  expect([nothing.status, nothing.message]).toEqual([422, 'You have no points that can be redeemed now.']);
  await grantPoints(server, seller, 20);
  expect((await confirm()).status).toBe(200);
  expect(await accountOf(server, seller.headers)).toMatchObject({ balance: 0, held: 0 });
});

it('counts open redemptions for the work list, and one more when points differ', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const count = async () => (await succeed(server, staff, 'pointsWorkCount')).count;
  await succeed(server, staff, 'comparePoints');
  const before = await count();
  const agent = await newAgent(server);
  await grantPoints(server, agent, 100);
  await askToRedeem(server, agent.headers, 100);
  expect(await count()).toBe(before + 1);
  await server.services.db
    .updateTable('points_accounts')
    .set({ balance: 1 })
    .where('agent_id', '=', agent.id)
    .execute();
  await succeed(server, staff, 'comparePoints');
  expect(await count()).toBe(before + 2);
  await server.services.db
    .updateTable('points_accounts')
    .set({ balance: 100 })
    .where('agent_id', '=', agent.id)
    .execute();
  await succeed(server, staff, 'comparePoints');
});

it.each(['resigned', 'terminated', 'blacklisted'])(
  'keeps the ledger of a %s agent, and lets staff still decide a redemption [R37]',
  async (status) => {
    const { server } = world;
    const agent = await newAgent(server, { agent_code: `PYG${status.toUpperCase()}` });
    const staff = await newStaff(server);
    await grantPoints(server, agent, 100);
    await askToRedeem(server, agent.headers, 100);
    await server.services.db.updateTable('agents').set({ status }).where('id', '=', agent.id).execute();
    const ledger = async () =>
      (await succeed(server, staff, 'agentLedger', { params: { agentCode: agent.agent_code } })).data;
    const { account: before } = await ledger();
    expect(before).toMatchObject({ balance: 100, held: 100 });
    await succeed(server, staff, 'decideRedemption', {
      params: { redemptionId: before.redemptions[0].id },
      body: { verdict: 'confirmed', reason: '' },
    });
    const { account: after, items } = await ledger();
    expect(after).toMatchObject({ balance: 0, held: 0 });
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['redeemed', 'reserved', 'earned']);
  },
);

it('pages through the redemptions without duplicates, also with equal times', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const staff = await newStaff(server);
  await grantPoints(server, agent, 4500);
  for (let count = 0; count < 45; count += 1) await askToRedeem(server, agent.headers, 100);
  const read = async (status: 'open' | 'decided') => {
    const ids: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const query = { status, ...(after === undefined ? {} : { after }) };
      const { data } = await succeed(server, staff, 'redemptionQueue', { query });
      const own = data.items.filter(({ agentId }: { agentId: string }) => agentId === agent.id);
      ids.push(...own.map(({ id }: { id: string }) => id));
      sizes.push(data.items.length);
      after = data.next;
    } while (after !== undefined);
    expect(sizes.slice(0, -1).every((size) => size === 20)).toBe(true);
    return new Set(ids).size === ids.length ? ids : [];
  };
  const waiting = await read('open');
  expect(waiting).toHaveLength(45);
  for (const redemptionId of waiting.slice(0, 22)) {
    const body = { verdict: 'refused', reason: 'No voucher left' };
    await succeed(server, staff, 'decideRedemption', { params: { redemptionId }, body });
  }
  expect([await read('open'), (await read('decided')).length]).toEqual([waiting.slice(22), 22]);
  // 1 earned, 45 reserved, 22 released.
  const params = { agentCode: agent.agent_code };
  const first = (await succeed(server, staff, 'agentLedger', { params })).data;
  const second = (await succeed(server, staff, 'agentLedger', { params, query: { after: first.next } })).data;
  const numbers = [...first.items, ...second.items].map(({ no }: { no: number }) => no);
  expect([first.items.length, numbers, second.next]).toEqual([
    50,
    Array.from({ length: 68 }, (_none, at) => 68 - at),
    undefined,
  ]);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newLine, paidSale } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';

const world = useAreaServer();
const english = { headers: { 'accept-language': 'en' } } as const;

it('shows an agent the stored points, and exports the whole ledger and all redemptions', async () => {
  const { server } = world;
  const { middle, seller } = await newLine(server);
  const sales = [];
  for (let sale = 0; sale < 5; sale += 1) sales.push(await paidSale(server, seller));
  const body = {
    requestId: randomUUID(),
    policyNo: sales[4]?.policyNo,
    refund: 274_500,
    reason: 'Sold twice by mistake',
  };
  await succeed(server, await newStaff(server), 'cancelPolicy', { body });
  await succeed(server, seller.headers, 'redeemPoints', { body: { requestId: randomUUID(), points: 100 } });
  const { data } = await succeed(server, seller.headers, 'agentData', english);
  const points = data.sections.find(({ title }: { title: string }) => title === 'Your points');
  expect(points.facts).toEqual([
    { label: 'Balance', value: '108' },
    { label: 'Held by redemptions that wait', value: '100' },
    { label: 'Entries', value: '7' },
  ]);
  const { text } = await call(server, seller.headers, 'exportAgentData');
  const file = JSON.parse(text).points;
  expect([file.balance, file.held, file.lastNo]).toEqual([108, 100, 7]);
  expect(
    file.entries.map(({ no, kind, points: of, balanceAfter }: Record<string, unknown>) => [
      no,
      kind,
      of,
      balanceAfter,
    ]),
  ).toEqual([
    [1, 'earned', 27, 27],
    [2, 'earned', 27, 54],
    [3, 'earned', 27, 81],
    [4, 'earned', 27, 108],
    [5, 'earned', 27, 135],
    [6, 'reversed', -27, 108],
    [7, 'reserved', 0, 108],
  ]);
  expect(file.entries[5]).toMatchObject({
    policyNo: sales[4]?.policyNo,
    reason: 'Sold twice by mistake',
    level: 0,
  });
  expect(file.redemptions).toMatchObject([{ points: 100, state: 'waiting', decidedAt: null }]);
  // Who sold is somebody else.
  const inviters = await call(server, middle.headers, 'exportAgentData');
  expect(JSON.parse(inviters.text).points.entries).toHaveLength(6);
  expect(inviters.text).not.toContain(seller.id);
});

it('shows no section about points to an agent who never had any', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { data } = await succeed(server, agent.headers, 'agentData', english);
  expect(data.sections.map(({ title }: { title: string }) => title)).not.toContain('Your points');
  const { text } = await call(server, agent.headers, 'exportAgentData');
  expect(JSON.parse(text).points).toEqual({ balance: 0, held: 0, lastNo: 0, entries: [], redemptions: [] });
});

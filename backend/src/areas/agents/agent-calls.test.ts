import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { confirmed, consents, driveTo, notify, lastInvoice } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote, newVisit, signIn } from '#testing/people.ts';

const world = useAreaServer();
const firstPage = { query: { perPage: '10', pageNo: '1' } };

const withNotifications = async (server: AreaServer, count: number) => {
  const agent = await newAgent(server);
  for (let made = 0; made < count; made += 1) {
    const quote = await newQuote(server, agent.headers);
    const customer = await newVisit(server, quote.quoteId, quote.phone);
    await driveTo(server, agent.headers, quote, 'Customer Information Updated');
    await succeed(server, customer, 'confirmQuote', { params: { quoteId: quote.quoteId }, body: consents });
    server.clock.advance(1);
  }
  const { data } = await succeed(server, agent.headers, 'getNotifications', firstPage);
  return { agent, list: data.data };
};

it('answers notifications by page, newest first, with all their fields [NOTI-015] [NOTI-016]', async () => {
  const { server } = world;
  const { agent, list } = await withNotifications(server, 3);
  expect(list[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    user_id: agent.id,
    readStatus: 0,
    body: expect.stringContaining('payment pending'),
    quoteId: expect.any(String),
    daysCompleted: 0,
  });
  const page = (pageNo: string) =>
    succeed(server, agent.headers, 'getNotifications', { query: { perPage: '2', pageNo } });
  const [first, second] = [await page('1'), await page('2')];
  expect([first.data.total, first.data.unread]).toEqual([3, 3]);
  expect([...first.data.data, ...second.data.data].map((item: Wire) => item._id)).toEqual(
    list.map((item: Wire) => item._id),
  );
  const start = server.clock.now().toISOString();
  server.clock.advance(2 * 86_400);
  const later = await succeed(server, await signIn(server, agent), 'getNotifications', firstPage);
  expect(later.data.data[0]?.daysCompleted).toBe(2);
  server.clock.set(start);
});

it('translates a notification into the language of the reader', async () => {
  const { server } = world;
  const { agent } = await withNotifications(server, 1);
  const headers = { 'accept-language': 'id' };
  const { data } = await succeed(server, agent.headers, 'getNotifications', { ...firstPage, headers });
  expect(data.data[0]?.body).toMatch(/: menunggu pembayaran$/);
});

it('marks the listed notifications as read, and as unread again [NOTI-017]', async () => {
  const { server } = world;
  const { agent, list } = await withNotifications(server, 2);
  const mark = (readStatus: 0 | 1) =>
    succeed(server, agent.headers, 'updateNotifications', {
      body: [{ _id: list[0]!._id, user_id: agent.id, readStatus }],
    });
  expect((await mark(1)).message).toBe('Notification marked as read');
  const read = await succeed(server, agent.headers, 'getNotifications', firstPage);
  expect(read.data.unread).toBe(1);
  expect(read.data.data.map((item: Wire) => item.readStatus)).toEqual([1, 0]);
  await mark(0);
  expect((await succeed(server, agent.headers, 'getNotifications', firstPage)).data.unread).toBe(2);
});

it('marks every unread notification of the agent as read in one call, also those of other pages', async () => {
  const { server } = world;
  const [mine, others] = [await withNotifications(server, 3), await withNotifications(server, 1)];
  await succeed(server, mine.agent.headers, 'markAllNotifications');
  expect((await succeed(server, mine.agent.headers, 'getNotifications', firstPage)).data.unread).toBe(0);
  expect((await succeed(server, others.agent.headers, 'getNotifications', firstPage)).data.unread).toBe(1);
});

it('marks no notification as read when one in the list is another agent’s', async () => {
  const { server } = world;
  const [mine, others] = [await withNotifications(server, 1), await withNotifications(server, 1)];
  const item = (_id: string, user_id = mine.agent.id) => ({ _id, user_id, readStatus: 1 });
  const bodies = [
    [item(mine.list[0]!._id), item(others.list[0]!._id)],
    [item(mine.list[0]!._id), item(others.list[0]!._id, others.agent.id)],
    [item(mine.list[0]!._id), item('f'.repeat(24))],
  ];
  for (const body of bodies) {
    expect((await call(server, mine.agent.headers, 'updateNotifications', { body })).status).toBe(404);
  }
  expect((await succeed(server, mine.agent.headers, 'getNotifications', firstPage)).data.unread).toBe(1);
  expect((await succeed(server, others.agent.headers, 'getNotifications', firstPage)).data.unread).toBe(1);
});

it('lists only the quotes of the agent, the last saved first', async () => {
  const { server } = world;
  const [agent, other] = [await newAgent(server), await newAgent(server)];
  const first = await newQuote(server, agent.headers);
  server.clock.advance(1);
  const second = await newQuote(server, agent.headers);
  await newQuote(server, other.headers);
  server.clock.advance(1);
  await driveTo(server, agent.headers, first, 'Plan Selected');
  const { data } = await succeed(server, agent.headers, 'recentQuotes', firstPage);
  expect(data.total).toBe(2);
  expect(data.data.map((line: Wire) => line._id)).toEqual([first.quoteId, second.quoteId]);
  expect(data.data[0]).toMatchObject({
    quote_Id: first.code,
    insuredName: 'Budi Santoso',
    stage: 'Plan Selected',
    departureDate: '2026-02-10',
    link: 'none',
    DaysLeft: 26,
  });
});

it('counts the remaining days of a lead down to 0', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newQuote(server, agent.headers);
  const start = server.clock.now().toISOString();
  const left = async () => {
    const { data } = await succeed(server, await signIn(server, agent), 'recentQuotes', firstPage);
    return data.data[0]?.DaysLeft;
  };
  server.clock.set('2026-02-10T16:59:00.000Z'); // one minute before midnight in Jakarta
  expect(await left()).toBe(0);
  server.clock.set('2026-02-09T03:00:00.000Z');
  expect(await left()).toBe(1);
  server.clock.set(start);
});

it('notifies the agent when a policy is paid', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  const proposalNo = await confirmed(server, agent.headers, quote);
  await succeed(server, agent.headers, 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  const quotes = await succeed(server, agent.headers, 'recentQuotes', firstPage);
  const policyNo = quotes.data.data[0]?.policyNo;
  const { data } = await succeed(server, agent.headers, 'getNotifications', firstPage);
  expect(data.data[0]).toMatchObject({
    body: `Budi Santoso has paid: policy ${policyNo} is issued`,
    quoteId: quote.quoteId,
  });
});

import { expect, it } from 'vitest';
import { watchUnpaidPolicies } from '#areas/payment/policies/unpaid-policies.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { confirmed, lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent, newQuote, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';

const figuresOf = async (server: AreaServer, agent: TestAgent) => {
  const { data } = await succeed(server, await signIn(server, agent), 'homeFigures');
  return data;
};

/** A kite of 274.500 rupiah. */
const sell = async (server: AreaServer, agent: TestAgent, how: 'paid' | 'payLater') => {
  const who = await signIn(server, agent);
  const quote = await newQuote(server, who);
  await succeed(server, who, 'generateLink', { query: { type: 'lead', quoteId: quote.quoteId } });
  const proposalNo = await confirmed(server, who, quote);
  if (how === 'payLater') {
    await succeed(server, who, 'payLater', { query: { proposalNo } });
    return;
  }
  await succeed(server, who, 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
};

const month = (name: string, premium = 0, policies = 0) => ({ month: name, premium, policies });

it('counts the sales of six months in Jakarta time, without cancelled policies [DASH-002] [DASH-032]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  // The last second of December in Jakarta, and the first of January.
  server.clock.set('2025-12-31T16:59:59.000Z');
  await sell(server, agent, 'paid');
  server.clock.set('2025-12-31T17:00:00.000Z');
  await sell(server, agent, 'paid');
  await sell(server, agent, 'payLater');
  await newQuote(server, await signIn(server, agent));
  server.clock.set(START);
  const before = [month('2025-08'), month('2025-09'), month('2025-10'), month('2025-11')];
  expect(await figuresOf(server, agent)).toEqual({
    months: [...before, month('2025-12', 274_500, 1), month('2026-01', 549_000, 2)],
    leads: { open: 1, completed: 3 },
    referrals: { open: 1, completed: 2 },
    isNetwork: false,
  });
  server.clock.set('2026-02-12T03:00:00.000Z');
  await watchUnpaidPolicies(server.services);
  expect((await figuresOf(server, agent)).months.slice(-3)).toEqual([
    month('2025-12', 274_500, 1),
    month('2026-01', 274_500, 1),
    month('2026-02'),
  ]);
  const { data } = await succeed(server, await signIn(server, agent), 'listInsureds');
  expect(
    data.items.map((person: { policyCount: number; premium: number }) => [
      person.policyCount,
      person.premium,
    ]),
  ).toEqual([
    [1, 274_500],
    [1, 274_500],
  ]);
  server.clock.set(START);
});

it('shows the points of a policy once it is paid [R32]', async () => {
  const { server } = world;
  const top = await newAgent(server);
  const agent = await newAgent(server, { invited_by: top.id });
  await sell(server, agent, 'paid');
  const { expiringList } = await succeed(server, agent.headers, 'listPolicies');
  // Not those of who invited the seller.
  expect([expiringList.length, expiringList[0].points]).toEqual([1, 27]);
});

it('answers the target of this month beside the figures', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const target = { agent_id: agent.id, set_by: agent.id, set_at: server.clock.now() };
  await server.services.db
    .insertInto('targets')
    .values([
      { ...target, month: '2026-01', premium: 5_000_000, policies: 20 },
      { ...target, month: '2026-02', premium: 9_000_000, policies: 90 },
    ])
    .execute();
  expect((await figuresOf(server, agent)).target).toEqual({ premium: 5_000_000, policies: 20 });
});

it('adds up the whole network for its leader, and for nobody else [R33]', async () => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: 'Support' });
  const seller = await newAgent(server, { invited_by: leader.id });
  const below = await newAgent(server, { invited_by: seller.id });
  const stranger = await newAgent(server);
  for (const [index, agent] of [leader, seller, below, stranger].entries()) {
    await insertListedQuote(server.services.db, agent.id, {
      stage: 'Policy Generated',
      policy_no: `P-F${index}`,
      payment_status: 'Paid',
      due_premium: 10 ** index,
    });
  }
  const last = async (agent: TestAgent) => {
    const { months, isNetwork } = await figuresOf(server, agent);
    return [months.at(-1), isNetwork];
  };
  expect(await last(leader)).toEqual([month('2026-01', 111, 3), true]);
  expect(await last(seller)).toEqual([month('2026-01', 10, 1), false]);
});

it('begins a month at midnight in Jakarta [DASH-032]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  server.clock.set('2026-01-31T16:59:59.000Z');
  await sell(server, agent, 'paid');
  // 1 February, 06:00 in Jakarta; still January elsewhere.
  server.clock.set('2026-01-31T23:00:00.000Z');
  await sell(server, agent, 'paid');
  await server.services.db
    .insertInto('targets')
    .values(
      ['2026-01', '2026-02'].map((of, index) => ({
        agent_id: agent.id,
        set_by: agent.id,
        set_at: server.clock.now(),
        month: of,
        premium: index,
        policies: index,
      })),
    )
    .execute();
  const { months, target } = await figuresOf(server, agent);
  expect(months.slice(-2)).toEqual([month('2026-01', 274_500, 1), month('2026-02', 274_500, 1)]);
  expect(months).toHaveLength(6);
  expect(target).toEqual({ premium: 1, policies: 1 });
  server.clock.set(START);
});

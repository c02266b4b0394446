import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { confirmed, lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { insertListedQuote, policyDetailOf } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent, newLeader, newQuote, signIn } from '#testing/people.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';

const proposal = async (server: AreaServer) => {
  server.clock.set(START);
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  const proposalNo = await confirmed(server, agent.headers, quote);
  return { agent, quote, quoteId: quote.quoteId, proposalNo };
};

it('answers every field of the page, with the price line by line [DASH-009] [R41]', async () => {
  const { server } = world;
  const { agent, quote, quoteId, proposalNo } = await proposal(server);
  const detail = await policyDetailOf(server, { who: agent.headers, quoteId });
  expect(detail).toEqual({
    quoteId,
    code: quote.code,
    product_Id: 'ffffffffffffffffffffff01',
    stage: 'Full Quote Created',
    status: 'pending payment',
    insuredName: 'Budi Santoso',
    planCode: 'KITE-GOLD',
    planName: 'Kite Gold',
    startDate: '2026-02-10',
    endDate: '2026-02-14',
    departureDate: '2026-02-10',
    duePremium: 274_500,
    dueLines: [
      { label: 'price.premium', amount: 199_000 },
      { label: 'price.addOn', values: { benefit: 'Strong wind' }, amount: 60_500 },
      { label: 'price.adminCost', amount: 15_000 },
    ],
    proposalNo,
    paymentStatus: 'Unpaid',
    link: 'none',
    isPayable: true,
    isOwn: true,
    agentName: 'Sari Wulandari',
    phone: quote.phone,
    email: 'budi@payung.test',
    leadId: expect.stringMatching(/^[0-9a-f]{24}$/),
    sections: [
      {
        title: 'Insured',
        lines: [
          { label: 'Name', value: 'Budi Santoso' },
          { label: 'Date of birth', value: '17/05/1990' },
          { label: 'Passport number', value: 'A••••567' },
        ],
      },
      { title: 'Kite', lines: [{ label: 'Kites', value: '1' }] },
    ],
  });
});

it('answers the status of the payment from the link to the policy [DASH-009]', async () => {
  const { server } = world;
  const { agent, quoteId, proposalNo } = await proposal(server);
  const read = async () => {
    const detail = await policyDetailOf(server, { who: await signIn(server, agent), quoteId });
    const { status, paymentStatus, isPayable, linkExpiresAt, payLaterDueDate } = detail;
    return { status, paymentStatus, isPayable, linkExpiresAt, payLaterDueDate };
  };
  await succeed(server, agent.headers, 'checkout', { query: { proposalNo } });
  const linkExpiresAt = '2026-01-16T03:00:00.000Z';
  expect(await read()).toEqual({
    status: 'pending payment',
    paymentStatus: 'Pending',
    isPayable: true,
    linkExpiresAt,
  });
  server.clock.set('2026-01-16T03:00:01.000Z');
  expect(await read()).toMatchObject({
    status: 'pending payment',
    paymentStatus: 'Expired',
    isPayable: true,
  });
  const { data } = await succeed(server, await signIn(server, agent), 'payLater', { query: { proposalNo } });
  expect(await read()).toMatchObject({
    status: 'pending payment',
    paymentStatus: 'PayLater',
    isPayable: true,
    payLaterDueDate: data.payLaterDueDate,
  });
  await succeed(server, await signIn(server, agent), 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  expect(await read()).toMatchObject({ status: 'completed', paymentStatus: 'Paid', isPayable: false });
  server.clock.set(START);
});

it('is not payable once the journey has begun [DASH-014] [K76]', async () => {
  const { server } = world;
  const { agent, quoteId } = await proposal(server);
  const isPayable = async () =>
    (await policyDetailOf(server, { who: await signIn(server, agent), quoteId })).isPayable;
  // The last minute of the day of departure in Jakarta, and the first of the next.
  server.clock.set('2026-02-10T16:59:00.000Z');
  expect(await isPayable()).toBe(true);
  server.clock.set('2026-02-10T17:00:00.000Z');
  expect(await isPayable()).toBe(false);
  server.clock.set(START);
});

it('answers 404 to every kind of stranger [R33]', async () => {
  const { server } = world;
  const { agent, quoteId } = await proposal(server);
  for (const user_type of ['Mitra', 'Commercial', 'Support']) {
    const stranger = await newAgent(server, { user_type });
    const answer = await call(server, stranger.headers, 'policyDetail', { params: { quoteId } });
    expect([user_type, answer.status]).toEqual([user_type, 404]);
  }
  const unknown = { params: { quoteId: 'f'.repeat(24) } };
  expect((await call(server, agent.headers, 'policyDetail', unknown)).status).toBe(404);
});

it('omits contact data for the leader of the agent [R33]', async () => {
  const { server } = world;
  const { agent, quote, quoteId } = await proposal(server);
  const leader = await newLeader(server, agent.id);
  const detail = await policyDetailOf(server, { who: leader.headers, quoteId });
  expect([detail.isOwn, detail.phone, detail.email]).toEqual([false, undefined, undefined]);
  expect(detail.sections[0].lines).toEqual([
    { label: 'Name', value: 'Budi Santoso' },
    { label: 'Date of birth', value: '17/05/1990' },
  ]);
  expect(JSON.stringify(detail)).not.toMatch(new RegExp(`${quote.phone}|@|Passport`));
});

it('answers the same status as the list', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const ends = new Date('2026-01-15T04:00:00.000Z');
  for (const quote of [
    { identity: 'auto_declined' as const },
    { leadClosed: 'other' },
    { invoiceEnds: ends },
    { valid_until: '2026-01-14' },
  ]) {
    await insertListedQuote(server.services.db, agent.id, { ...quote, details: '{"kites":1}' });
  }
  const { expiringList } = await succeed(server, agent.headers, 'listPolicies');
  const statuses: string[] = [];
  for (const { quoteId, status } of expiringList) {
    const detail = await policyDetailOf(server, { who: agent.headers, quoteId });
    expect(detail.status).toBe(status);
    statuses.push(status);
  }
  expect(statuses.toSorted()).toEqual(['auto declined', 'expired', 'pending payment', 'rejected']);
});

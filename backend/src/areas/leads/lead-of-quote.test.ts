import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { customerBody, driveTo, notify, patch } from '#areas/quote/testing/journey.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { invoiced } from '#areas/payment/testing/payments.ts';
import { newAgent, newPhone, newQuote } from '#testing/people.ts';
import { saveQuote } from '#areas/quote/sql/write-quote.ts';

const world = useAreaServer();

const leadsOf = async (who: Credentials): Promise<readonly Wire[]> =>
  (await succeed(world.server, who, 'listLeads', { query: { sort: 'Oldest' } })).data;
const detailOf = async (who: Credentials, leadId: string): Promise<Wire> =>
  (await succeed(world.server, who, 'getLead', { params: { leadId } })).data;
const phoneTo = (who: Credentials, quoteId: string, insuredMobile: string) =>
  succeed(world.server, who, 'changePhone', { params: { quoteId }, body: { insuredMobile } });

it('creates one lead per agent for all quotes with one phone, however it is spelled', async () => {
  const { server } = world;
  const [agent, other] = [await newAgent(server), await newAgent(server)];
  const first = await newQuote(server, agent.headers, { insuredMobile: '081255501234' });
  server.clock.advance(1);
  const second = await newQuote(server, agent.headers, { insuredMobile: '6281255501234' });
  await newQuote(server, other.headers, { insuredMobile: '81255501234' });
  const [lead, ...rest] = await leadsOf(agent.headers);
  expect([rest.length, (await leadsOf(other.headers)).length]).toEqual([0, 1]);
  expect(lead).toMatchObject({ fullName: 'Budi Santoso', phone: '6281255501234', quoteCount: 2 });
  expect(lead.quotes[0]._id).toBe(second.quoteId);
  const { quotes, events } = await detailOf(agent.headers, lead._id);
  expect(quotes.map(({ quote_Id }: Wire) => quote_Id)).toEqual([second.code, first.code]);
  expect(events.map(({ kind, code, by }: Wire) => [kind, code, by])).toEqual([
    ['quote', second.code, 'Sari Wulandari'],
    ['quote', first.code, 'Sari Wulandari'],
    ['created', undefined, 'Sari Wulandari'],
  ]);
});

it('assigns a quote to the lead entered by hand with its phone, and does not overwrite that lead', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const phone = newPhone();
  const leadId = await newLead(server, agent.headers, { primaryMobile: phone });
  const quote = await newQuote(server, agent.headers, { insuredMobile: phone });
  await driveTo(server, agent.headers, quote, 'Customer Information Updated');
  const [lead, ...rest] = await leadsOf(agent.headers);
  expect([lead._id, lead.fullName, lead.email, rest.length]).toEqual([leadId, 'Rina Hartono', '', 0]);
});

it('reopens a closed lead when a quote is started for it', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const phone = newPhone();
  const leadId = await newLead(server, agent.headers, { primaryMobile: phone });
  await succeed(server, agent.headers, 'closeLead', {
    params: { leadId },
    body: { reason: 'notInterested', note: '' },
  });
  server.clock.advance(1);
  await newQuote(server, agent.headers, { insuredMobile: phone });
  const { lead, closed, version, events } = await detailOf(agent.headers, leadId);
  expect([lead.leadStatus, closed, version]).toEqual(['In Progress', undefined, 3]);
  expect(
    events
      .map(({ kind }: Wire) => kind)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['quote', 'reopened']);
});

it('copies phone, name, e-mail and birth date of a saved quote to its lead', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId } = await newQuote(server, agent.headers, { insuredMobile: undefined });
  const [before] = await leadsOf(agent.headers);
  expect([before.phone, before.quoteCount]).toEqual(['', 1]);
  const phone = newPhone();
  await driveTo(server, agent.headers, { quoteId, phone }, 'Customer Information Updated');
  const [lead, ...rest] = await leadsOf(agent.headers);
  expect([lead._id, rest.length]).toEqual([before._id, 0]);
  expect([lead.phone, lead.email]).toEqual([phone, 'budi@payung.test']);
  expect((await detailOf(agent.headers, lead._id)).form.dob).toBe('1990-05-17');
});

it('merges two leads when a quote gets the phone of the other, and keeps their history', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const phone = newPhone();
  const { quoteId } = await newQuote(server, agent.headers, { insuredMobile: undefined });
  const [without] = await leadsOf(agent.headers);
  await succeed(server, agent.headers, 'addLeadEvent', {
    params: { leadId: without._id },
    body: {
      kind: 'visit',
      result: '',
      note: 'Met at the fair',
      nextContactAt: '2026-01-20T02:00:00.000Z',
      requestId: randomUUID(),
    },
  });
  server.clock.advance(1);
  const leadId = await newLead(server, agent.headers, { primaryMobile: phone });
  await phoneTo(agent.headers, quoteId, phone);
  const leads = await leadsOf(agent.headers);
  expect(leads.map((lead) => [lead._id, lead.quoteCount])).toEqual([[leadId, 1]]);
  const { events } = await detailOf(agent.headers, leadId);
  expect(events.map(({ note }: Wire) => note)).toContain('Met at the fair');
  const todos = await server.services.db
    .selectFrom('todos')
    .select('id')
    .where('lead_id', '=', leadId)
    .execute();
  expect(todos).toHaveLength(1);
});

it('changes the phone of a lead created by one quote, and of no other lead', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const [wrong, right] = [newPhone(), newPhone()];
  const { quoteId } = await newQuote(server, agent.headers, { insuredMobile: wrong });
  const [first] = await leadsOf(agent.headers);
  await phoneTo(agent.headers, quoteId, right);
  expect((await leadsOf(agent.headers)).map((lead) => [lead._id, lead.phone])).toEqual([[first._id, right]]);
  // Entered by hand: the lead keeps its phone, and the quote gets another lead.
  const entered = newPhone();
  server.clock.advance(1);
  const leadId = await newLead(server, agent.headers, { primaryMobile: entered });
  server.clock.advance(1);
  const second = await newQuote(server, agent.headers, { insuredMobile: entered });
  const another = newPhone();
  await phoneTo(agent.headers, second.quoteId, another);
  expect((await leadsOf(agent.headers)).map((lead) => [lead._id, lead.phone, lead.quoteCount])).toEqual([
    [first._id, right, 1],
    [leadId, entered, 0],
    [expect.any(String), another, 1],
  ]);
});

it('shows policies and rejections in the timeline of the lead', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  server.clock.advance(1);
  await notify(server, sale.invoiceNumber, sale.amount);
  const [sold] = await leadsOf(sale.agent);
  const { events } = await detailOf(sale.agent, sold._id);
  expect(events[0]).toMatchObject({ kind: 'policy', code: expect.stringMatching(/^PO\d/), by: '' });
  server.clock.advance(1);
  const torn = await newQuote(server, sale.agent);
  await saveQuote(server.services.db, torn.quoteId, {
    rejection: { reason: 'The kite is torn', by: 'staff-1', at: '2026-01-16T03:00:00.000Z' },
  });
  const [, rejected] = await leadsOf(sale.agent);
  expect([rejected.leadStatus, rejected.quotes[0].isRejected, rejected.DaysLeft]).toEqual([
    'Rejected',
    true,
    0,
  ]);
  const notices = await detailOf(sale.agent, rejected._id);
  expect(notices.events[0]).toMatchObject({ kind: 'rejected', note: 'The kite is torn', code: torn.code });
});

it('keeps the version of a lead when the personal data of its quote did not change', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  await driveTo(server, agent.headers, quote, 'Customer Information Updated');
  const before = await leadsOf(agent.headers);
  expect((await patch(server, agent.headers, quote.quoteId, customerBody(quote.phone))).status).toBe(200);
  const [lead] = await leadsOf(agent.headers);
  expect((await detailOf(agent.headers, lead._id)).version).toBe(
    (await detailOf(agent.headers, before[0]._id)).version,
  );
});

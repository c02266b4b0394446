import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { driveTo, notify } from '#areas/quote/testing/journey.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { newAgent, newLeader, newQuote, signIn } from '#testing/people.ts';
import { invoiced } from '#areas/payment/testing/payments.ts';
import { saveQuote } from '#areas/quote/sql/write-quote.ts';

const world = useAreaServer();

type Query = Readonly<Record<string, string>>;

const page = (who: Credentials, query: Query = {}): Promise<Wire> =>
  succeed(world.server, who, 'listLeads', { query });
const namesOf = async (who: Credentials, query: Query = {}): Promise<readonly string[]> =>
  (await page(who, query)).data.map((lead: Wire) => lead.fullName);
const countsOf = async (who: Credentials, query: Query = {}): Promise<Wire> =>
  (await succeed(world.server, who, 'leadCounts', { query })).data.counts;

/** Leads a second apart, the first the oldest. */
const people = async (server: AreaServer, agent: Credentials, names: readonly string[]) => {
  for (const firstName of names) {
    await newLead(server, agent, { firstName, lastName: '' });
    server.clock.advance(1);
  }
};

it('lists leads with the field names of the specification [LEAD-007]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const at = server.clock.now().getTime();
  const quote = await newQuote(server, agent.headers);
  await driveTo(server, agent.headers, quote, 'Plan Selected');
  const { data, next } = await page(agent.headers, {
    agentId: agent.id,
    productId: '',
    sort: 'Newest',
    name: '',
  });
  expect([data.length, next]).toEqual([1, undefined]);
  expect(data[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    lead_Id: expect.stringMatching(/^L\d{6}$/),
    created_date: at,
    fullName: 'Budi Santoso',
    leadStatus: 'In Progress',
    DaysLeft: 26,
    quotes: [
      {
        _id: quote.quoteId,
        quote_Id: quote.code,
        product_Id: 'ffffffffffffffffffffff01',
        stage: 'Plan Selected',
        duePremium: expect.any(Number),
        departureDate: '2026-02-10',
        link: 'none',
      },
    ],
    quoteCount: 1,
    phone: quote.phone,
    email: '',
    mayContact: true,
    zone: 'WIB',
  });
});

it('says in every list how far the customer has come with the share link', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  await driveTo(server, agent.headers, quote, 'Quick Quote Created');
  const states = async () => {
    const leads = await page(agent.headers, {});
    const lines = await succeed(server, agent.headers, 'listPolicies', { query: {} });
    const detail = await succeed(server, agent.headers, 'getLead', { params: { leadId: leads.data[0]._id } });
    return [leads.data[0].quotes[0], lines.expiringList[0], detail.data.quotes[0]].map(({ link }) => link);
  };
  expect(await states()).toEqual(['none', 'none', 'none']);
  await succeed(server, agent.headers, 'generateLink', { query: { type: 'lead', quoteId: quote.quoteId } });
  const change = (columns: object) =>
    server.services.db
      .updateTable('share_links')
      .set(columns)
      .where('quote_id', '=', quote.quoteId)
      .execute();
  await change({ opened_at: server.clock.now() });
  expect(await states()).toEqual(['opened', 'opened', 'opened']);
  await change({ verified_at: server.clock.now() });
  expect(await states()).toEqual(['verified', 'verified', 'verified']);
  await change({ revoked_at: server.clock.now() });
  expect(await states()).toEqual(['revoked', 'revoked', 'revoked']);
});

it('offers an agent only themselves, and a leader everybody below as well [LEAD-008]', async () => {
  const { server } = world;
  const agent = await newAgent(server, { first_name: 'Agus', last_name: 'Setiawan' });
  const leader = await newLeader(server, agent.id);
  const offered = async (who: Credentials) => (await succeed(server, who, 'getAgents')).data;
  expect(await offered(agent.headers)).toEqual([{ _id: agent.id, fullName: 'Agus Setiawan' }]);
  expect(await offered(leader.headers)).toEqual([
    { _id: leader.id, fullName: 'Sari Wulandari' },
    { _id: agent.id, fullName: 'Agus Setiawan' },
  ]);
});

it('sorts by date and by the premium of the newest open quote [LEAD-009] [LEAD-004]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await people(server, agent.headers, ['Ani']);
  for (const [insuredName, amount] of [
    ['Budi', 900],
    ['Citra', 100],
    ['Dedi', 500],
  ] as const) {
    const { quoteId } = await newQuote(server, agent.headers, { insuredName });
    await saveQuote(server.services.db, quoteId, { due_premium: amount });
    server.clock.advance(1);
  }
  const sorted = (sort: string) => namesOf(agent.headers, { sort });
  expect(await sorted('Newest')).toEqual(['Dedi', 'Citra', 'Budi', 'Ani']);
  expect(await sorted('Oldest')).toEqual(['Ani', 'Budi', 'Citra', 'Dedi']);
  expect(await sorted('Highest')).toEqual(['Budi', 'Dedi', 'Citra', 'Ani']);
  expect(await sorted('Lowest')).toEqual(['Ani', 'Citra', 'Dedi', 'Budi']);
  expect(await sorted('')).toEqual(['Dedi', 'Citra', 'Budi', 'Ani']);
  expect((await call(server, agent.headers, 'listLeads', { query: { sort: 'newest' } })).status).toBe(400);
});

it('sorts by name without regard to case and accents', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await people(server, agent.headers, ['budi', 'Élan', 'Ani', 'CITRA', 'eko']);
  const sorted = ['Ani', 'budi', 'CITRA', 'eko', 'Élan'];
  expect(await namesOf(agent.headers, { sort: 'NameAZ' })).toEqual(sorted);
  expect(await namesOf(agent.headers, { sort: 'NameZA' })).toEqual(sorted.toReversed());
  // Narrowed, and so merged by the code.
  expect(await namesOf(agent.headers, { sort: 'NameAZ', tab: 'In Progress' })).toEqual(sorted);
});

it('begins a page by name with the id alone, and with no lead of somebody else', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const other = await newAgent(server);
  await people(server, agent.headers, ['Ani', 'Budi']);
  const { data, next } = await page(agent.headers, { sort: 'NameAZ', limit: '1' });
  expect(JSON.parse(Buffer.from(next, 'base64url').toString('utf8'))).toEqual([data[0]._id]);
  const query = { sort: 'NameAZ', after: next };
  expect((await call(server, other.headers, 'listLeads', { query })).status).toBe(400);
  expect(await namesOf(agent.headers, query)).toEqual(['Budi']);
});

const tabs = async (who: Credentials) => ({
  all: (await namesOf(who, { tab: 'All' })).length,
  open: await namesOf(who, { tab: 'In Progress' }),
  completed: await namesOf(who, { tab: 'Completed' }),
  rejected: await namesOf(who, { tab: 'Rejected' }),
  expired: await namesOf(who, { tab: 'Expired' }),
});

it('distinguishes the four statuses in the tabs and in their counts [LEAD-029] [LEAD-002] (ruling R30)', async () => {
  const { server } = world;
  const start = server.clock.now().toISOString();
  const sale = await invoiced(server);
  await notify(server, sale.invoiceNumber, sale.amount);
  const agent = { id: sale.agentId, phone: '' };
  server.clock.advance(1);
  await people(server, sale.agent, ['Open', 'Closed']);
  const closed = (await page(sale.agent)).data.find((lead: Wire) => lead.fullName === 'Closed');
  const params = { leadId: closed._id };
  await succeed(server, sale.agent, 'closeLead', { params, body: { reason: 'wrongNumber', note: '' } });
  const torn = await newQuote(server, sale.agent, { insuredName: 'Torn' });
  await saveQuote(server.services.db, torn.quoteId, {
    rejection: { reason: 'Torn', by: 'staff-1', at: '2026-01-15T03:00:00.000Z' },
  });
  server.clock.advance(1);
  await newQuote(server, sale.agent, { insuredName: 'Late' });
  expect(await tabs(sale.agent)).toEqual({
    all: 5,
    open: ['Late', 'Open'],
    completed: ['Budi Santoso'],
    rejected: ['Torn', 'Closed'],
    expired: [],
  });
  const counts = { All: 5, 'In Progress': 2, Completed: 1, Rejected: 2, Expired: 0 };
  expect(await countsOf(sale.agent)).toEqual(counts);
  // The last day of the price, and the day after: by the clocks of Jakarta.
  server.clock.set('2026-02-10T16:59:00.000Z');
  expect(await countsOf(await signIn(server, agent))).toEqual(counts);
  server.clock.set('2026-02-10T17:00:00.000Z');
  const later = await signIn(server, agent);
  expect(await countsOf(later)).toEqual({ ...counts, 'In Progress': 1, Expired: 1 });
  expect((await tabs(later)).expired).toEqual(['Late']);
  // A lead without a quote ends after 90 days.
  server.clock.set('2026-04-15T17:00:00.000Z');
  const last = await signIn(server, agent);
  expect((await tabs(last)).expired).toEqual(['Late', 'Open']);
  const statuses = (await page(last)).data.map((lead: Wire) => [
    lead.fullName,
    lead.leadStatus,
    lead.DaysLeft,
  ]);
  expect(statuses).toEqual([
    ['Late', 'Expired', 0],
    ['Torn', 'Rejected', 0],
    ['Closed', 'Rejected', 0],
    ['Open', 'Expired', 0],
    ['Budi Santoso', 'Completed', 0],
  ]);
  server.clock.set(start);
});

it('finds names regardless of accents, and searches for wildcards as literal text', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await people(server, agent.headers, ['José Ñoño', 'Siti', "O'Brien Jr."]);
  const found = (name: string) => namesOf(agent.headers, { name });
  expect(await found('  JOSE   nono ')).toEqual(['José Ñoño']);
  for (const sign of ['%', '_', '\\', '"', 'S%i', 'S_ti'])
    expect([sign, await found(sign)]).toEqual([sign, []]);
  expect(await found("o'brien")).toEqual(["O'Brien Jr."]);
  expect(await found(`' or 1=1 --`)).toEqual([]);
  expect((await found('  ')).length).toBe(3);
  expect(await countsOf(agent.headers, { name: '%' })).toMatchObject({ All: 0, 'In Progress': 0 });
  expect((await call(server, agent.headers, 'listLeads', { query: { name: 'a\u0000b' } })).status).toBe(400);
});

it('finds a lead by the code of any of its quotes, and the leads of one product', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await people(server, agent.headers, ['Ani']);
  const first = await newQuote(server, agent.headers, { insuredName: 'Budi' });
  server.clock.advance(1);
  await newQuote(server, agent.headers, { insuredName: 'Budi', insuredMobile: first.phone });
  await newQuote(server, agent.headers, { insuredName: 'Citra' });
  expect(await namesOf(agent.headers, { quoteNo: first.code })).toEqual(['Budi']);
  expect(await namesOf(agent.headers, { quoteNo: ` ${first.code} ` })).toEqual(['Budi']);
  expect(await namesOf(agent.headers, { quoteNo: 'Q%' })).toEqual([]);
  const productId = 'ffffffffffffffffffffff01';
  expect(await namesOf(agent.headers, { productId, sort: 'Oldest' })).toEqual(['Budi', 'Citra']);
  expect(await countsOf(agent.headers, { productId })).toMatchObject({ All: 2 });
});

it('pages by key without duplicates or gaps while leads are added', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  // Two of them at the same moment: the id decides.
  await newLead(server, agent.headers, { firstName: 'A', lastName: '' });
  await people(server, agent.headers, ['B', 'C', 'D', 'E']);
  for (const sort of ['Newest', 'Oldest', 'Highest', 'Lowest', 'NameAZ', 'NameZA']) {
    const before = await namesOf(agent.headers, { sort });
    const read: string[] = [];
    let after = '';
    do {
      const { data, next } = await page(agent.headers, { sort, limit: '2', after });
      read.push(...data.map((lead: Wire) => lead.fullName));
      after = next ?? '';
      // It is first among the newest, a page that was read already.
      if (sort === 'Newest') await people(server, agent.headers, ['Later']);
    } while (after !== '');
    expect([sort, read]).toEqual([sort, before]);
  }
});

it('answers every lead at once where nobody asks for pages, and pages where somebody does [LEAD-007] [R30a]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await people(
    server,
    agent.headers,
    Array.from({ length: 101 }, () => 'Budi'),
  );
  const whole = await page(agent.headers, { agentId: agent.id, productId: '', sort: 'Newest', name: '' });
  expect([whole.data.length, 'nextCursor' in whole, 'next' in whole]).toEqual([101, false, false]);
  const first = await page(agent.headers, { limit: '100' });
  expect([first.data.length, typeof first.nextCursor]).toEqual([100, 'string']);
  const second = await page(agent.headers, { after: first.nextCursor });
  expect([second.data.length, second.nextCursor]).toEqual([1, undefined]);
});

it('refuses an unknown cursor and an invalid page size', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const status = async (query: Query) => (await call(server, agent.headers, 'listLeads', { query })).status;
  expect(await status({ after: 'nonsense' })).toBe(400);
  expect(await status({ after: Buffer.from('["x",1]').toString('base64url') })).toBe(400);
  expect([
    await status({ limit: '0' }),
    await status({ limit: '-1' }),
    await status({ limit: '1e9' }),
  ]).toEqual([400, 400, 400]);
  expect([await status({ limit: '999' }), await status({ tab: 'Sold' })]).toEqual([200, 400]);
});

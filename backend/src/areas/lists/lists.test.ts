import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import type { ListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { PAPER_KITE_ID } from '#testing/kite/products.ts';
import { newAgent } from '#testing/people.ts';

// The clock of the server stands at 15 January 2026, 10:00 in Jakarta.
const world = useAreaServer();

const policy = (policyNo: string, facts: ListedQuote = {}): ListedQuote => ({
  stage: 'Policy Generated',
  policy_no: policyNo,
  payment_status: 'Paid',
  start_date: '2026-01-01',
  end_date: '2027-01-01',
  ...facts,
});

/** Of a product that can be renewed. */
const cover = (policyNo: string, facts: ListedQuote): ListedQuote =>
  policy(policyNo, { product_id: PAPER_KITE_ID, ...facts });

const seller = async (quotes: readonly ListedQuote[], facts: object = {}) => {
  const { server } = world;
  const agent = await newAgent(server, facts);
  for (const quote of quotes) await insertListedQuote(server.services.db, agent.id, quote);
  return { server, agent };
};

const list = async (
  server: AreaServer,
  who: Credentials,
  ...[name, query = {}]: readonly [name: string, query?: Record<string, string>]
): Promise<Wire> => succeed(server, who, name, { query });

const names = (page: Wire): readonly string[] => page.expiringList.map((line: Wire) => line.insuredName);

it('lists policies, renewals, pending payments, insureds and expiring policies [DASH-003] [DASH-018] [R70]', async () => {
  const { server, agent } = await seller([
    { insured_name: 'Open' },
    cover('P-A1', { insured_name: 'Long' }),
    cover('P-A2', { insured_name: 'Thirty', end_date: '2026-02-14' }),
    cover('P-A3', { insured_name: 'Thirty-one', end_date: '2026-02-15' }),
    cover('P-A4', { insured_name: 'Sixty', end_date: '2026-03-16' }),
    cover('P-A5', { insured_name: 'Sixty-one', end_date: '2026-03-17' }),
    cover('P-A6', { insured_name: 'Ninety ago', end_date: '2025-10-17' }),
    cover('P-A7', { insured_name: 'Ninety-one ago', end_date: '2025-10-16' }),
    cover('P-A8', {
      insured_name: 'Unpaid',
      payment_status: 'PayLater',
      pay_later_due: '2026-01-15',
      end_date: '2026-02-01',
    }),
    cover('P-A9', { insured_name: 'Cancelled', payment_status: 'Cancelled', end_date: '2026-02-01' }),
    cover('P-AA', { insured_name: 'Not begun', start_date: '2026-01-16', end_date: '2026-01-20' }),
    policy('P-AB', { insured_name: 'Journey', end_date: '2026-01-20' }),
    { insured_name: 'Invoiced', invoiceEnds: new Date('2026-01-15T04:00:00.000Z') },
    { insured_name: 'Invoice over', invoiceEnds: new Date('2026-01-15T02:00:00.000Z') },
  ]);
  const read = (name: string) => list(server, agent.headers, name);
  expect(names(await read('expiringPolicies'))).toEqual(['Thirty']);
  expect(names(await read('filterPendingPayment')).toSorted()).toEqual([
    'Invoice over',
    'Invoiced',
    'Unpaid',
  ]);
  expect(names(await read('listRenewals'))).toEqual(['Ninety ago', 'Thirty', 'Thirty-one', 'Sixty']);
  const policies = await read('listPolicies');
  expect([policies.total, policies.expiringList.length]).toEqual([14, 14]);
  const insureds = await read('listInsureds');
  expect(insureds.data.items.map((person: Wire) => person.name).toSorted()).toEqual([
    'Journey',
    'Long',
    'Ninety ago',
    'Ninety-one ago',
    'Not begun',
    'Sixty',
    'Sixty-one',
    'Thirty',
    'Thirty-one',
    'Unpaid',
  ]);
});

it('answers every field of a card with the names of the specification [DASH-018]', async () => {
  const { server, agent } = await seller([
    policy('PO-B1', { insured_email: 'budi@payung.test', plan_name: 'Kite Gold', due_premium: 199_000 }),
  ]);
  const page = await list(server, agent.headers, 'expiringPolicies');
  expect(page).toEqual({ expiringList: [], total: 0 });
  const { expiringList } = await list(server, agent.headers, 'listPolicies');
  expect(expiringList[0]).toEqual({
    quoteId: expect.stringMatching(/^[0-9a-f]{24}$/),
    code: expect.stringMatching(/^QL\d+$/),
    product_Id: 'ffffffffffffffffffffff01',
    stage: 'Policy Generated',
    insuredName: 'Budi Santoso',
    planName: 'Kite Gold',
    status: 'active',
    startDate: '2026-01-01',
    endDate: '2027-01-01',
    duePremium: 199_000,
    points: 0,
    policyNo: 'PO-B1',
    departureDate: '2026-01-01',
    savedAt: expect.stringMatching(/Z$/),
    link: 'none',
    phone: '6281311110001',
    email: 'budi@payung.test',
  });
});

it('keeps policies and quotes that have none apart, where that is asked for', async () => {
  const { server, agent } = await seller([
    policy('PO-K1', { insured_name: 'Has a policy' }),
    { insured_name: 'Has a quote', due_premium: 1_000 },
    { insured_name: 'Has another', due_premium: 2_000 },
  ]);
  const read = (query: Record<string, string>) => list(server, agent.headers, 'listPolicies', query);
  expect(names(await read({ kind: 'policy' }))).toEqual(['Has a policy']);
  const quotes = await read({ kind: 'quote', sort: 'highestPremium' });
  expect([names(quotes), quotes.total]).toEqual([['Has another', 'Has a quote'], 2]);
  expect((await read({})).total).toBe(3);
  const refusedBy = await call(server, agent.headers, 'listPolicies', { query: { kind: 'both' } });
  expect(refusedBy.status).toBe(400);
});

it('distinguishes renewed policies from those not renewed', async () => {
  const { server, agent } = await seller([
    cover('P-C1', { insured_name: 'Renewed', end_date: '2026-01-20', leadClosed: '' }),
    cover('P-C2', { insured_name: 'Later', end_date: '2026-01-21', leadClosed: '' }),
    cover('P-C3', { insured_name: 'Not yet', end_date: '2026-01-22', leadClosed: '' }),
    cover('P-C4', { insured_name: 'Lapsed', end_date: '2026-01-14', leadClosed: '' }),
  ]);
  const { db } = server.services;
  const again = async (policyNo: string, facts: ListedQuote) => {
    const { of_lead_id } = await db
      .selectFrom('quotes')
      .select('of_lead_id')
      .where('policy_no', '=', policyNo)
      .executeTakeFirstOrThrow();
    await insertListedQuote(db, agent.id, cover(`${policyNo}-2`, { of_lead_id, ...facts }));
  };
  await again('P-C1', {});
  await again('P-C2', { payment_status: 'PayLater', pay_later_due: '2026-02-01' });
  const read = async (renewal: string) =>
    names(await list(server, agent.headers, 'listRenewals', { renewal }));
  expect(await read('all')).toEqual(['Lapsed', 'Renewed', 'Later', 'Not yet']);
  expect(await read('paid')).toEqual(['Renewed']);
  expect(await read('unpaid')).toEqual(['Later', 'Not yet']);
  expect(await read('lapsed')).toEqual(['Lapsed']);
});

it('filters by the known statuses and refuses any other [DASH-004]', async () => {
  const { server, agent } = await seller([
    { insured_name: 'in progress' },
    { insured_name: 'auto declined', identity: 'auto_declined' },
    { insured_name: 'rejected', leadClosed: 'notInterested' },
    { insured_name: 'expired', valid_until: '2026-01-14' },
    policy('P-D1', { insured_name: 'active' }),
    policy('P-D2', { insured_name: 'completed', start_date: '2026-01-16' }),
    policy('P-D3', { insured_name: 'expiring soon', end_date: '2026-02-14' }),
    policy('P-D4', { insured_name: 'cancelled', payment_status: 'Cancelled' }),
    policy('P-D5', {
      insured_name: 'pending payment',
      payment_status: 'PayLater',
      pay_later_due: '2026-01-15',
    }),
  ]);
  const { expiringList } = await list(server, agent.headers, 'listPolicies');
  expect(expiringList.map((line: Wire) => line.status)).toEqual(names({ expiringList }));
  for (const status of [
    'pending payment',
    'expiring soon',
    'completed',
    'rejected',
    'expired',
    'cancelled',
    'in progress',
  ]) {
    const page = await list(server, agent.headers, 'listPolicies', { status });
    expect([names(page), page.total]).toEqual([[status], 1]);
  }
  for (const status of ['active', 'auto declined', 'nonsense']) {
    const answer = await call(server, agent.headers, 'listPolicies', { query: { status } });
    expect([status, answer.status]).toEqual([status, 400]);
  }
});

it('searches by name, by quote code and by the number of a policy or proposal [DASH-005] [DASH-021]', async () => {
  const { server, agent } = await seller([
    policy('PO-777', { insured_name: 'Ayu 100%_x', proposal_no: 'PR-777' }),
    { insured_name: "O'Brien \\ Co", proposal_no: 'PO888', code: 'Q4711' },
    { insured_name: 'Ayu Lestari' },
  ]);
  const read = async (query: Record<string, string>) =>
    names(await list(server, agent.headers, 'listPolicies', query)).toSorted();
  expect(await read({ name: 'ayu' })).toEqual(['Ayu 100%_x', 'Ayu Lestari']);
  expect(await read({ name: '%' })).toEqual(['Ayu 100%_x']);
  expect(await read({ name: '_' })).toEqual(['Ayu 100%_x']);
  expect(await read({ name: '\\' })).toEqual(["O'Brien \\ Co"]);
  expect(await read({ name: "o'brien" })).toEqual(["O'Brien \\ Co"]);
  expect(await read({ name: '"' })).toEqual([]);
  expect(await read({ quoteNo: 'Q4711' })).toEqual(["O'Brien \\ Co"]);
  expect(await read({ policyNo: 'PO-777' })).toEqual(['Ayu 100%_x']);
  expect(await read({ policyNo: 'PO888' })).toEqual(["O'Brien \\ Co"]);
  expect(await read({ productId: 'ffffffffffffffffffffff02' })).toEqual([]);
  const people = async (query: Record<string, string>) =>
    (await list(server, agent.headers, 'listInsureds', query)).data.items.map((person: Wire) => person.name);
  expect(await people({ name: 'AYU' })).toEqual(['Ayu 100%_x']);
  expect(await people({ name: '%', policyNo: 'PO-777' })).toEqual(['Ayu 100%_x']);
  expect(await people({ policyNo: 'PO888' })).toEqual([]);
});

import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import type { ListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { PAPER_KITE_ID } from '#testing/kite/products.ts';
import { newAgent } from '#testing/people.ts';

// 15 January 2026, 10:00 in Jakarta.
const world = useAreaServer();

const REJECTION = JSON.stringify({ reason: 'No', by: 'x', at: '2026-01-01T00:00:00.000Z' });

const later = (policyNo: string, facts: ListedQuote): ListedQuote => ({
  stage: 'Full Quote Created With Payment',
  policy_no: policyNo,
  proposal_no: `PR${policyNo}`,
  payment_status: 'PayLater',
  pay_later_due: '2026-01-15',
  ...facts,
});

/** Each of them was once confirmed or issued; which of them still wait says the name. */
const quotes = (key: string): readonly ListedQuote[] => [
  { insured_name: 'waits: confirmed', proposal_no: `PR1${key}`, valid_until: '2026-01-15' },
  { insured_name: 'waits: invoiced', invoiceEnds: new Date('2026-01-16T03:00:00.000Z') },
  { insured_name: 'waits: invoice over', invoiceEnds: new Date('2026-01-15T02:00:00.000Z') },
  { insured_name: 'waits: begins today', proposal_no: `PR2${key}`, start_date: '2026-01-15' },
  later(`PO1${key}`, { insured_name: 'waits: issued' }),
  later(`PO2${key}`, { insured_name: 'waits: issued, lead closed', leadClosed: 'other' }),
  { insured_name: 'not confirmed', stage: 'Customer Information Updated' },
  { insured_name: 'price over', proposal_no: `PR3${key}`, valid_until: '2026-01-14' },
  { insured_name: 'begun', proposal_no: `PR4${key}`, start_date: '2026-01-14' },
  { insured_name: 'lead closed', proposal_no: `PR5${key}`, leadClosed: 'other' },
  {
    insured_name: 'invoiced, lead closed',
    invoiceEnds: new Date('2026-01-16T03:00:00.000Z'),
    leadClosed: 'x',
  },
  { insured_name: 'rejected', proposal_no: `PR6${key}`, rejection: REJECTION },
  later(`PO3${key}`, { insured_name: 'overdue', pay_later_due: '2026-01-14' }),
  later(`PO4${key}`, { insured_name: 'cancelled', payment_status: 'Cancelled' }),
  later(`PO5${key}`, { insured_name: 'paid', stage: 'Policy Generated', payment_status: 'Paid' }),
];

const WAITING = [
  'waits: begins today',
  'waits: confirmed',
  'waits: invoice over',
  'waits: invoiced',
  'waits: issued',
  'waits: issued, lead closed',
];

const names = (lines: readonly Wire[]): readonly string[] =>
  lines.map(({ insuredName }) => insuredName as string).toSorted((one, other) => one.localeCompare(other));

/** What every place says of pending payments: page, list, filter, the day's work, file, and each count. */
const said = async (server: AreaServer, who: Credentials) => {
  const page = (await call(server, who, 'paymentPending', { query: {} })).errMsg;
  const list = await succeed(server, who, 'filterPendingPayment');
  const filtered = await succeed(server, who, 'listPolicies', { query: { status: 'pending payment' } });
  const all = await succeed(server, who, 'listPolicies', { query: { perPage: '100' } });
  const { payments } = (await succeed(server, who, 'todayDue')).data;
  const file = await call(server, who, 'exportList', { params: { list: 'pending' } });
  const lines: readonly string[] = file.text.trim().split('\r\n').slice(1);
  return {
    lines: [
      names(page.data),
      names(list.expiringList),
      names(filtered.expiringList),
      names(all.expiringList.filter(({ status }: Wire) => status === 'pending payment')),
      lines.map((line) => /"(waits[^"]*)"/.exec(line)?.[1] ?? line).toSorted(),
    ],
    counts: [page.totalCount, list.total, filtered.total, payments.count],
    areAllPayable: page.data.every(({ isPayable }: Wire) => isPayable === true),
    statuses: list.expiringList.map(({ status }: Wire) => status),
  };
};

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

it('a pending payment is the same on the page, in the list and its filter, in today’s work, in the export and in every count [R69] [DASH-019]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  for (const quote of quotes(agent.id.slice(-8)))
    await insertListedQuote(server.services.db, agent.id, quote);
  expect(await said(server, agent.headers)).toEqual({
    lines: times(5, WAITING),
    counts: times(4, 6),
    areAllPayable: true,
    statuses: times(6, 'pending payment'),
  });
});

it.each(['Commercial', 'Support'])(
  'shows a %s the pending payments of the network in all of these places [R69]',
  async (user_type) => {
    const { server } = world;
    const leader = await newAgent(server, { user_type });
    const seller = await newAgent(server, {
      invited_by: leader.id,
      first_name: 'Putri',
      last_name: 'Handayani',
    });
    const stranger = await newAgent(server);
    for (const { id } of [seller, stranger])
      for (const quote of quotes(id.slice(-8))) await insertListedQuote(server.services.db, id, quote);
    expect(await said(server, leader.headers)).toEqual({
      lines: times(5, WAITING),
      counts: times(4, 6),
      areAllPayable: true,
      statuses: times(6, 'pending payment'),
    });
    const { data } = (await call(server, leader.headers, 'paymentPending', { query: {} })).errMsg;
    expect(data[0]).toMatchObject({ isOwn: false, agentName: 'Putri Handayani' });
    expect(JSON.stringify(data)).not.toMatch(/62813|@/);
    expect(
      (await call(server, leader.headers, 'paymentPending', { query: { agentId: stranger.id } })).status,
    ).toBe(404);
  },
);

it('filters pending payments by product, number and name, in the requested order [DASH-019] [DASH-021] [R71]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const add = (insured_name: string, facts: ListedQuote) =>
    insertListedQuote(server.services.db, agent.id, { insured_name, ...facts });
  const key = agent.id.slice(-6).toUpperCase();
  await add('Nur’aini Sari', { proposal_no: `PR26${key}`, due_premium: 3, code: `Q26${key}` });
  await add('José Budi', { proposal_no: `PR27${key}`, due_premium: 9, product_id: PAPER_KITE_ID });
  const read = async (query: Record<string, string>) =>
    (await call(server, agent.headers, 'paymentPending', { query })).errMsg.data.map(
      ({ insuredName }: Wire) => insuredName,
    );
  expect(await read({ sort: 'highestPremium' })).toEqual(['José Budi', 'Nur’aini Sari']);
  expect(await read({ product: PAPER_KITE_ID })).toEqual(['José Budi']);
  expect(await read({ proposalNo: `pr26${key}` })).toEqual(['Nur’aini Sari']);
  for (const insuredName of ["nur'aini", 'nuraini', `pr26${key}`, `q26${key}`])
    expect([insuredName, await read({ insuredName })]).toEqual([insuredName, ['Nur’aini Sari']]);
  expect(await read({ insuredName: 'jose  budi' })).toEqual(['José Budi']);
  expect(await read({ leadStatus: 'Completed' })).toEqual([]);
});

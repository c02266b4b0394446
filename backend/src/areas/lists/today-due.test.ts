import { expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import type { ListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { PAPER_KITE_ID } from '#testing/kite/products.ts';
import { newAgent, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

// 15 January 2026, 10:00 in Jakarta.
const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';

const sold = (policyNo: string, facts: ListedQuote = {}): ListedQuote => ({
  stage: 'Policy Generated',
  policy_no: policyNo,
  payment_status: 'Paid',
  start_date: '2026-01-01',
  ...facts,
});

const dueOf = async (server: AreaServer, agent: TestAgent): Promise<Wire> => {
  const { data } = await succeed(server, await signIn(server, agent), 'todayDue');
  return data;
};

const names = ({ items }: Wire): readonly string[] => items.map((item: Wire) => item.name);

it('lists renewals, payments and prices that end soon, the nearest first [R70]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const add = (quote: ListedQuote) => insertListedQuote(server.services.db, agent.id, quote);
  const cover = (policyNo: string, facts: ListedQuote) =>
    sold(policyNo, { product_id: PAPER_KITE_ID, ...facts });
  await add(cover('P-T1', { insured_name: 'Sixty', end_date: '2026-03-16', due_premium: 7 }));
  await add(cover('P-T2', { insured_name: 'Sixty-one', end_date: '2026-03-17' }));
  await add(cover('P-T3', { insured_name: 'Today', end_date: '2026-01-15' }));
  await add(cover('P-T4', { insured_name: 'Over', end_date: '2026-01-14' }));
  await add(cover('P-T9', { insured_name: 'Not begun', start_date: '2026-01-16', end_date: '2026-01-20' }));
  await add(sold('P-TA', { insured_name: 'Journey', end_date: '2026-01-20' }));
  const renewed = await add(
    cover('P-T5', { insured_name: 'Renewed', end_date: '2026-01-20', leadClosed: '' }),
  );
  const { of_lead_id } = await server.services.db
    .selectFrom('quotes')
    .select('of_lead_id')
    .where('id', '=', renewed)
    .executeTakeFirstOrThrow();
  await add(cover('P-T6', { of_lead_id, end_date: '2027-01-20' }));
  await add(sold('P-T7', { insured_name: 'Owes', payment_status: 'PayLater', pay_later_due: '2026-01-15' }));
  await add(sold('P-T8', { insured_name: 'Owed', payment_status: 'PayLater', pay_later_due: '2026-01-14' }));
  await add({ insured_name: 'Invoiced', invoiceEnds: new Date('2026-01-16T03:00:00.000Z') });
  const third = await add({ insured_name: 'Third day', valid_until: '2026-01-18', due_premium: 274_500 });
  await add({ insured_name: 'Fourth day', valid_until: '2026-01-19' });
  await add({ insured_name: 'Last day', valid_until: '2026-01-15' });
  await add({ insured_name: 'Yesterday', valid_until: '2026-01-14' });
  await add({ insured_name: 'Closed', valid_until: '2026-01-15', leadClosed: 'other' });
  const { day, renewals, payments, expiringQuotes } = await dueOf(server, agent);
  expect(day).toBe('2026-01-15');
  expect([renewals.count, names(renewals)]).toEqual([2, ['Today', 'Sixty']]);
  expect(renewals.items[1]).toMatchObject({
    at: '2026-03-16',
    amount: 7,
    productId: PAPER_KITE_ID,
  });
  expect([payments.count, names(payments)]).toEqual([2, ['Owes', 'Invoiced']]);
  expect([expiringQuotes.count, names(expiringQuotes)]).toEqual([2, ['Last day', 'Third day']]);
  expect(expiringQuotes.items[1]).toEqual({
    name: 'Third day',
    at: '2026-01-18',
    productId: 'ffffffffffffffffffffff01',
    quoteId: third,
    amount: 274_500,
  });
});

it('lists the first five and counts all', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  for (let index = 0; index < 7; index += 1) {
    await insertListedQuote(server.services.db, agent.id, {
      insured_name: `N${index}`,
      valid_until: '2026-01-16',
    });
  }
  const { expiringQuotes } = await dueOf(server, agent);
  expect([expiringQuotes.count, names(expiringQuotes)]).toEqual([7, ['N0', 'N1', 'N2', 'N3', 'N4']]);
});

it('lists due and overdue contacts and tasks once, up to the end of the day in the agent’s time zone', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server, { zone: 'WIT' });
  const other = await newAgent(server);
  const lead = async (firstName: string, next: string, facts: object = {}) => {
    const id = await newLead(server, agent.headers, { firstName, lastName: '' });
    await db
      .updateTable('leads')
      .set({ next_contact_at: new Date(next), ...facts })
      .where('id', '=', id)
      .execute();
    return id;
  };
  // The day ends at 15:00 UTC in WIT.
  await lead('Overdue', '2026-01-12T03:00:00.000Z');
  const asked = await lead('Tonight', '2026-01-15T14:59:59.000Z');
  await lead('Tomorrow', '2026-01-15T15:00:00.000Z');
  await lead('Left alone', '2026-01-15T05:00:00.000Z', { do_not_contact: true });
  const closed = await lead('Closed', '2026-01-15T05:00:00.000Z', { closed_reason: 'other' });
  const task = async (description: string, at: string, facts: object = {}, memberId = agent.id) => {
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const scheduled_at = new Date(at);
    const now = server.clock.now();
    await db
      .insertInto('todos')
      .values({
        id,
        giver_id: agent.id,
        request_id: id,
        description,
        category: 'appointment',
        scheduled_at,
        done_by: null,
        lead_id: null,
        quote_id: null,
        created_at: now,
        changed_at: now,
        ...facts,
      })
      .execute();
    await db.insertInto('todo_members').values({ todo_id: id, agent_id: memberId, scheduled_at }).execute();
  };
  await task('Meeting', '2026-01-15T01:00:00.000Z');
  await task('Reminder of Tonight', '2026-01-15T14:59:59.000Z', { lead_id: asked });
  await task('Of a closed lead', '2026-01-15T05:00:00.000Z', { lead_id: closed });
  await task('Done', '2026-01-15T01:00:00.000Z', { status: 'done' });
  await task('Yesterday', '2026-01-14T14:59:59.000Z');
  await task('For somebody else', '2026-01-15T01:00:00.000Z', {}, other.id);
  const { followUps } = await dueOf(server, agent);
  expect([followUps.count, names(followUps)]).toEqual([
    5,
    ['Overdue', 'Yesterday', 'Meeting', 'Of a closed lead', 'Tonight'],
  ]);
  expect(followUps.items[4]).toEqual({ name: 'Tonight', at: '2026-01-15T14:59:59.000Z', leadId: asked });
  const query = { date: '2026-01-15', due: 'yes' };
  const { data } = await succeed(server, await signIn(server, agent), 'todoDatewise', { query });
  expect(data.map(({ taskDescription, leadId }: Wire) => [taskDescription, leadId])).toEqual(
    followUps.items.map((item: Wire) => [item.name, item.name === 'Of a closed lead' ? closed : item.leadId]),
  );
});

it.each([
  ['2026-02-28T03:00:00.000Z', ['Born on the 28th']],
  ['2026-03-01T03:00:00.000Z', ['Born on 1 March', 'Born on the 29th']],
  ['2028-02-28T03:00:00.000Z', ['Born on the 28th']],
  ['2028-02-29T03:00:00.000Z', ['Born on the 29th']],
  ['2028-03-01T03:00:00.000Z', ['Born on 1 March']],
])('lists the birthdays of %s, only of people with a policy', async (now, expected) => {
  const { server } = world;
  const agent = await newAgent(server);
  const born = (insured_name: string, insured_birth_date: string, facts: ListedQuote) =>
    insertListedQuote(server.services.db, agent.id, { insured_name, insured_birth_date, ...facts });
  await born('Born on the 28th', '1990-02-28', sold(`P-28-${now}`));
  await born('Born on the 29th', '1992-02-29', sold(`P-29-${now}`));
  await born('Born on the 29th', '1992-02-29', sold(`P-29b-${now}`));
  await born('Born on 1 March', '1991-03-01', sold(`P-1-${now}`));
  await born('Without a policy', '1991-03-01', {});
  await born('Cancelled', '1991-03-01', sold(`P-c-${now}`, { payment_status: 'Cancelled' }));
  server.clock.set(now);
  const { birthdays } = await dueOf(server, agent);
  expect([birthdays.count, names(birthdays)]).toEqual([expected.length, expected]);
  server.clock.set(START);
});

const described = (todos: readonly Wire[]): readonly string[] =>
  todos
    .map(({ taskDescription }) => taskDescription as string)
    .toSorted((one, other) => one.localeCompare(other));

/** What the address of each row of the day lists, by name and count. */
const opened = async (server: AreaServer, who: TestAgent) => {
  const headers = await signIn(server, who);
  const lines = async (name: string, query: Record<string, string>) => {
    const { expiringList, total } = await succeed(server, headers, name, { query });
    return [total, expiringList.map(({ insuredName }: Wire) => insuredName).toSorted()];
  };
  const day = { date: '2026-01-15' };
  const due = (await succeed(server, headers, 'todoDatewise', { query: { ...day, due: 'yes' } })).data;
  const all = (await succeed(server, headers, 'todoDatewise', { query: day })).data;
  const birthdays = all.filter((todo: Wire) => todo.taskCategory === 'birthday' && todo._id === '');
  return {
    followUps: [due.length, described(due)],
    renewals: await lines('listRenewals', { renewal: 'unpaid' }),
    payments: await lines('filterPendingPayment', {}),
    expiringQuotes: await lines('listPolicies', { ending: 'yes' }),
    birthdays: [birthdays.length, described(birthdays)],
  };
};

it.each(['Mitra', 'Commercial'])(
  'counts for a %s exactly the lines that each row opens',
  async (user_type) => {
    const { server } = world;
    const { db } = server.services;
    const leader = await newAgent(server, { user_type });
    const below = await newAgent(server, { invited_by: leader.id });
    for (const { id } of [leader, below]) {
      const cover = { product_id: PAPER_KITE_ID, insured_birth_date: '1990-01-15' };
      await insertListedQuote(
        db,
        id,
        sold(`P1${id}`, { insured_name: `Renews ${id}`, end_date: '2026-03-01', ...cover }),
      );
      await insertListedQuote(
        db,
        id,
        sold(`P2${id}`, { insured_name: `Later ${id}`, end_date: '2026-04-01', ...cover }),
      );
      await insertListedQuote(db, id, { insured_name: `Waits ${id}`, proposal_no: `PR${id}` });
      await insertListedQuote(db, id, { insured_name: `Ends ${id}`, valid_until: '2026-01-18' });
      await insertListedQuote(db, id, { insured_name: `Goes on ${id}`, valid_until: '2026-01-19' });
    }
    const leadId = await newLead(server, leader.headers, { firstName: 'Late', lastName: '' });
    const late = { next_contact_at: new Date('2026-01-10T03:00:00.000Z') };
    await db.updateTable('leads').set(late).where('id', '=', leadId).execute();
    const due = await dueOf(server, leader);
    const rows = await opened(server, leader);
    for (const [part, [count, all]] of Object.entries(rows)) {
      const { count: counted, items } = due[part];
      expect([part, counted, items.map(({ name }: Wire) => name).toSorted()]).toEqual([part, count, all]);
      expect([part, count > 0]).toEqual([part, true]);
    }
  },
);

it('removes a task of yesterday and a due contact once their task is finished', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers, { firstName: 'Rina', lastName: '' });
  const event = {
    kind: 'call',
    result: 'followup',
    note: '',
    nextContactAt: '2026-01-15T05:00:00.000Z',
    requestId: randomUUID(),
  };
  await succeed(server, agent.headers, 'addLeadEvent', { params: { leadId }, body: event });
  server.clock.set('2026-01-16T03:00:00.000Z');
  const headers = await signIn(server, agent);
  const yesterday = { date: '2026-01-15' };
  const [reminder] = (await succeed(server, headers, 'todoDatewise', { query: yesterday })).data;
  expect((await dueOf(server, agent)).followUps).toMatchObject({ count: 1, items: [{ name: 'Rina' }] });
  await succeed(server, headers, 'finishTodo', { params: { todoId: reminder._id } });
  expect((await dueOf(server, agent)).followUps).toEqual({ count: 0, items: [] });
  server.clock.set(START);
});

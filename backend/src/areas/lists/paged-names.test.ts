import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { PAPER_KITE_ID } from '#testing/kite/products.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import type { ListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();

/** Three lines of each list, the lead of one of which its agent closed. */
const FACTS: Readonly<Record<string, ListedQuote>> = {
  listLeads: {},
  expiringPolicies: {
    stage: 'Policy Generated',
    payment_status: 'Paid',
    product_id: PAPER_KITE_ID,
    start_date: '2026-01-01',
    end_date: '2026-01-20',
  },
  filterPendingPayment: {
    stage: 'Full Quote Created With Payment',
    payment_status: 'PayLater',
    pay_later_due: '2026-02-01',
  },
  paymentPending: {
    stage: 'Full Quote Created With Payment',
    payment_status: 'PayLater',
    pay_later_due: '2026-02-01',
  },
};

const linesOf = (answer: Wire): readonly Wire[] => answer.data ?? answer.expiringList;

const read = async (who: Credentials, name: string, query: Record<string, string>): Promise<Wire> =>
  (await call(world.server, who, name, { query })).errMsg;

it.each(Object.keys(FACTS))(
  'accepts perPage, cursor and leadStatus, and answers nextCursor, in %s [R30a] [R76]',
  async (name) => {
    const { server } = world;
    const agent = await newAgent(server);
    for (const [index, leadClosed] of ['', '', 'other'].entries()) {
      const policy_no = name === 'listLeads' ? null : `P${index}${agent.id}`;
      await insertListedQuote(server.services.db, agent.id, { ...FACTS[name], policy_no, leadClosed });
    }
    const first = await read(agent.headers, name, { perPage: '2' });
    expect(linesOf(first)).toHaveLength(2);
    const second = await read(agent.headers, name, { perPage: '2', cursor: first.nextCursor });
    expect([linesOf(second).length, second.nextCursor]).toEqual([1, undefined]);
    expect(linesOf(await read(agent.headers, name, { leadStatus: 'Rejected' }))).toHaveLength(1);
    expect(linesOf(await read(agent.headers, name, { leadStatus: 'All' }))).toHaveLength(3);
    expect((await call(server, agent.headers, name, { query: { leadStatus: 'Sold' } })).status).toBe(400);
    const broken = await call(server, agent.headers, name, { query: { cursor: 'nonsense' } });
    expect([broken.status, broken.message]).toEqual([
      400,
      'Some of the data is missing or not right: cursor',
    ]);
  },
);

it.each(Object.keys(FACTS))(
  'answers all lines at once in %s where nobody asks for pages [R30a]',
  async (name) => {
    const { server } = world;
    const agent = await newAgent(server);
    for (let index = 0; index < 21; index += 1) {
      const policy_no = name === 'listLeads' ? null : `P${index}${agent.id}`;
      await insertListedQuote(server.services.db, agent.id, { ...FACTS[name], policy_no, leadClosed: '' });
    }
    const whole = await read(agent.headers, name, {});
    expect([linesOf(whole).length, whole.nextCursor]).toEqual([21, undefined]);
  },
);

it.each(['listLeads', 'expiringPolicies', 'filterPendingPayment'])(
  'still accepts and answers the names of the previous release in %s',
  async (name) => {
    const { server } = world;
    const agent = await newAgent(server);
    for (let index = 0; index < 3; index += 1) {
      const policy_no = name === 'listLeads' ? null : `P${index}${agent.id}`;
      await insertListedQuote(server.services.db, agent.id, { ...FACTS[name], policy_no, leadClosed: '' });
    }
    const first = await succeed(server, agent.headers, name, { query: { limit: '2' } });
    const second = await succeed(server, agent.headers, name, { query: { limit: '2', after: first.next } });
    expect([linesOf(first).length, linesOf(second).length]).toEqual([2, 1]);
  },
);

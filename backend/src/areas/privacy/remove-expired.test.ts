import { beforeEach, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { confirmed } from '#areas/quote/testing/journey.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { newTask } from '#areas/todo/testing/todos.ts';
import { removeExpired } from './remove-expired.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';
const DAY = 86_400;
beforeEach(() => {
  world.server.clock.set(START);
});

const clean = (retention = {}) => {
  const { services } = world.server;
  return removeExpired({ ...services, retention: { ...services.retention, ...retention } }, []);
};

const isErased = async (quoteId: string): Promise<boolean> => {
  const row = await world.server.services.db
    .selectFrom('quotes')
    .select(['erased_at', 'insured_phone'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return row.erased_at !== null && row.insured_phone === '';
};

const countsOfLastRun = async () => {
  const row = await world.server.services.db
    .selectFrom('retention_runs')
    .select('counts')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.counts;
};

it('skips quotes of a removed product, and continues with the others', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const away = await newQuote(server, agent.headers);
  const own = await newQuote(server, agent.headers);
  const { db } = server.services;
  await db.updateTable('quotes').set({ product_id: 'gone' }).where('id', '=', away.quoteId).execute();
  server.clock.advance(181 * DAY);
  expect(await clean()).toBe(true);
  expect(await isErased(away.quoteId)).toBe(false);
  expect(await isErased(own.quoteId)).toBe(true);
});

it('erases a quote and the lead it created 180 days after its last change, and keeps policies', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server);
  const old = await newQuote(server, agent.headers);
  const sold = await newQuote(server, agent.headers);
  const paying = await newQuote(server, agent.headers);
  await db.updateTable('quotes').set({ policy_no: 'PO-kept' }).where('id', '=', sold.quoteId).execute();
  const proposalNo = await confirmed(server, agent.headers, paying);
  await succeed(server, agent.headers, 'checkout', { query: { proposalNo } });
  const payableUntil = new Date(server.clock.now().getTime() + 182 * DAY * 1000);
  await db
    .updateTable('invoices')
    .set({ expires_at: payableUntil })
    .where('quote_id', '=', paying.quoteId)
    .execute();
  const erased = async () => {
    const isDone = await clean();
    return [
      isDone,
      await isErased(old.quoteId),
      await isErased(sold.quoteId),
      await isErased(paying.quoteId),
    ];
  };
  server.clock.advance(179 * DAY);
  expect(await erased()).toEqual([true, false, false, false]);
  server.clock.advance(2 * DAY);
  // A payment may still arrive for the third.
  expect(await erased()).toEqual([true, true, false, false]);
  expect(await countsOfLastRun()).toMatchObject({ quotes: 1 });
  server.clock.advance(2 * DAY);
  expect(await erased()).toEqual([true, true, false, true]);
  const phones = await db.selectFrom('leads').select('phone').where('agent_id', '=', agent.id).execute();
  expect(phones).toEqual([{ phone: sold.phone }]);
});

it('removes leads without recent contact, and closed ones without consent much earlier', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server);
  const kept = await newLead(server, agent.headers);
  const closed = await newLead(server, agent.headers, { hasConsent: false });
  await succeed(server, agent.headers, 'closeLead', {
    params: { leadId: closed },
    body: { reason: 'other', note: '' },
  });
  await db.updateTable('leads').set({ has_consent: false }).where('id', '=', closed).execute();
  const left = async () => {
    await clean();
    const rows = await db.selectFrom('leads').select('id').where('agent_id', '=', agent.id).execute();
    return rows.map(({ id }) => id);
  };
  server.clock.advance(29 * DAY);
  expect((await left()).toSorted()).toEqual([closed, kept].toSorted());
  server.clock.advance(2 * DAY);
  expect(await left()).toEqual([kept]);
  server.clock.advance(690 * DAY);
  expect(await left()).toEqual([kept]);
  server.clock.advance(20 * DAY);
  expect(await left()).toEqual([]);
});

it('removes finished tasks after a year in several passes, and records only counts', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server);
  const done = await newTask(server, agent.headers, [agent.id]);
  const open = await newTask(server, agent.headers, [agent.id]);
  await call(server, agent.headers, 'finishTodo', { params: { todoId: done } });
  const documents = Array.from({ length: 2100 }, (_, at) => ({
    cache_key: `${at}-quotation-en`,
    bytes: Buffer.from('PDF'),
    created_at: server.clock.now(),
  }));
  await db.insertInto('documents').values(documents).execute();
  server.clock.advance(364 * DAY);
  // One pass removes ten batches of two hundred: a request never waits for all of it.
  expect(await clean()).toBe(false);
  expect(await countsOfLastRun()).toMatchObject({ documents: 2000 });
  expect(await clean()).toBe(true);
  const tasks = () => db.selectFrom('todos').select('id').where('giver_id', '=', agent.id).execute();
  expect((await tasks()).length).toBe(2);
  server.clock.advance(2 * DAY);
  await clean();
  expect(await tasks()).toEqual([{ id: open }]);
  expect(await countsOfLastRun()).toMatchObject({ tasks: 1 });
});

it('uses the operator’s retention settings', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  server.clock.advance(31 * DAY);
  await clean({ unsoldQuotes: 30 });
  expect(await isErased(quote.quoteId)).toBe(true);
});

it('keeps request ids for thirty days, whatever the operator’s settings', async () => {
  const { db } = world.server.services;
  const request = { caller_id: 'somebody', request_id: 'asked-once', content_hash: 'x', answer: '{}' };
  await db
    .insertInto('done_requests')
    .values({ ...request, done_at: world.server.clock.now() })
    .execute();
  const left = async () => {
    await clean({ messages: 1, limits: 1 });
    return (await db.selectFrom('done_requests').select('request_id').execute()).length;
  };
  world.server.clock.advance(30 * DAY);
  expect(await left()).toBe(1);
  world.server.clock.advance(1);
  expect(await left()).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { transaction } from '#core/database/transaction.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, driveTo, recordOf } from '#areas/quote/testing/journey.ts';
import { flight, newAgent, newQuote, newVisit } from '#testing/people.ts';
import { applyEvent } from './apply-event.ts';

const world = useAreaServer();

const create = (server: AreaServer, who: Record<string, string>) =>
  call(server, who, 'createKiteQuote', { body: { ...flight, requestId: randomUUID() } });

const startedQuote = async (server: AreaServer) => {
  const agent = await newAgent(server);
  return { agent: agent.headers, quote: await newQuote(server, agent.headers) };
};

it('refuses a change of an older version than the current one', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const change = (planCode: string) =>
    call(server, agent, 'updateQuote', {
      params: { quoteId: quote.quoteId },
      body: { planCode },
      headers: { 'if-match': '"1"' },
    });
  expect((await change('KITE-GOLD')).status).toBe(200);
  const conflict = await change('KITE-PLATINUM');
  expect([conflict.status, conflict.errCode]).toEqual([409, 1]);
  expect((await recordOf(server, agent, quote.quoteId)).planCode).toBe('KITE-GOLD');
});

it('refuses to confirm an older version than the current one', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  await driveTo(server, agent, quote, 'Customer Information Updated');
  const seen = await recordOf(server, agent, quote.quoteId);
  const confirm = (version: number) =>
    call(server, agent, 'confirmQuote', {
      params: { quoteId: quote.quoteId },
      body: consents,
      headers: { 'if-match': `"${version}"` },
    });
  expect((await confirm(seen.version - 1)).status).toBe(409);
  expect((await recordOf(server, agent, quote.quoteId)).stage).toBe('Customer Information Updated');
  expect((await confirm(seen.version)).status).toBe(200);
});

it('refuses a new quote to an agent without an ID card on file [SHELL-047]', async () => {
  const { server } = world;
  const without = await newAgent(server, { id_number: null });
  const refusal = await create(server, without.headers);
  expect([refusal.status, refusal.errCode]).toEqual([422, 4]);
  const list = await succeed(server, without.headers, 'recentQuotes', {
    query: { perPage: '5', pageNo: '1' },
  });
  expect(list.data.total).toBe(0);
  await server.services.db
    .updateTable('agents')
    .set({ id_number: '3273010101900009' })
    .where('id', '=', without.id)
    .execute();
  expect((await create(server, without.headers)).status).toBe(200);
});

it.each([
  ['agent', { additionalBenefits: [] }, 'This step is not possible yet: finish the steps before it first'],
  ['customer', { discountPercent: 5 }, 'Only the agent may do this'],
  ['agent', { promoCodeList: [{ promoCode: 'A'.repeat(19) }] }, 'Only the customer may do this'],
] as const)('tells the %s the reason when %j is refused', async (who, body, text) => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const caller = who === 'agent' ? agent : await newVisit(server, quote.quoteId, quote.phone);
  const answer = await call(server, caller, 'updateQuote', { params: { quoteId: quote.quoteId }, body });
  expect([answer.status, answer.message]).toEqual([422, text]);
});

it.each(['agent', 'customer'] as const)(
  'answers the %s that an event missing in the product is not possible',
  async (kind) => {
    const { server } = world;
    const { quote } = await startedQuote(server);
    const { db, products } = server.services;
    const request = {
      products: {
        ...products,
        running: (productId: string) => ({ ...products.sold(productId), transitions: [] }),
      },
      quoteId: quote.quoteId,
      actor: { kind, id: 'test' },
      now: server.clock.now(),
    };
    const attempt = transaction(db, (tx) =>
      applyEvent({ ...request, tx }, { event: 'savePlan', change: () => ({}) }),
    );
    await expect(attempt).rejects.toThrow('This step is not possible yet');
  },
);

import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import {
  driveHomeTo,
  homeCustomer,
  homePromo,
  homeRecord,
  newHomeQuote,
  patchHome,
  useHomeServer,
} from '../testing/home.ts';
import { consents, newPromo } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useHomeServer();

const withPlan = async (server: AreaServer) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent);
  await driveHomeTo(server, { who: agent, quote }, 'Plan Selected');
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, quote, customer };
};

it('takes a discount of 0 to 15 percent from the agent and none from the customer [SHELL-050] [SHELL-051]', async () => {
  const { server } = world;
  const { agent, quote, customer } = await withPlan(server);
  const give = (who: Record<string, string>, discountPercent: number) =>
    patchHome(server, { who: who, quoteId: quote.quoteId }, { discountPercent });
  for (const percent of [0, 0.5, 7.5, 14.99, 15]) expect((await give(agent, percent)).status).toBe(200);
  for (const percent of [-0.5, 15.01, 15.5, 7.555]) {
    const answer = await give(agent, percent);
    expect([answer.status, answer.message]).toEqual([422, 'Enter only numbers between 0 to 15']);
  }
  expect((await give(customer, 5)).status).toBe(422);
  expect((await homeRecord(server, agent, quote.quoteId)).discountPercent).toBe(15);
});

it('answers discount and percent of a valid promo code of seventeen characters, and refuses others', async () => {
  const { server } = world;
  const { customer, agent, quote } = await withPlan(server);
  const code = await homePromo(server, { percent: 12.5 });
  expect(code).toHaveLength(17);
  const good = await succeed(server, customer, 'validateHomePromo', { body: { promoCode: code } });
  expect(good).toEqual({ discount: 12.5, percent: 12.5 });
  const bad = [
    'NOSUCHCODE0000000',
    'SHORT',
    await newPromo(server),
    await homePromo(server, { valid_until: '2026-01-14' }),
    await homePromo(server, { valid_from: '2026-01-16' }),
  ];
  for (const promoCode of bad) {
    const answer = await call(server, customer, 'validateHomePromo', { body: { promoCode } });
    expect([answer.status, answer.errCode, answer.message]).toEqual([422, 4, 'Invalid promo code']);
  }
  // Agents give discounts, customers enter codes.
  const body = { promoCode: code, quoteId: quote.quoteId };
  expect((await call(server, agent, 'validateHomePromo', { body })).status).toBe(403);
});

it("replaces the discount by the percent of the customer's promo code [SHELL-051]", async () => {
  const { server } = world;
  const { agent, customer, quote } = await withPlan(server);
  await patchHome(server, { who: agent, quoteId: quote.quoteId }, { discountPercent: 5 });
  const code = await homePromo(server, { percent: 10 });
  const body = { discountPercent: 99, promoCode: code.toLowerCase() };
  expect((await patchHome(server, { who: agent, quoteId: quote.quoteId }, body)).status).toBe(422);
  const { data } = (await patchHome(server, { who: customer, quoteId: quote.quoteId }, body)).errMsg;
  expect(data).toMatchObject({
    stage: 'PromoCode Added',
    promoCode: code,
    promoCodeList: [{ promoCode: code, discountPercent: 10 }],
    discountGivenBy: 'promo',
    discountAmount: Math.round(data.grossPremium / 10),
  });
  const foreign = { discountPercent: 10, promoCode: await newPromo(server) };
  expect((await patchHome(server, { who: customer, quoteId: quote.quoteId }, foreign)).message).toBe(
    'Invalid promo code',
  );
});

it('refuses a promo code of home on a quote of another product', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const quote = await newQuote(server, headers);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  const body = { promoCode: await homePromo(server) };
  expect((await call(server, visit, 'validatePromoCode', { body })).status).toBe(422);
  // A quote of another product does not exist for the call of home.
  expect((await call(server, visit, 'validateHomePromo', { body })).status).toBe(404);
});

it('limits wrong promo codes across all calls that accept one', async () => {
  const { server } = world;
  const { customer, quote } = await withPlan(server);
  for (let guess = 0; guess < 5; guess += 1) {
    await call(server, customer, 'validateHomePromo', { body: { promoCode: 'NOSUCHCODE0000000' } });
    await patchHome(
      server,
      { who: customer, quoteId: quote.quoteId },
      { discountPercent: 1, promoCode: 'NOSUCHCODE0000000' },
    );
  }
  const good = { promoCode: await homePromo(server) };
  expect((await call(server, customer, 'validateHomePromo', { body: good })).status).toBe(429);
  expect(
    (await patchHome(server, { who: customer, quoteId: quote.quoteId }, { discountPercent: 1, ...good }))
      .status,
  ).toBe(429);
});

it('redeems a code at the confirmation, for one quote only', async () => {
  const { server } = world;
  const promoCode = await homePromo(server);
  const quotes = [await withPlan(server), await withPlan(server)];
  const answers: number[] = [];
  for (const { agent, customer, quote } of quotes) {
    await succeed(server, agent, 'homeQuickQuote', { params: { quoteId: quote.quoteId } });
    await patchHome(server, { who: customer, quoteId: quote.quoteId }, { discountPercent: 10, promoCode });
    await patchHome(server, { who: customer, quoteId: quote.quoteId }, homeCustomer(quote.phone));
  }
  for (const { customer, quote } of quotes) {
    const params = { quoteId: quote.quoteId };
    answers.push((await call(server, customer, 'confirmQuote', { params, body: consents })).status);
  }
  expect(answers).toEqual([200, 422]);
});

it('refuses a promo code that expired before the confirmation, and keeps one redeemed in time', async () => {
  const { server } = world;
  const { agent, customer, quote } = await withPlan(server);
  const params = { quoteId: quote.quoteId };
  const promoCode = await homePromo(server, { valid_until: '2026-01-15' });
  await patchHome(server, { who: customer, quoteId: quote.quoteId }, { discountPercent: 10, promoCode });
  await patchHome(server, { who: customer, quoteId: quote.quoteId }, homeCustomer(quote.phone));
  const start = server.clock.now().toISOString();
  const confirm = () => call(server, customer, 'confirmQuote', { params, body: consents });
  const nextDay = '2026-01-15T18:00:00.000Z';
  server.clock.set(nextDay);
  const late = await confirm();
  server.clock.set(start);
  expect([late.status, late.message]).toEqual([422, 'Invalid promo code']);
  expect((await confirm()).status).toBe(200);
  server.clock.set(nextDay);
  await succeed(server, agent, 'homeQuickQuote', { params });
  const again = await confirm();
  server.clock.set(start);
  expect(again.status).toBe(200);
  expect(await homeRecord(server, agent, quote.quoteId)).toMatchObject({ discountGivenBy: 'promo' });
});

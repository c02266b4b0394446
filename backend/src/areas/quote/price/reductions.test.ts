import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import {
  confirmed,
  consents,
  customerBody,
  driveTo,
  lastInvoice,
  patch,
  recordOf,
  newPromo,
} from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

/** Kite Gold with wind: 259.500 rupiah, and a code of 10 percent that the customer has saved. */
const withPromoCode = async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newQuote(server, agent);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  await driveTo(server, agent, quote, 'Quick Quote Created');
  const code = await newPromo(server);
  await patch(server, customer, quote.quoteId, { promoCodeList: [{ promoCode: code }] });
  const record = () => recordOf(server, agent, quote.quoteId);
  const save = (who: typeof agent, body: object) => patch(server, who, quote.quoteId, body);
  return { server, agent, customer, quote, code, record, save };
};

it('applies a saved promo code to the quote, the proposal and the invoice', async () => {
  const { server, agent, customer, quote, record, save } = await withPromoCode();
  expect(await record()).toMatchObject({ discountAmount: 25_950, duePremium: 248_550 });
  await save(customer, customerBody(quote.phone));
  const params = { quoteId: quote.quoteId };
  const { data } = await succeed(server, customer, 'confirmQuote', { params, body: consents });
  await succeed(server, agent, 'checkout', { query: { proposalNo: data.proposalNo } });
  expect(lastInvoice(server).amount).toBe(248_550);
});

it('applies an agent’s discount of 30 percent saved after a promo code and changed add-ons', async () => {
  const { server, agent, quote, record, save } = await withPromoCode();
  expect(await record()).toMatchObject({ discountAmount: 25_950, duePremium: 248_550 });
  await save(agent, { additionalBenefits: [] });
  await save(agent, { additionalBenefits: [{ BenefitCode: 'WIND' }] });
  // A discount of nothing takes no promo code away.
  await save(agent, { discountPercent: 0 });
  expect(await record()).toMatchObject({ discountGivenBy: 'promo', discountAmount: 25_950 });
  await save(agent, { discountPercent: 30 });
  expect(await record()).toMatchObject({
    discountGivenBy: 'agent',
    discountPercent: 30,
    discountAmount: 77_850,
    duePremium: 196_650,
  });
  expect((await record()).promoCodeList).toEqual([]);
  await succeed(server, agent, 'quickQuote', { params: { quoteId: quote.quoteId } });
  await save(agent, customerBody(quote.phone));
  const params = { quoteId: quote.quoteId };
  const { data } = await succeed(server, agent, 'confirmQuote', { params, body: consents });
  await succeed(server, agent, 'checkout', { query: { proposalNo: data.proposalNo } });
  expect(lastInvoice(server).amount).toBe(196_650);
});

it('keeps the promo code when an agent saves a discount of 0 on a quoted quote', async () => {
  const { server, quote, agent, code, save } = await withPromoCode();
  await save(agent, { discountPercent: 0 });
  const row = await server.services.db
    .selectFrom('quotes')
    .select(['promo_code', 'promo_percent', 'discount_percent', 'discount_amount', 'due_premium'])
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    promo_code: code,
    promo_percent: 10,
    discount_percent: 0,
    discount_amount: 25_950,
    due_premium: 248_550,
  });
});

it('replaces a discount by a promo code, and records who gave each', async () => {
  const { server, agent, customer, quote, code, record, save } = await withPromoCode();
  await save(agent, { additionalBenefits: [{ BenefitCode: 'WIND' }] });
  await save(agent, { discountPercent: 30 });
  await save(customer, { promoCodeList: [{ promoCode: code }] });
  expect(await record()).toMatchObject({
    discountGivenBy: 'promo',
    discountPercent: 0,
    discountAmount: 25_950,
    duePremium: 248_550,
  });
  await save(customer, { promoCodeList: [{ promoCode: '' }] });
  expect(await record()).toMatchObject({ discountGivenBy: 'nobody', discountAmount: 0, duePremium: 274_500 });
  const given = await server.services.db
    .selectFrom('quote_events')
    .select(['event', 'actor', 'reduction'])
    .where('quote_id', '=', quote.quoteId)
    .where('reduction', 'is not', null)
    .orderBy('id')
    .execute();
  const byCode = { discountPercent: 0, promoCode: code, promoPercent: 10 };
  expect(given).toEqual([
    { event: 'savePromo', actor: 'customer', reduction: byCode },
    {
      event: 'saveDiscount',
      actor: 'agent',
      reduction: { discountPercent: 30, promoCode: '', promoPercent: 0 },
    },
    { event: 'savePromo', actor: 'customer', reduction: byCode },
    {
      event: 'removePromo',
      actor: 'customer',
      reduction: { discountPercent: 0, promoCode: '', promoPercent: 0 },
    },
  ]);
});

it('names the minutes until a code can be tried again, and accepts the right one then', async () => {
  const { server, customer, quote, code } = await withPromoCode();
  const start = server.clock.now().toISOString();
  server.clock.set('2026-01-15T03:48:30.000Z');
  const tryCode = (promoCode: string, headers: Record<string, string> = {}) =>
    call(server, customer, 'validatePromoCode', { body: { promoCode, quoteId: quote.quoteId }, headers });
  for (let times = 0; times < 10; times += 1) {
    expect((await tryCode('PROMOWRONG00')).message).toBe('Promocode is invalid');
  }
  // The hour runs from the first of them.
  server.clock.set('2026-01-15T04:37:00.000Z');
  const blocked = await tryCode(code);
  expect([blocked.status, blocked.message, blocked.headers['retry-after']]).toEqual([
    429,
    'Too many attempts, try again in 12 minutes',
    '690',
  ]);
  const inIndonesian = await tryCode(code, { 'accept-language': 'id' });
  expect(inIndonesian.message).toBe('Terlalu banyak percobaan, coba lagi dalam 12 menit');
  server.clock.set('2026-01-15T04:48:30.000Z');
  const answer = await tryCode(code);
  expect([answer.status, answer.errMsg.discount]).toEqual([200, 10]);
  server.clock.set(start);
});

it('refuses to confirm a quote whose promo code was redeemed elsewhere', async () => {
  const { server, agent, customer, quote, code, save } = await withPromoCode();
  await save(customer, customerBody(quote.phone));
  const other = await newQuote(server, agent);
  await confirmed(server, agent, other);
  await server.services.db
    .updateTable('promo_codes')
    .set({ quote_id: other.quoteId, redeemed_at: server.clock.now() })
    .where('code', '=', code)
    .execute();
  const params = { quoteId: quote.quoteId };
  const answer = await call(server, customer, 'confirmQuote', { params, body: consents });
  expect([answer.status, answer.message]).toEqual([422, 'Promocode is invalid']);
});

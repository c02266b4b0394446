import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, patch, recordOf, newPromo } from '#areas/quote/testing/journey.ts';
import { travelModule } from './module.ts';
import { customerBody, driveTo, newTravelPromo, startedQuote } from './testing/travel.ts';

const world = useAreaServer([travelModule]);

it('takes a discount of 0 to 30 percent from the agent and none from the customer [SHELL-050] [SHELL-051]', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, { agent, quote }, 'Plan Selected');
  const give = (who: Record<string, string>, discountPercent: number) =>
    patch(server, who, quote.quoteId, { discountPercent });
  for (const percent of [0, 0.25, 12.5, 29.99, 30]) expect((await give(agent, percent)).status).toBe(200);
  for (const percent of [-0.01, 30.01, 12.345]) {
    const answer = await give(agent, percent);
    expect([answer.status, answer.message]).toEqual([422, 'Enter only numbers between 0 to 30']);
  }
  expect((await give(customer, 5)).status).toBe(422);
  expect((await recordOf(server, agent, quote.quoteId)).discountPercent).toBe(30);
});

it('accepts a promo code from the customer only, which replaces the discount [SHELL-051]', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, { agent, quote }, 'Plan Selected');
  await patch(server, agent, quote.quoteId, { discountPercent: 5 });
  const code = await newTravelPromo(server, { percent: 20 });
  const { discount } = await succeed(server, customer, 'validatePromoCode', { body: { promoCode: code } });
  expect(discount).toBe(20);
  expect((await patch(server, agent, quote.quoteId, { promoCodeList: [{ promoCode: code }] })).status).toBe(
    422,
  );
  const saved = await patch(server, customer, quote.quoteId, {
    promoCodeList: [{ promoCode: code.toLowerCase(), discountPercent: 99 }],
  });
  expect(saved.errMsg.message).toBe('Quote Updated Successfully');
  expect(saved.errMsg.data).toMatchObject({
    stage: 'PromoCode Added',
    promoCodeList: [{ promoCode: code, discountPercent: 20 }],
    discountGivenBy: 'promo',
    discountAmount: 36_800,
  });
});

it('refuses a promo code that is unknown, not valid today, of another product or redeemed', async () => {
  const { server } = world;
  const { customer } = await startedQuote(server);
  const validate = (promoCode: string) =>
    call(server, customer, 'validatePromoCode', { body: { promoCode } });
  const codes = [
    'NOSUCHCODE000000000',
    await newTravelPromo(server, { valid_until: '2026-01-14' }),
    await newTravelPromo(server, { valid_from: '2026-01-16' }),
    await newPromo(server),
    'short',
  ];
  for (const code of codes) {
    const answer = await validate(code);
    expect([answer.status, answer.errCode, answer.message]).toEqual([422, 4, 'Invalid promo code']);
  }
  for (let guess = 0; guess < 5; guess += 1) await validate('NOSUCHCODE000000000');
  expect((await validate(await newTravelPromo(server))).status).toBe(429);
});

it('redeems a promo code at the confirmation and gives it back when the quote changes', async () => {
  const { server } = world;
  const [first, second] = [await startedQuote(server), await startedQuote(server)];
  const code = await newTravelPromo(server);
  for (const { agent, customer, quote } of [first, second]) {
    await driveTo(server, { agent, quote }, 'Quick Quote Created');
    await patch(server, customer, quote.quoteId, { promoCodeList: [{ promoCode: code }] });
    await patch(server, customer, quote.quoteId, customerBody(quote.phone));
  }
  const confirm = ({ customer, quote }: typeof first) =>
    call(server, customer, 'confirmQuote', { params: { quoteId: quote.quoteId }, body: consents });
  expect((await confirm(first)).status).toBe(200);
  const refused = await confirm(second);
  expect([refused.status, refused.message]).toEqual([422, 'Invalid promo code']);
  expect((await recordOf(server, second.agent, second.quote.quoteId)).stage).toBe(
    'Customer Information Updated',
  );
  await patch(server, first.agent, first.quote.quoteId, { additionalBenefits: [] });
  expect((await confirm(second)).status).toBe(200);
});

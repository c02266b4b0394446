import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import {
  confirmed,
  consents,
  customerBody,
  lastInvoice,
  notify,
  patch,
  recordOf,
} from '#areas/quote/testing/journey.ts';
import { kite } from '#testing/kite/products.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { kitePrice } from '#testing/kite/tariff.ts';
import { newAgent, newPhone, newQuote, signIn } from '#testing/people.ts';

let dearer = 0;
const world = useAreaServer([
  {
    ...kiteModule,
    products: [
      {
        ...kite,
        price: (quote) => {
          const price = kitePrice(quote);
          return { ...price, due_premium: price.due_premium + dearer };
        },
      },
    ],
  },
]);

/** A confirmed quote; then the tariff rises by 1000. */
const confirmedBeforeTheRise = async () => {
  const { server } = world;
  dearer = 0;
  const owner = await newAgent(server);
  const agent = owner.headers;
  const quote = await newQuote(server, agent);
  const proposalNo = await confirmed(server, agent, quote);
  const { duePremium } = await recordOf(server, agent, quote.quoteId);
  dearer = 1000;
  const params = { quoteId: quote.quoteId };
  const { phone } = quote;
  return { server, agent, phone, params, proposalNo, duePremium, signIn: () => signIn(server, owner) };
};

it('keeps the confirmed price after a change of the phone, a quick quote and the sale', async () => {
  const { server, agent, params, proposalNo, duePremium } = await confirmedBeforeTheRise();
  await succeed(server, agent, 'changePhone', { params, body: { insuredMobile: newPhone() } });
  await succeed(server, agent, 'quickQuote', { params });
  expect((await recordOf(server, agent, params.quoteId)).duePremium).toBe(duePremium);
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  const order = lastInvoice(server);
  expect(order.amount).toBe(duePremium);
  await notify(server, order.invoiceNumber, order.amount);
  const sold = await recordOf(server, agent, params.quoteId);
  expect([sold.stage, sold.duePremium]).toEqual(['Policy Generated', duePremium]);
});

it('shows the current price once the proposal is voided or confirmed again', async () => {
  const { server, agent, phone, params, duePremium } = await confirmedBeforeTheRise();
  await patch(server, agent, params.quoteId, customerBody(phone));
  expect((await recordOf(server, agent, params.quoteId)).duePremium).toBe(duePremium + 1000);
  await succeed(server, agent, 'confirmQuote', { params, body: consents });
  dearer = 2000;
  await succeed(server, agent, 'quickQuote', { params });
  // The price of the first confirmation was shown: the new one has to be seen first.
  const asked = await call(server, agent, 'confirmQuote', { params, body: consents });
  expect([asked.status, asked.errMsg.data[0].duePremium]).toEqual([409, duePremium + 2000]);
  const { proposalNo } = await succeed(server, agent, 'confirmQuote', { params, body: consents }).then(
    ({ data }) => data,
  );
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  expect(lastInvoice(server).amount).toBe(duePremium + 2000);
});

it('refuses the payment of a proposal with an expired price until it is quoted again', async () => {
  const { server, params, proposalNo, duePremium, signIn: again } = await confirmedBeforeTheRise();
  const start = server.clock.now().toISOString();
  server.clock.set('2026-02-09T03:00:00.000Z');
  const inTime = await call(server, await again(), 'checkout', { query: { proposalNo } });
  const { quoteId } = params;
  await server.services.db
    .updateTable('quotes')
    .set({ valid_until: '2026-02-08' })
    .where('id', '=', quoteId)
    .execute();
  const agent = await again();
  const late = [
    await call(server, agent, 'checkout', { query: { proposalNo } }),
    await call(server, agent, 'payLater', { query: { proposalNo } }),
    await call(server, agent, 'confirmQuote', { params, body: consents }),
  ];
  await succeed(server, agent, 'quickQuote', { params });
  const requoted = await recordOf(server, agent, quoteId);
  const old = await call(server, agent, 'checkout', { query: { proposalNo } });
  const { data } = await succeed(server, agent, 'confirmQuote', { params, body: consents });
  const paid = await call(server, agent, 'checkout', { query: data });
  server.clock.set(start);
  expect(inTime.status).toBe(200);
  for (const { status, message } of late) {
    expect([status, message]).toEqual([
      422,
      'The price is no longer valid. Please open the order summary again.',
    ]);
  }
  expect(requoted).toMatchObject({
    stage: 'Customer Information Updated',
    duePremium: duePremium + 1000,
    paymentStatus: 'Unpaid',
  });
  expect(requoted.proposalNo).toBeUndefined();
  expect(old.status).toBe(409);
  expect([paid.status, lastInvoice(server).amount]).toEqual([200, duePremium + 1000]);
});

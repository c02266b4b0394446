import { expect, it } from 'vitest';
import { productOf } from '../sold-products.ts';
import { useAreaServer } from '../testing/area-server.ts';
import { succeed } from '../testing/caller.ts';
import { confirmedHome, homeRecord, newHomeQuote } from '../testing/home.ts';
import { consents, lastInvoice, notify } from '../testing/journey.ts';
import { newAgent, newPhone } from '../testing/people.ts';

let dearer = 0;
const world = useAreaServer({
  productOf: (id) => {
    const product = productOf(id);
    return {
      ...product,
      price: (quote) => {
        const price = product.price(quote);
        return { ...price, due_premium: (price.due_premium ?? 0) + dearer };
      },
    };
  },
});

/** A confirmed quote; then the tariff rises by 1000. */
const confirmedBeforeTheRise = async () => {
  const { server } = world;
  dearer = 0;
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent);
  const proposalNo = await confirmedHome(server, agent, quote);
  const { duePremium } = await homeRecord(server, agent, quote.quoteId);
  dearer = 1000;
  return { server, agent, params: { quoteId: quote.quoteId }, proposalNo, duePremium };
};

it('keeps what was confirmed while nothing voids it: the phone, the quick quote and the sale change no amount', async () => {
  const { server, agent, params, proposalNo, duePremium } = await confirmedBeforeTheRise();
  await succeed(server, agent, 'changePhone', { params, body: { insuredMobile: newPhone() } });
  await succeed(server, agent, 'homeQuickQuote', { params });
  expect((await homeRecord(server, agent, params.quoteId)).duePremium).toBe(duePremium);
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  const order = lastInvoice(server);
  expect(order.amount).toBe(duePremium);
  await notify(server, order.invoiceNumber, order.amount);
  const sold = await homeRecord(server, agent, params.quoteId);
  expect([sold.stage, sold.duePremium]).toEqual(['Policy Generated', duePremium]);
});

it('says the price of today once the proposal is void or confirmed anew', async () => {
  const { server, agent, params, duePremium } = await confirmedBeforeTheRise();
  await succeed(server, agent, 'updatePrintPolicy', {
    body: { quoteId: params.quoteId, printOption: 'soft' },
  });
  expect((await homeRecord(server, agent, params.quoteId)).duePremium).toBe(duePremium + 1000);
  await succeed(server, agent, 'confirmQuote', { params, body: consents });
  dearer = 2000;
  await succeed(server, agent, 'homeQuickQuote', { params });
  const { proposalNo } = await succeed(server, agent, 'confirmQuote', { params, body: consents }).then(
    ({ data }) => data,
  );
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  expect(lastInvoice(server).amount).toBe(duePremium + 2000);
});

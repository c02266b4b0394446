import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody } from '#testing/caller.ts';
import { lastInvoice, notify, patch, recordOf } from '#areas/quote/testing/journey.ts';
import { pay, policiesOf, proposed, refundsOf } from '#areas/payment/testing/payments.ts';

const world = useAreaServer();

const statesOf = async (server: AreaServer, quoteId: string): Promise<readonly string[]> => {
  const invoices = server.services.db.selectFrom('invoices').select('state').where('quote_id', '=', quoteId);
  return (await invoices.orderBy('invoice_no').execute()).map(({ state }) => state);
};

it("answers the address of the provider's page, for the amount of the frozen quote and 24 hours", async () => {
  const { server } = world;
  const proposal = await proposed(server);
  const { errMsg } = await pay(server, proposal);
  const order = lastInvoice(server);
  expect(errMsg.response.payment).toEqual({
    url: `https://provider.test/checkout-link-v2/${order.invoiceNumber}`,
    expired_date: '20260116100000',
  });
  expect(order).toMatchObject({ amount: 274_500, dueMinutes: 1440 });
  expect(order.invoiceNumber.length).toBeLessThanOrEqual(30);
  expect(order.customer).toEqual({
    name: 'Budi Santoso',
    email: 'budi@payung.test',
    phone: proposal.quote.phone,
  });
  expect(await recordOf(server, proposal.agent, proposal.quote.quoteId)).toMatchObject({
    paymentStatus: 'Pending',
  });
});

it('reuses the open invoice, and creates another one when it has expired', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  const first = await pay(server, proposal);
  expect((await pay(server, proposal)).errMsg).toEqual(first.errMsg);
  const start = server.clock.now().toISOString();
  server.clock.advance(86_400);
  expect((await recordOf(server, proposal.agent, proposal.quote.quoteId)).paymentStatus).toBe('Expired');
  expect((await pay(server, proposal)).errMsg).not.toEqual(first.errMsg);
  expect(await statesOf(server, proposal.quote.quoteId)).toEqual(['expired', 'open']);
  server.clock.set(start);
});

it('refuses writing calls from a link or an image on another page', async () => {
  const { server } = world;
  const { agent, proposalNo, quote } = await proposed(server);
  const navigate = { 'sec-fetch-mode': 'navigate' };
  for (const name of ['checkout', 'payLater'] as const) {
    const parts = { query: { proposalNo }, headers: navigate };
    expect((await call(server, agent, name, parts)).status).toBe(400);
    expect((await call(server, nobody, name, { query: { proposalNo } })).status).toBe(401);
  }
  const quick = { params: { quoteId: quote.quoteId }, headers: navigate };
  expect((await call(server, agent, 'quickQuote', quick)).status).toBe(400);
});

it('refuses checkout and pay later for a journey that has begun [TRV-080]', async () => {
  const { server } = world;
  const proposal = await proposed(server, { departureDate: '2026-01-15', arrivalDate: '2026-01-18' });
  const start = server.clock.now().toISOString();
  server.clock.set('2026-01-15T17:00:00.000Z'); // midnight in Jakarta
  for (const name of ['checkout', 'payLater'] as const) {
    const answer = await call(server, proposal.agent, name, { query: { proposalNo: proposal.proposalNo } });
    expect([answer.status, answer.message]).toEqual([422, 'The wind has gone']);
  }
  server.clock.set(start);
});

it('answers 503 while the provider is down, and continues with the same invoice afterwards', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  server.provider.isDown = true;
  expect((await pay(server, proposal)).status).toBe(503);
  server.provider.isDown = false;
  expect((await pay(server, proposal)).status).toBe(200);
  expect(lastInvoice(server).invoiceNumber).toBe(`${proposal.proposalNo}-1`);
});

it.each([
  [119_999, '1', ['open']],
  [120_000, '2', ['failed', 'open']],
] as const)(
  'asks again after %d milliseconds without an answer, with invoice number %s',
  async (waited, serial, states) => {
    const { server } = world;
    const proposal = await proposed(server);
    const start = server.clock.now();
    server.provider.isDown = true;
    expect((await pay(server, proposal)).status).toBe(503);
    server.provider.isDown = false;
    server.clock.set(new Date(start.getTime() + waited).toISOString());
    expect((await pay(server, proposal)).status).toBe(200);
    expect(lastInvoice(server).invoiceNumber).toBe(`${proposal.proposalNo}-${serial}`);
    expect(await statesOf(server, proposal.quote.quoteId)).toEqual(states);
    server.clock.set(start.toISOString());
  },
);

it('refuses the checkout when the quote changed while the provider was asked', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  server.provider.whileAsked = async () => {
    server.provider.whileAsked = undefined;
    await patch(server, proposal.agent, proposal.quote.quoteId, { additionalBenefits: [] });
  };
  expect((await pay(server, proposal)).status).toBe(409);
  // The provider has the invoice all the same: what is paid to it must go back.
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  expect(await policiesOf(server, proposal)).toEqual([]);
  expect(await refundsOf(server, proposal)).toEqual([
    { invoice_no: invoiceNumber, amount, reason: 'void-invoice' },
  ]);
});

it('refuses the checkout when the invoice ended while the provider was asked', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  server.provider.whileAsked = async () => {
    server.provider.whileAsked = undefined;
    await notify(server, `${proposal.proposalNo}-1`, 274_500, { status: 'FAILED' });
  };
  expect((await pay(server, proposal)).status).toBe(409);
  expect((await pay(server, proposal)).status).toBe(200);
  expect(lastInvoice(server).invoiceNumber).toBe(`${proposal.proposalNo}-2`);
});

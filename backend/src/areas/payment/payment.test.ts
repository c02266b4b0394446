import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { confirmed, consents, lastInvoice, notify, patch, recordOf } from '#areas/quote/testing/journey.ts';
import { invoiced, pay, policiesOf, refundsOf } from '#areas/payment/testing/payments.ts';
import type { ProposedQuote } from '#areas/payment/testing/payments.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { invoicesToCheck, reconcileInvoice } from './settle.ts';

const world = useAreaServer();

const reconfirm = async (server: AreaServer, { agent, quote }: ProposedQuote): Promise<string> => {
  await patch(server, agent, quote.quoteId, {
    customer: {
      insuredName: 'Budi Santoso',
      insuredDob: '1990-05-17',
      insuredPassportNo: 'A1234568',
      insuredMobile: quote.phone,
      insuredEmail: 'budi@payung.test',
    },
  });
  const { data } = await succeed(server, agent, 'confirmQuote', {
    params: { quoteId: quote.quoteId },
    body: consents,
  });
  return data.proposalNo;
};

it('issues one policy, however often the notification comes', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const jobs = server.jobs.length;
  for (let times = 0; times < 3; times += 1) {
    expect((await notify(server, sale.invoiceNumber, sale.amount)).statusCode).toBe(200);
  }
  const policies = await policiesOf(server, sale);
  expect(policies).toHaveLength(1);
  expect(policies[0]).toMatchObject({ amount: sale.amount, kind: 'paid', invoice_no: sale.invoiceNumber });
  expect(await refundsOf(server, sale)).toEqual([]);
  expect(server.jobs.length - jobs).toBe(1);
});

it('refuses a notification without the right signature, and changes nothing', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const forged = await notify(server, sale.invoiceNumber, sale.amount, { secretKey: 'SK-somebody-else' });
  expect(forged.statusCode).toBe(401);
  const signed = server.provider.notification(sale.invoiceNumber, sale.amount);
  const tampered = { ...signed, payload: signed.payload.replace(String(sale.amount), '1') };
  const { signature: _signature, ...unsigned } = signed.headers;
  const { 'client-id': _client, ...anonymous } = signed.headers;
  for (const attempt of [tampered, { ...signed, headers: unsigned }, { ...signed, headers: anonymous }]) {
    expect((await server.app.inject({ method: 'POST', ...attempt })).statusCode).toBe(401);
  }
  expect(await policiesOf(server, sale)).toEqual([]);
  expect((await recordOf(server, sale.agent, sale.quote.quoteId)).paymentStatus).toBe('Pending');
});

it('issues no policy for a wrong amount, and records a refund due', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  for (let times = 0; times < 2; times += 1) await notify(server, sale.invoiceNumber, 1000);
  expect(await policiesOf(server, sale)).toEqual([]);
  expect(await refundsOf(server, sale)).toEqual([
    { invoice_no: sale.invoiceNumber, amount: 1000, reason: 'wrong-amount' },
  ]);
});

it('finds a payment whose notification was lost by asking the provider', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  server.provider.states.set(sale.invoiceNumber, { status: 'SUCCESS', amount: sale.amount });
  expect(await invoicesToCheck(server.services, 100)).not.toContain(sale.invoiceNumber);
  const start = server.clock.now().toISOString();
  server.clock.advance(61);
  expect(await invoicesToCheck(server.services, 100)).toContain(sale.invoiceNumber);
  expect(await reconcileInvoice(server.services, sale.invoiceNumber)).toBe('policy');
  expect(await reconcileInvoice(server.services, sale.invoiceNumber)).toBe('known');
  await notify(server, sale.invoiceNumber, sale.amount);
  expect(await policiesOf(server, sale)).toHaveLength(1);
  expect(await refundsOf(server, sale)).toEqual([]);
  server.clock.set(start);
});

it('issues the policy for money that arrives after the invoice has ended', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  await notify(server, sale.invoiceNumber, sale.amount, { status: 'EXPIRED' });
  expect((await recordOf(server, sale.agent, sale.quote.quoteId)).paymentStatus).toBe('Expired');
  await notify(server, sale.invoiceNumber, sale.amount);
  expect(await policiesOf(server, sale)).toHaveLength(1);
});

it('records a refund due for a payment of an older price, and issues the policy for the new price', async () => {
  const { server } = world;
  const old = await invoiced(server);
  const proposalNo = await reconfirm(server, old);
  expect((await pay(server, old)).status).toBe(409);
  const fresh = { ...old, proposalNo };
  await pay(server, fresh);
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, old.invoiceNumber, old.amount);
  expect(await policiesOf(server, old)).toEqual([]);
  await notify(server, invoiceNumber, amount);
  expect(await policiesOf(server, old)).toHaveLength(1);
  await notify(server, old.invoiceNumber, old.amount);
  expect(await refundsOf(server, old)).toEqual([
    { invoice_no: old.invoiceNumber, amount: old.amount, reason: 'void-invoice' },
  ]);
});

it('issues one policy for two paid invoices, and records a refund due for the second', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const start = server.clock.now().toISOString();
  server.clock.advance(86_400);
  await pay(server, sale);
  const second = lastInvoice(server);
  expect(second.invoiceNumber).not.toBe(sale.invoiceNumber);
  await notify(server, sale.invoiceNumber, sale.amount);
  await notify(server, second.invoiceNumber, second.amount);
  expect(await policiesOf(server, sale)).toHaveLength(1);
  expect(await refundsOf(server, sale)).toEqual([
    { invoice_no: second.invoiceNumber, amount: second.amount, reason: 'second-payment' },
  ]);
  server.clock.set(start);
});

it('answers no policy number before the payment', async () => {
  const { server } = world;
  const { agent, quote } = await invoiced(server);
  const { data } = await succeed(server, agent, 'paymentState', { query: { quoteId: quote.quoteId } });
  expect(data).not.toHaveProperty('policyNo');
});

it('answers 404 to a notification about an unknown invoice', async () => {
  const { server } = world;
  expect((await notify(server, 'PR0-1', 1000)).statusCode).toBe(404);
});

it('issues a policy to be paid within thirty days once, and refuses a second time [PAY-009] [PAY-014]', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const query = { proposalNo: sale.proposalNo };
  const { data } = await succeed(server, sale.agent, 'payLater', { query });
  expect(data).toEqual({
    proposalNo: sale.proposalNo,
    policyNo: expect.stringMatching(/^PO/),
    payLaterDueDate: '2026-02-10',
    SessionId: expect.stringMatching(/^REF-[2-9A-Z]{10}$/),
  });
  const again = await call(server, sale.agent, 'payLater', { query });
  expect(again).toMatchObject({
    status: 422,
    errCode: 422,
    errMsg: { ValidateResult: { message: 'Policy already created with this proposal Number' } },
  });
  expect(await recordOf(server, sale.agent, sale.quote.quoteId)).toMatchObject({
    stage: 'Full Quote Created With Payment',
    paymentStatus: 'PayLater',
  });
  // The page of the provider may still be open in another tab.
  await notify(server, sale.invoiceNumber, sale.amount);
  expect(await policiesOf(server, sale)).toHaveLength(1);
  expect(await refundsOf(server, sale)).toHaveLength(1);
});

it('lists pending payments with code 1, filtered and sorted', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const names = ['Citra Ayu', 'Dian 100%'];
  for (const insuredName of names) {
    const quote = await newQuote(server, agent.headers);
    await confirmed(server, agent.headers, quote);
    await server.services.db
      .updateTable('quotes')
      .set({ insured_name: insuredName })
      .where('id', '=', quote.quoteId)
      .execute();
  }
  const list = (query: Record<string, string>) => call(server, agent.headers, 'paymentPending', { query });
  const all = await list({});
  expect([all.errCode, all.errMsg.totalCount]).toEqual([1, 2]);
  expect((await list({ insuredName: 'citra' })).errMsg.data).toMatchObject([{ insuredName: 'Citra Ayu' }]);
  expect((await list({ insuredName: '0%' })).errMsg.totalCount).toBe(1);
  expect((await list({ insuredName: '_' })).errMsg.totalCount).toBe(0);
  expect((await list({ proposalNo: 'PR', sort: 'premium' })).errMsg.totalCount).toBe(2);
});

it('gives points to both levels of the network when the insured has paid', async () => {
  const { server } = world;
  const top = await newAgent(server);
  const middle = await newAgent(server, { invited_by: top.id });
  const seller = await newAgent(server, { invited_by: middle.id });
  const quote = await newQuote(server, seller.headers);
  await succeed(server, seller.headers, 'generateLink', { query: { type: 'lead', quoteId: quote.quoteId } });
  const proposalNo = await confirmed(server, seller.headers, quote);
  await succeed(server, seller.headers, 'checkout', { query: { proposalNo } });
  const points = async (who: typeof top) => (await succeed(server, who.headers, 'getPoints')).data;
  expect(await points(seller)).toMatchObject({ total: 0, completedReferrals: 0, entries: [] });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  expect(await points(seller)).toMatchObject({
    total: 27,
    completedReferrals: 1,
    entries: [{ reason: 'policy' }],
  });
  expect(await points(middle)).toMatchObject({ total: 2, entries: [{ reason: 'referral' }] });
  expect(await points(top)).toMatchObject({ total: 1 });
});

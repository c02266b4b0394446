import { expect, it } from 'vitest';
import type { AreaServer } from '../testing/area-server.ts';
import { useAreaServer } from '../testing/area-server.ts';
import { call, nobody, succeed } from '../testing/caller.ts';
import { confirmed, consents, lastInvoice, notify, patch, recordOf } from '../testing/journey.ts';
import { newAgent, newQuote, newVisit } from '../testing/people.ts';
import { invoicesToCheck, reconcileInvoice } from './reconcile.ts';

const world = useAreaServer();

const proposed = async (server: AreaServer, facts: object = {}) => {
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers, facts);
  const proposalNo = await confirmed(server, agent.headers, quote);
  return { agent: agent.headers, agentId: agent.id, quote, proposalNo };
};

type Proposed = Awaited<ReturnType<typeof proposed>>;

const pay = (server: AreaServer, { agent, proposalNo }: Proposed) =>
  call(server, agent, 'checkout', { query: { proposalNo } });

const invoiced = async (server: AreaServer) => {
  const proposal = await proposed(server);
  await pay(server, proposal);
  const { invoiceNumber, amount } = lastInvoice(server);
  return { ...proposal, invoiceNumber, amount };
};

const policiesOf = (server: AreaServer, { quote }: Proposed) =>
  server.services.db.selectFrom('policies').selectAll().where('quote_id', '=', quote.quoteId).execute();

const refundsOf = (server: AreaServer, { quote }: Proposed) =>
  server.services.db
    .selectFrom('refunds_due')
    .select(['invoice_no', 'amount', 'reason'])
    .where('quote_id', '=', quote.quoteId)
    .execute();

const reconfirm = async (server: AreaServer, { agent, quote }: Proposed): Promise<string> => {
  await patch(server, agent, quote.quoteId, {
    customer: {
      insuredName: 'Budi Santoso',
      insuredDob: '1990-05-17',
      insuredPassportNo: 'A1234568',
      insuredMobile: quote.phone,
      insuredEmail: 'budi@payung.test',
      adults: [],
      childs: [],
    },
  });
  const { data } = await succeed(server, agent, 'confirmQuote', {
    params: { quoteId: quote.quoteId },
    body: consents,
  });
  return data.proposalNo;
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

it('uses the open invoice again, and makes another one when it has expired', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  const first = await pay(server, proposal);
  expect((await pay(server, proposal)).errMsg).toEqual(first.errMsg);
  const start = server.clock.now().toISOString();
  server.clock.advance(86_400);
  expect((await recordOf(server, proposal.agent, proposal.quote.quoteId)).paymentStatus).toBe('Expired');
  expect((await pay(server, proposal)).errMsg).not.toEqual(first.errMsg);
  server.clock.set(start);
});

it('fires no call that writes from a link or an image on another page', async () => {
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

it('sends nobody to pay for a journey that has begun [TRV-080]', async () => {
  const { server } = world;
  const proposal = await proposed(server, { departureDate: '2026-01-15', arrivalDate: '2026-01-18' });
  const start = server.clock.now().toISOString();
  server.clock.set('2026-01-15T17:00:00.000Z'); // midnight in Jakarta
  for (const name of ['checkout', 'payLater'] as const) {
    const answer = await call(server, proposal.agent, name, { query: { proposalNo: proposal.proposalNo } });
    expect([answer.status, answer.message]).toEqual([
      422,
      'The departure date has passed. This policy can no longer be paid.',
    ]);
  }
  server.clock.set(start);
});

it('says that the provider is down, and goes on with the same invoice when it is back', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  server.provider.isDown = true;
  expect((await pay(server, proposal)).status).toBe(503);
  server.provider.isDown = false;
  expect((await pay(server, proposal)).status).toBe(200);
  expect(lastInvoice(server).invoiceNumber).toBe(`${proposal.proposalNo}-1`);
});

it('gives no page to pay at when the quote changed while the provider was asked', async () => {
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

it('believes no notification without the right signature, and changes nothing', async () => {
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

it('issues nothing for a wrong amount, and owes back what was paid', async () => {
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

it('owes back what is paid to the invoice of an older price, and sells the new one', async () => {
  const { server } = world;
  const old = await invoiced(server);
  const proposalNo = await reconfirm(server, old);
  expect((await pay(server, old)).status).toBe(404);
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

it('issues one policy for two paid invoices, and owes the second payment back', async () => {
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

it('answers a notification about an invoice that nobody knows with 404', async () => {
  const { server } = world;
  expect((await notify(server, 'PR0-1', 1000)).statusCode).toBe(404);
});

it('lets a customer pay later once, by a day within thirty, and no second time [PAY-009] [PAY-014]', async () => {
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
  expect((await pay(server, sale)).status).toBe(422);
  // The page of the provider may still be open in another tab.
  await notify(server, sale.invoiceNumber, sale.amount);
  expect(await policiesOf(server, sale)).toHaveLength(1);
  expect(await refundsOf(server, sale)).toHaveLength(1);
});

it('lists what waits for payment with code 1, by search and order', async () => {
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

it('prints the policy as it was paid, only once it is sold [PAY-027]', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const query = { quoteId: sale.quote.quoteId, logkey: 'policyDownloadNotification' };
  expect((await call(server, sale.agent, 'ePolicy', { query })).status).toBe(422);
  await notify(server, sale.invoiceNumber, sale.amount);
  const customer = await newVisit(server, sale.quote.quoteId, sale.quote.phone);
  const { policyNo } = await recordOf(server, customer, sale.quote.quoteId);
  const answer = await call(server, customer, 'ePolicy', { query });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="Travel Insurance_${policyNo}.pdf"`,
  });
  expect(answer.bytes.toString()).toContain('Budi Santoso');
  const content = server.printed.at(-1);
  expect(content).toMatchObject({ kind: 'policy', number: policyNo });
  expect(JSON.stringify(content)).toContain('Rp 274.500');
  const open = await server.app.inject({
    url: `/api/user/e-policy?quoteId=${query.quoteId}`,
    headers: sale.agent,
  });
  expect(open.statusCode).toBe(404);
});

it('prints the quotation in the language of the reader [PAY-030]', async () => {
  const { server } = world;
  const { agent, quote } = await proposed(server);
  const answer = await call(server, agent, 'eQuotation', {
    query: { quoteId: quote.quoteId },
    headers: { 'accept-language': 'id' },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(server.printed.at(-1)).toMatchObject({ kind: 'quotation', language: 'id', number: quote.code });
});

it('gives a share link to the policy once there is one [PAY-026]', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const share = (pdfType: string) =>
    call(server, sale.agent, 'generateLink', {
      query: { type: 'lead', quoteId: sale.quote.quoteId, isEPdfLink: 'true', pdfType },
    });
  expect((await share('policy')).status).toBe(422);
  expect((await share('quickQuote')).errMsg.link).toMatch(/\/app\/travel\/\w{6}$/);
  await notify(server, sale.invoiceNumber, sale.amount);
  expect((await share('policy')).errMsg.link).toMatch(/\/app\/travel\/\w{6}$/);
});

it('earns points on both levels of the network when the insured has paid', async () => {
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

import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { confirmedHome, homeRecord, newHomeQuote, useHomeServer } from './testing/home.ts';
import { lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { paymentNotice } from '#areas/payment/payment-notice.ts';
import { policyEmail } from '#areas/payment/policies/policy-email.ts';

const world = useHomeServer();

const proposed = async (server: AreaServer) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent);
  const proposalNo = await confirmedHome(server, agent, quote);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, customer, quote, proposalNo, query: { proposalNo } };
};

/** As if days had gone by since the confirmation. */
const beginOn = (server: AreaServer, proposalNo: string, start_date: string) =>
  server.services.db
    .updateTable('quotes')
    .set({ start_date })
    .where('proposal_no', '=', proposalNo)
    .execute();

const policiesOf = (server: AreaServer, quoteId: string) =>
  server.services.db.selectFrom('policies').selectAll().where('quote_id', '=', quoteId).execute();

it('sends product, plan and the amount due to the payment provider', async () => {
  const { server } = world;
  const { customer, quote, query } = await proposed(server);
  await succeed(server, customer, 'checkout', { query });
  const { duePremium } = await homeRecord(server, customer, quote.quoteId);
  const order = lastInvoice(server);
  expect(order.amount).toBe(duePremium);
  expect(order.lineItems).toEqual([
    { name: 'Home Insurance PROPERTY ALL RISK', price: duePremium, quantity: 1 },
  ]);
});

it('makes a payment link of 24 hours, the same until it expires and another afterwards [PAY-016]', async () => {
  const { server } = world;
  const { agent, quote, query } = await proposed(server);
  const first = await succeed(server, agent, 'checkout', { query });
  const state = { query: { quoteId: quote.quoteId } };
  const start = server.clock.now();
  const { data } = await succeed(server, agent, 'paymentState', state);
  expect(Date.parse(data.linkExpiresAt ?? '') - start.getTime()).toBe(24 * 3_600_000);
  server.clock.advance(24 * 3600 - 60);
  expect(await succeed(server, agent, 'checkout', { query })).toEqual(first);
  server.clock.advance(60);
  expect((await succeed(server, agent, 'paymentState', state)).data.status).toBe('Expired');
  expect(await succeed(server, agent, 'checkout', { query })).not.toEqual(first);
  expect((await succeed(server, agent, 'paymentState', state)).data.status).toBe('Pending');
  server.clock.set(start.toISOString());
});

it('lets a customer pay later within thirty days, and answers policy and reference [PAY-009] [PAY-014]', async () => {
  const { server } = world;
  const { customer, quote, query } = await proposed(server);
  const { data } = await succeed(server, customer, 'payLater', { query });
  expect(data).toEqual({
    policyNo: expect.stringMatching(/^PO\d+$/),
    proposalNo: query.proposalNo,
    payLaterDueDate: '2026-02-10',
    SessionId: expect.stringMatching(/^REF-[2-9A-Z]{10}$/),
  });
  expect(await homeRecord(server, customer, quote.quoteId)).toMatchObject({
    stage: 'Full Quote Created With Payment',
    paymentStatus: 'PayLater',
    policyNo: data.policyNo,
    SessionId: data.SessionId,
    payLaterDueDate: data.payLaterDueDate,
  });
});

it('sets the pay-later due date to thirty days, at most to the day after cover begins [PAY-014]', async () => {
  const { server } = world;
  for (const [start, due] of [
    ['2026-06-01', '2026-02-14'],
    ['2026-01-14', '2026-01-15'],
  ] as const) {
    const { agent, query } = await proposed(server);
    await beginOn(server, query.proposalNo, start);
    const { data } = await succeed(server, agent, 'payLater', { query });
    expect([start, data.payLaterDueDate]).toEqual([start, due]);
  }
});

it('refuses a second pay later with the text of the specification, and keeps one policy [PAY-013]', async () => {
  const { server } = world;
  const { customer, agent, quote, query } = await proposed(server);
  await succeed(server, customer, 'payLater', { query });
  for (const who of [customer, agent]) {
    expect(await call(server, who, 'payLater', { query })).toMatchObject({
      status: 422,
      errCode: 422,
      errMsg: { ValidateResult: { message: 'Policy already created with this proposal Number' } },
    });
  }
  expect(await policiesOf(server, quote.quoteId)).toHaveLength(1);
  // It can be paid until its due date.
  expect((await call(server, customer, 'checkout', { query })).status).toBe(200);
});

it('refuses checkout and pay later for cover that began the day before yesterday', async () => {
  const { server } = world;
  const { agent, query } = await proposed(server);
  await beginOn(server, query.proposalNo, '2026-01-13');
  for (const name of ['checkout', 'payLater'] as const) {
    const answer = await call(server, agent, name, { query });
    expect([answer.status, answer.message]).toEqual([
      422,
      'The start date has passed. Please choose another start date.',
    ]);
  }
  await beginOn(server, query.proposalNo, '2026-01-14');
  expect((await call(server, agent, 'checkout', { query })).status).toBe(200);
});

it('issues the policy when the provider says so, and hides the ID card number from the agent', async () => {
  const { server } = world;
  const { agent, quote, query } = await proposed(server);
  await succeed(server, agent, 'checkout', { query });
  const { invoiceNumber, amount } = lastInvoice(server);
  expect((await notify(server, invoiceNumber, amount)).statusCode).toBe(200);
  const record = await homeRecord(server, agent, quote.quoteId);
  expect(record).toMatchObject({
    stage: 'Policy Generated',
    paymentStatus: 'Paid',
    SessionId: expect.stringMatching(/^REF-/),
    // An agent needs the whole number no more.
    insuredIdCard: expect.not.stringContaining('3273010101900001'),
  });
});

it('lists a pending payment of home without a departure day', async () => {
  const { server } = world;
  const { agent, quote } = await proposed(server);
  const { data } = await succeed(server, agent, 'paymentPending', { query: {} });
  expect(data).toMatchObject([{ quoteId: quote.quoteId }]);
  expect(data[0]).not.toHaveProperty('departureDate');
});

it('prints the home policy by its own call, for the id in the path alone [PAY-029]', async () => {
  const { server } = world;
  const { agent, customer, quote, query } = await proposed(server);
  const params = { quoteId: quote.quoteId };
  const print = (other: string) =>
    call(server, customer, 'homeEPolicy', { params, query: { quoteId: other } });
  expect((await print(quote.quoteId)).status).toBe(422);
  const { data } = await succeed(server, agent, 'payLater', { query });
  const answer = await print(quote.quoteId);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Home insurance_${data.policyNo}.pdf"`,
  });
  const content = JSON.stringify(server.printed.at(-1));
  const facts = [
    data.policyNo,
    'Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat',
    'Rp 2.000.000.000',
    'Building sum insured',
    'How the premium is calculated',
    'Earthquake, zone',
    'Soft copy',
    'To be paid by 10/02/2026',
  ];
  for (const fact of facts) expect(content).toContain(fact);
  const strangers = await proposed(server);
  expect((await print(strangers.quote.quoteId)).status).toBe(404);
  const swapped = { params: { quoteId: strangers.quote.quoteId }, query: { quoteId: quote.quoteId } };
  expect((await call(server, customer, 'homeEPolicy', swapped)).status).toBe(404);
});

it('prints the quotation of home in the language of the reader, with every line of the premium [PAY-030]', async () => {
  const { server } = world;
  const { customer, quote } = await proposed(server);
  await succeed(server, customer, 'eQuotation', {
    query: { quoteId: quote.quoteId },
    headers: { 'accept-language': 'id' },
  });
  const content = server.printed.at(-1);
  expect(content).toMatchObject({
    kind: 'quotation',
    language: 'id',
    number: quote.code,
    title: 'Home Insurance · Penawaran',
  });
  const record = await homeRecord(server, customer, quote.quoteId);
  const explained = content?.sections.find((section) => section.heading === 'Cara perhitungan premi');
  expect(explained?.lines).toHaveLength(record.premiumParts.length);
  expect(JSON.stringify(explained)).toContain('zona hingga 30 cm');
  expect(JSON.stringify(explained)).toContain('tabel I.A 2976, SE OJK 6/SEOJK.05/2017 (2017)');
  expect(content?.notes).toContain('Premi dihitung dengan tarif contoh.');
});

it('sends the policy by e-mail as a home insurance', async () => {
  const { server } = world;
  const { agent, quote, query } = await proposed(server);
  const { data } = await succeed(server, agent, 'payLater', { query });
  const job = { kind: 'sendPolicyEmail', quoteId: quote.quoteId, language: 'id' } as const;
  expect(server.jobs.at(-1)).toEqual(job);
  const email = await policyEmail(server.services, { ...job, language: 'en' });
  expect(email?.subject).toBe(`Your home insurance policy ${data.policyNo}`);
  expect(email?.body).toContain('your home');
  expect(email?.body).not.toMatch(/journey|\{/);
  expect(email?.attachments[0]?.fileName).toBe(`Home insurance_${data.policyNo}.pdf`);
});

it('names the product in sentences, subjects and files in the language of the reader (ruling R84)', async () => {
  const { server } = world;
  const { agent, quote, query } = await proposed(server);
  const { data } = await succeed(server, agent, 'payLater', { query });
  const email = await policyEmail(server.services, {
    kind: 'sendPolicyEmail',
    quoteId: quote.quoteId,
    language: 'id',
  });
  expect(email?.subject).toBe(`Polis asuransi rumah Anda ${data.policyNo}`);
  expect(email?.attachments[0]?.fileName).toBe(`Asuransi rumah_${data.policyNo}.pdf`);
  expect(email?.body).toContain('Home Insurance · PROPERTY ALL RISK');
  const notice = await paymentNotice(server.services, {
    kind: 'sendPaymentNotice',
    quoteId: quote.quoteId,
    notice: 'dueTomorrow',
    to: 'customer',
    language: 'id',
  });
  expect(notice?.body).toContain(`untuk polis Anda ${data.policyNo} (asuransi rumah) paling lambat`);
});

it('writes the e-mail in the language of the confirmation, also after a later consent to a photo', async () => {
  const { server } = world;
  const { agent, quote, query } = await proposed(server);
  await succeed(server, agent, 'productToken', { params: { quoteId: quote.quoteId } });
  await succeed(server, agent, 'checkout', { query });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  expect(server.jobs.at(-1)).toMatchObject({ quoteId: quote.quoteId, language: 'id' });
});

import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { lastInvoice, notify, recordOf } from '#areas/quote/testing/journey.ts';
import { policiesOf, proposed, refundsOf } from '#areas/payment/testing/payments.ts';
import { untilWaiting } from '#core/database/testing/overlap-writes.ts';
import { newVisit, signIn } from '#testing/people.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { messagesOfJobs } from '#app/jobs/testing/messages-of-jobs.ts';
import { watchUnpaidPolicies } from './policies/unpaid-policies.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';

/** A policy of 274.500 rupiah that is due on 10 February 2026. */
const boughtLater = async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await proposed(server);
  const { data } = await succeed(server, sale.agent, 'payLater', { query: { proposalNo: sale.proposalNo } });
  const agent = () => signIn(server, { id: sale.agentId, phone: '6281200000001' });
  return { server, sale, policyNo: data.policyNo as string, agent };
};

const checkoutAs = (server: AreaServer, who: Credentials, proposalNo: string) =>
  call(server, who, 'checkout', { query: { proposalNo } });

const messagesOf = (server: AreaServer, quoteId: string) =>
  messagesOfJobs(
    server.services,
    server.jobs.filter((job) => 'quoteId' in job && job.quoteId === quoteId),
  );

const noticesOf = (server: AreaServer, quoteId: string) =>
  server.jobs.flatMap((job) =>
    job.kind === 'sendPaymentNotice' && job.quoteId === quoteId ? [[job.notice, job.to]] : [],
  );

it('can be paid by the agent or the customer, and stays the same policy', async () => {
  const { server, sale, policyNo } = await boughtLater();
  const { quoteId, phone } = sale.quote;
  const visit = await newVisit(server, quoteId, phone);
  const byAgent = await checkoutAs(server, sale.agent, sale.proposalNo);
  const byCustomer = await checkoutAs(server, visit, sale.proposalNo);
  expect([byAgent.status, byCustomer.status]).toEqual([200, 200]);
  expect(byCustomer.errMsg).toEqual(byAgent.errMsg);
  expect((await recordOf(server, visit, quoteId)).paymentStatus).toBe('PayLater');
  const { invoiceNumber, amount } = lastInvoice(server);
  expect(amount).toBe(274_500);
  for (let times = 0; times < 3; times += 1) await notify(server, invoiceNumber, amount);
  const policies = await policiesOf(server, sale);
  expect(policies).toHaveLength(1);
  expect(policies[0]).toMatchObject({ policy_no: policyNo, kind: 'payLater', invoice_no: invoiceNumber });
  expect(policies[0]?.paid_at?.toISOString()).toBe(START);
  expect(await refundsOf(server, sale)).toEqual([]);
  expect(await recordOf(server, sale.agent, quoteId)).toMatchObject({
    stage: 'Policy Generated',
    paymentStatus: 'Paid',
    policyNo,
  });
  const { data: points } = await succeed(server, sale.agent, 'getPoints');
  expect(points.total).toBe(27);
  const { rows } = {
    rows: await server.services.db
      .selectFrom('notifications')
      .select('kind')
      .where('quote_id', '=', quoteId)
      .orderBy('created_at')
      .execute(),
  };
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['payLater', 'policyGenerated']);
  expect((await checkoutAs(server, sale.agent, sale.proposalNo)).status).toBe(422);
});

it('is issued once, and a second request is refused [PAY-009]', async () => {
  const { server, sale } = await boughtLater();
  const again = await call(server, sale.agent, 'payLater', { query: { proposalNo: sale.proposalNo } });
  expect([again.status, again.errCode]).toEqual([422, 422]);
  expect(await policiesOf(server, sale)).toHaveLength(1);
});

it('names amount and due date in the mail of the policy, and no longer once paid', async () => {
  const { server, sale } = await boughtLater();
  await checkoutAs(server, sale.agent, sale.proposalNo);
  const [atIssue] = await messagesOf(server, sale.quote.quoteId);
  expect(atIssue?.body).toContain('Mohon bayar Rp 274.500 paling lambat 10/02/2026.');
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  expect((await messagesOf(server, sale.quote.quoteId)).at(-1)?.body).not.toMatch(/Mohon bayar|Please pay/);
});

it('is payable to the last minute of its due date in Jakarta, when its link ends too', async () => {
  const { server, sale, agent } = await boughtLater();
  server.clock.set('2026-02-10T16:00:00.000Z'); // 23:00 in Jakarta
  const inTime = await checkoutAs(server, await agent(), sale.proposalNo);
  expect([inTime.status, inTime.errMsg.response.payment.expired_date]).toEqual([200, '20260211000000']);
  expect(lastInvoice(server).dueMinutes).toBe(60);
  server.clock.set('2026-02-10T17:00:00.000Z'); // midnight
  const late = await checkoutAs(server, await agent(), sale.proposalNo);
  expect([late.status, late.message]).toEqual([
    422,
    'The due date of this policy has passed, so it can no longer be paid',
  ]);
});

it('reminds agent and customer once seven days and once one day before the due date', async () => {
  const { server, sale } = await boughtLater();
  const { quoteId } = sale.quote;
  const on = async (moment: string) => {
    server.clock.set(moment);
    await watchUnpaidPolicies(server.services);
    await watchUnpaidPolicies(server.services);
    return noticesOf(server, quoteId);
  };
  expect(await on('2026-02-02T16:59:00.000Z')).toEqual([]);
  const seven = [
    ['dueInSevenDays', 'customer'],
    ['dueInSevenDays', 'agent'],
  ];
  expect(await on('2026-02-02T17:00:00.000Z')).toEqual(seven); // 3 February in Jakarta
  expect(await on('2026-02-08T16:59:00.000Z')).toEqual(seven);
  expect(await on('2026-02-08T17:00:00.000Z')).toEqual([
    ...seven,
    ['dueTomorrow', 'customer'],
    ['dueTomorrow', 'agent'],
  ]);
  const [, toCustomer, toAgent] = await messagesOf(server, quoteId);
  expect(toCustomer).toMatchObject({ channel: 'email', to: 'budi@payung.test' });
  expect(toCustomer?.body).toContain('Mohon bayar Rp 274.500');
  expect(toCustomer?.body).toContain('paling lambat 10/02/2026');
  const pays = /href="https:\/\/payung\.test\/app\/kite\/(\w{6})"[^>]*>Bayar Rp\s274\.500</.exec(
    toCustomer?.html ?? '',
  );
  expect(toCustomer?.body).toContain(`Bayar Rp 274.500:\nhttps://payung.test/app/kite/${pays?.[1]}\n`);
  expect((await call(server, nobody, 'decryptLink', { query: { id: pays?.[1] ?? '' } })).status).toBe(200);
  expect(toAgent).toMatchObject({ channel: 'email', to: 'sari@payung.test' });
  expect(toAgent?.html).toContain('href="https://payung.test/app/notificationpaymentpending"');
  expect(toAgent?.body).not.toContain('/app/kite/');
});

it('is cancelled once after its due date, and later payments are refunded', async () => {
  const { server, sale, agent, policyNo } = await boughtLater();
  const { quoteId } = sale.quote;
  server.clock.set('2026-02-10T16:00:00.000Z');
  await checkoutAs(server, await agent(), sale.proposalNo);
  await watchUnpaidPolicies(server.services);
  expect((await policiesOf(server, sale))[0]?.cancelled_at).toBeNull();
  const { invoiceNumber, amount } = lastInvoice(server);
  server.clock.set('2026-02-10T17:00:00.000Z');
  await Promise.all([watchUnpaidPolicies(server.services), watchUnpaidPolicies(server.services)]);
  const [policy] = await policiesOf(server, sale);
  expect(policy?.cancelled_at?.toISOString()).toBe('2026-02-10T17:00:00.000Z');
  const invoice = await server.services.db
    .selectFrom('invoices')
    .select('state')
    .where('invoice_no', '=', invoiceNumber)
    .executeTakeFirstOrThrow();
  expect(invoice.state).toBe('void');
  const who = await agent();
  expect(await recordOf(server, who, quoteId)).toMatchObject({ paymentStatus: 'Cancelled', policyNo });
  expect(noticesOf(server, quoteId).filter(([kind]) => kind === 'cancelled')).toEqual([
    ['cancelled', 'customer'],
    ['cancelled', 'agent'],
  ]);
  const { data } = await succeed(server, who, 'paymentState', { query: { quoteId } });
  expect(data).toMatchObject({ status: 'Cancelled', isPayable: false, payLaterDueDate: '2026-02-10' });
  const pending = await call(server, who, 'paymentPending', { query: {} });
  expect([pending.errMsg.totalCount, pending.errMsg.data]).toEqual([0, []]);
  expect((await checkoutAs(server, who, sale.proposalNo)).message).toBe(
    'This policy was cancelled because it was not paid by its due date',
  );
  await notify(server, invoiceNumber, amount);
  expect(await refundsOf(server, sale)).toEqual([
    { invoice_no: invoiceNumber, amount, reason: 'policy-cancelled' },
  ]);
  expect((await recordOf(server, who, quoteId)).paymentStatus).toBe('Cancelled');
});

it('stays payable when the provider ends one of its payment links', async () => {
  const { server, sale } = await boughtLater();
  await checkoutAs(server, sale.agent, sale.proposalNo);
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount, { status: 'EXPIRED' });
  expect((await recordOf(server, sale.agent, sale.quote.quoteId)).paymentStatus).toBe('PayLater');
  const { data } = await succeed(server, sale.agent, 'paymentState', {
    query: { quoteId: sale.quote.quoteId },
  });
  expect(data).toMatchObject({ status: 'PayLater', isPayable: true });
});

it('shows that the link has expired and that a new one can be created', async () => {
  const { server, sale, policyNo, agent } = await boughtLater();
  const { quoteId } = sale.quote;
  await checkoutAs(server, sale.agent, sale.proposalNo);
  server.clock.set('2026-01-17T03:00:00.000Z');
  const who = await agent();
  const { data } = await succeed(server, who, 'paymentState', { query: { quoteId } });
  expect(data).toMatchObject({
    status: 'PayLater',
    policyNo,
    linkExpiresAt: '2026-01-16T03:00:00.000Z',
    payLaterDueDate: '2026-02-10',
    isPayable: true,
  });
  expect((await checkoutAs(server, who, sale.proposalNo)).errMsg.response.payment.expired_date).toBe(
    '20260118100000',
  );
});

/** What record, state, pending payments and recent quotes say of the payment. */
const paymentSaid = async (server: AreaServer, who: Credentials, quoteId: string) => {
  const record = await recordOf(server, who, quoteId);
  const { data: state } = await succeed(server, who, 'paymentState', { query: { quoteId } });
  const { data: waiting } = (await call(server, who, 'paymentPending', { query: {} })).errMsg;
  const recent = await succeed(server, who, 'recentQuotes', { query: { perPage: '10', pageNo: '1' } });
  const row = recent.data.data[0];
  return {
    status: [
      record.paymentStatus,
      state.status,
      row.paymentStatus,
      ...waiting.map((one: Wire) => one.status),
    ],
    linkExpiresAt: [record, state, row, ...waiting].map((said) => said.linkExpiresAt),
    payLaterDueDate: [record, state, row, ...waiting].map((said) => said.payLaterDueDate),
    isPayable: [state, row, ...waiting].map((said) => said.isPayable),
  };
};
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

it('shows the newest payment link in every list, and none that pay later has voided', async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await proposed(server);
  const { quoteId } = sale.quote;
  await checkoutAs(server, sale.agent, sale.proposalNo);
  expect(await paymentSaid(server, sale.agent, quoteId)).toEqual({
    status: times(4, 'Pending'),
    linkExpiresAt: times(4, '2026-01-16T03:00:00.000Z'),
    payLaterDueDate: times(4, undefined),
    isPayable: times(3, true),
  });
  await succeed(server, sale.agent, 'payLater', { query: { proposalNo: sale.proposalNo } });
  expect(await paymentSaid(server, sale.agent, quoteId)).toEqual({
    status: times(4, 'PayLater'),
    linkExpiresAt: times(4, undefined),
    payLaterDueDate: times(4, '2026-02-10'),
    isPayable: times(3, true),
  });
  server.clock.advance(60);
  await checkoutAs(server, sale.agent, sale.proposalNo);
  const { linkExpiresAt } = await paymentSaid(server, sale.agent, quoteId);
  expect(linkExpiresAt).toEqual(times(4, '2026-01-16T03:01:00.000Z'));
});

it('shows a cancelled policy in every list without a payment link, and no longer as pending [R69]', async () => {
  const { server, sale, agent } = await boughtLater();
  await checkoutAs(server, sale.agent, sale.proposalNo);
  server.clock.set('2026-02-10T17:00:00.000Z');
  await watchUnpaidPolicies(server.services);
  expect(await paymentSaid(server, await agent(), sale.quote.quoteId)).toEqual({
    status: times(3, 'Cancelled'),
    linkExpiresAt: times(3, undefined),
    payLaterDueDate: times(3, '2026-02-10'),
    isPayable: times(2, false),
  });
});

it('is neither reminded of nor cancelled when it is paid while the watcher waits for the lock', async () => {
  const { server, sale, policyNo } = await boughtLater();
  const { quoteId } = sale.quote;
  server.clock.set('2026-02-10T17:00:00.000Z');
  const { db } = server.services;
  const watching = await db.transaction().execute(async (tx) => {
    await lockQuote(tx, quoteId);
    const watch = watchUnpaidPolicies(server.services);
    await untilWaiting(tx, 1, 'the quote');
    await tx
      .updateTable('policies')
      .set({ paid_at: server.clock.now() })
      .where('policy_no', '=', policyNo)
      .execute();
    return { watch };
  });
  await watching.watch;
  expect((await policiesOf(server, sale))[0]?.cancelled_at).toBeNull();
  expect(noticesOf(server, quoteId)).toEqual([]);
});

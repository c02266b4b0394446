import { describe, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { lastInvoice, notify, recordOf } from '#areas/quote/testing/journey.ts';
import { invoiced, pay, policiesOf, proposed, refundsOf } from '#areas/payment/testing/payments.ts';
import { signIn } from '#testing/people.ts';
import { reconcileInvoice } from './settle.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';

const START_AMOUNT = 274_500;

/** What the provider may report of one invoice. */
const REPORTS = {
  tooMuch: { amount: 274_501, status: 'SUCCESS', paymentId: 'too-much' },
  tooLittle: { amount: 274_499, status: 'SUCCESS', paymentId: 'too-little' },
  right: { amount: 274_500, status: 'SUCCESS', paymentId: 'right' },
  again: { amount: 274_500, status: 'SUCCESS', paymentId: 'second' },
  expired: { amount: 274_500, status: 'EXPIRED', paymentId: 'none' },
  failed: { amount: 274_500, status: 'FAILED', paymentId: 'none' },
} as const;
type Report = keyof typeof REPORTS;

const permutationsOf = (items: readonly Report[]): readonly (readonly Report[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((first) =>
        permutationsOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
      );

const ORDERS = [
  ...permutationsOf(['tooMuch', 'tooLittle', 'right', 'again']),
  ...permutationsOf(['tooMuch', 'right', 'expired']),
  ...permutationsOf(['tooLittle', 'right', 'failed']),
];

describe('every rupiah that arrives ends in a policy or in a refund', () => {
  it.each(ORDERS.map((order) => [order.join(', '), order] as const))('%s', async (_title, order) => {
    const { server } = world;
    server.clock.set(START);
    const sale = await invoiced(server);
    expect(sale.amount).toBe(START_AMOUNT);
    for (const report of order) {
      const { amount, ...options } = REPORTS[report];
      // Each is reported twice.
      await notify(server, sale.invoiceNumber, amount, options);
      await notify(server, sale.invoiceNumber, amount, options);
    }
    const policies = await policiesOf(server, sale);
    expect(policies.map(({ amount }) => amount)).toEqual([274_500]);
    const refunds = await refundsOf(server, sale);
    const arrived = order.reduce(
      (sum, report) => sum + (REPORTS[report].status === 'SUCCESS' ? REPORTS[report].amount : 0),
      0,
    );
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(arrived - 274_500);
    expect(refunds).toHaveLength(order.filter((report) => REPORTS[report].status === 'SUCCESS').length - 1);
    expect((await recordOf(server, sale.agent, sale.quote.quoteId)).paymentStatus).toBe('Paid');
  });
});

it('refunds a paid invoice whose amount is not the confirmed price', async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await invoiced(server);
  await server.services.db
    .updateTable('invoices')
    .set({ amount: 1000 })
    .where('invoice_no', '=', sale.invoiceNumber)
    .execute();
  await notify(server, sale.invoiceNumber, 1000);
  expect(await policiesOf(server, sale)).toEqual([]);
  expect(await refundsOf(server, sale)).toEqual([
    { invoice_no: sale.invoiceNumber, amount: 1000, reason: 'wrong-amount' },
  ]);
});

it('leaves the invoice open after a wrong amount, and notifies agent and customer of the refund', async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await invoiced(server);
  const { quoteId } = sale.quote;
  await notify(server, sale.invoiceNumber, 274_501);
  expect(await policiesOf(server, sale)).toEqual([]);
  expect(await recordOf(server, sale.agent, quoteId)).toMatchObject({ paymentStatus: 'Pending' });
  expect((await pay(server, sale)).errMsg.response.payment.url).toContain(sale.invoiceNumber);
  const notices = server.jobs.filter((job) => job.kind === 'sendPaymentNotice' && job.quoteId === quoteId);
  expect(notices).toMatchObject([
    { to: 'customer', notice: 'refundDue', amount: 274_501, reason: 'wrong-amount' },
    { to: 'agent', notice: 'refundDue', amount: 274_501, reason: 'wrong-amount' },
  ]);
});

it('counts a payment found by a status query and its notification as one', async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await invoiced(server);
  server.provider.states.set(sale.invoiceNumber, { status: 'SUCCESS', amount: 1000 });
  expect(await reconcileInvoice(server.services, sale.invoiceNumber)).toBe('refund');
  await notify(server, sale.invoiceNumber, 1000, { paymentId: 'first' });
  expect(await reconcileInvoice(server.services, sale.invoiceNumber)).toBe('known');
  expect(await refundsOf(server, sale)).toHaveLength(1);
  await notify(server, sale.invoiceNumber, 1000, { paymentId: 'second' });
  expect(await refundsOf(server, sale)).toHaveLength(2);
});

it('voids the open invoice when the policy is to be paid later, and refunds its payment', async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await invoiced(server);
  await call(server, sale.agent, 'payLater', { query: { proposalNo: sale.proposalNo } });
  await pay(server, sale);
  const fresh = lastInvoice(server);
  expect(fresh.invoiceNumber).not.toBe(sale.invoiceNumber);
  await notify(server, sale.invoiceNumber, sale.amount);
  expect(await refundsOf(server, sale)).toEqual([
    { invoice_no: sale.invoiceNumber, amount: 274_500, reason: 'void-invoice' },
  ]);
  await notify(server, fresh.invoiceNumber, fresh.amount);
  expect((await policiesOf(server, sale)).map(({ invoice_no }) => invoice_no)).toEqual([fresh.invoiceNumber]);
});

/** Departs on 15 January; the page is opened at 23:30 in Jakarta. */
const openedLate = async () => {
  const { server } = world;
  server.clock.set('2026-01-15T16:30:00.000Z');
  const sale = await proposed(server, { departureDate: '2026-01-15', arrivalDate: '2026-01-18' });
  await pay(server, sale);
  return { server, sale, order: lastInvoice(server) };
};

describe('a page opened on the day of departure', () => {
  it('still buys the policy in the last minute of the day', async () => {
    const { server, sale, order } = await openedLate();
    server.clock.set('2026-01-15T16:59:59.000Z');
    await notify(server, order.invoiceNumber, order.amount);
    expect(await policiesOf(server, sale)).toHaveLength(1);
    server.clock.set(START);
  });

  it('refunds a payment of the next day, and notifies agent and customer', async () => {
    const { server, sale, order } = await openedLate();
    server.clock.set('2026-01-15T17:00:00.000Z');
    // Nor is a moment believed that lies in the future, or before the invoice.
    await notify(server, order.invoiceNumber, order.amount, { paidAt: '2026-01-14T03:00:00Z' });
    expect(await policiesOf(server, sale)).toEqual([]);
    expect(await refundsOf(server, sale)).toEqual([
      { invoice_no: order.invoiceNumber, amount: order.amount, reason: 'start-passed' },
    ]);
    const paidAt = async () =>
      (
        await server.services.db
          .selectFrom('invoices')
          .select('paid_at')
          .where('invoice_no', '=', order.invoiceNumber)
          .executeTakeFirstOrThrow()
      ).paid_at?.toISOString();
    expect(await paidAt()).toBe('2026-01-15T17:00:00.000Z');
    // A second payment is another refund, and changes nothing of the first.
    server.clock.set('2026-01-15T17:05:00.000Z');
    await notify(server, order.invoiceNumber, order.amount, { paymentId: 'second' });
    expect((await refundsOf(server, sale)).map(({ reason }) => reason)).toEqual([
      'start-passed',
      'second-payment',
    ]);
    expect(await paidAt()).toBe('2026-01-15T17:00:00.000Z');
    const { quoteId } = sale.quote;
    const notices = server.jobs.flatMap((job) =>
      job.kind === 'sendPaymentNotice' && job.quoteId === quoteId ? [[job.to, job.reason]] : [],
    );
    expect(notices).toEqual([
      ['customer', 'start-passed'],
      ['agent', 'start-passed'],
      ['customer', 'second-payment'],
      ['agent', 'second-payment'],
    ]);
    const notifications = await call(server, sale.agent, 'getNotifications', {
      query: { perPage: '10', pageNo: '1' },
    });
    expect(notifications.text).toContain(
      `Rp 274.500 that Budi Santoso paid for quote ${sale.quote.code} will be refunded`,
    );
    server.clock.set(START);
  });

  it('counts as paid now when the provider names a later time', async () => {
    const { server, sale, order } = await openedLate();
    server.clock.set('2026-01-15T16:59:00.000Z');
    await notify(server, order.invoiceNumber, order.amount, { paidAt: '2026-01-15T17:01:00Z' });
    expect(await policiesOf(server, sale)).toHaveLength(1);
    expect(await refundsOf(server, sale)).toEqual([]);
    server.clock.set(START);
  });

  it('buys the policy when it was paid on the day and reported later', async () => {
    const { server, sale, order } = await openedLate();
    server.clock.set('2026-01-15T23:00:00.000Z');
    await notify(server, order.invoiceNumber, order.amount, { paidAt: '2026-01-15T16:45:00Z' });
    expect(await policiesOf(server, sale)).toHaveLength(1);
    server.clock.set(START);
  });
});

it('refuses a notification from the future', async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await invoiced(server);
  const sentAt = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
  const early = await notify(server, sale.invoiceNumber, sale.amount, { sentAt: sentAt(6) });
  expect([early.statusCode, await policiesOf(server, sale)]).toEqual([401, []]);
  // Clocks differ a little.
  expect((await notify(server, sale.invoiceNumber, sale.amount, { sentAt: sentAt(4) })).statusCode).toBe(200);
  expect(await policiesOf(server, sale)).toHaveLength(1);
});

it('ends a payment link at the provider’s time, not the requested one', async () => {
  const { server } = world;
  server.clock.set(START);
  const sale = await proposed(server);
  server.provider.endsAfterMinutes = 90;
  const first = await pay(server, sale);
  server.provider.endsAfterMinutes = undefined;
  expect(first.errMsg.response.payment.expired_date).toBe('20260115113000');
  const state = async () =>
    (
      await call(server, await signIn(server, { id: sale.agentId, phone: '1' }), 'paymentState', {
        query: { quoteId: sale.quote.quoteId },
      })
    ).errMsg.data;
  expect(await state()).toMatchObject({ status: 'Pending', linkExpiresAt: '2026-01-15T04:30:00.000Z' });
  server.clock.set('2026-01-15T04:30:00.000Z');
  expect(await state()).toMatchObject({
    status: 'Expired',
    linkExpiresAt: '2026-01-15T04:30:00.000Z',
    isPayable: true,
  });
  expect((await pay(server, sale)).errMsg.response.payment.expired_date).toBe('20260116113000');
});

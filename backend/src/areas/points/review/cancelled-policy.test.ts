import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { messagesOfJobs } from '#app/jobs/testing/messages-of-jobs.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { freshFigures, denormalisedTotals } from '#areas/network/testing/denormalised-totals.ts';
import { notify, recordOf } from '#areas/quote/testing/journey.ts';
import { newLine, paidSale, saleToPay } from '#areas/network/testing/networks.ts';
import { newStaff } from '#testing/people.ts';
import { policyDetailOf } from '#areas/lists/testing/listed-quotes.ts';

const world = useAreaServer();
const english = { headers: { 'accept-language': 'en' } } as const;

const cancel = async (server: AreaServer, policyNo: string, refund: number) =>
  succeed(server, await newStaff(server), 'cancelPolicy', {
    body: { requestId: randomUUID(), policyNo, refund, reason: 'Asked by the customer' },
  });

/** A policy of 274.500 rupiah that was paid, and cancelled since. */
const cancelled = async (refund = 274_500) => {
  const { server } = world;
  const line = await newLine(server);
  const sale = await paidSale(server, line.seller);
  await cancel(server, sale.policyNo, refund);
  return { server, ...line, ...sale, agent: line.seller.headers, quoteId: sale.quote.quoteId };
};

const messagesOf = (server: AreaServer, quoteId: string) =>
  messagesOfJobs(
    server.services,
    server.jobs.filter((job) => job.kind === 'sendPaymentNotice' && job.quoteId === quoteId),
  );

it('shows a cancelled policy as cancelled everywhere, and counts it nowhere', async () => {
  const { server, agent, seller, quoteId } = await cancelled();
  expect(await recordOf(server, agent, quoteId)).toMatchObject({ paymentStatus: 'Cancelled' });
  const detail = await policyDetailOf(server, { who: agent, quoteId });
  expect([detail.status, detail.paymentStatus, detail.isPayable, detail.payLaterDueDate]).toEqual([
    'cancelled',
    'Cancelled',
    false,
    undefined,
  ]);
  const kept = await denormalisedTotals(server.services.db, seller.id);
  expect(kept).toEqual(await freshFigures(server.services.db, seller.id));
  expect([kept.people, kept.months, kept.points]).toEqual([[], [], [{ id: quoteId, points: 0 }]]);
});

it('prints a cancelled policy with the day of the cancellation', async () => {
  const { server, agent, quoteId } = await cancelled();
  await call(server, agent, 'ePolicy', {
    query: { quoteId, logkey: 'policyDownloadNotification' },
    ...english,
  });
  expect(server.printed.at(-1)).toMatchObject({
    kind: 'policy',
    notice: { tone: 'cancelled', text: 'Cancelled on 15/01/2026: this policy gives no cover any more.' },
  });
});

it('notifies agent and customer of the cancellation and the refund', async () => {
  const { server, agent, quoteId, policyNo, quote } = await cancelled(137_250);
  const messages = await messagesOf(server, quoteId);
  expect(messages.map(({ to }) => to)).toEqual(['budi@payung.test', 'sari@payung.test']);
  expect(messages[0]?.body).toBe(
    [
      'Yth. Budi,',
      `Polis Anda ${policyNo} (Kite Insurance) dibatalkan. Polis ini tidak lagi memberi perlindungan. Premi yang akan kami kembalikan: Rp 137.250.`,
      `- Nomor polis: ${policyNo}\n- Jumlah: Rp 137.250`,
      'Butuh bantuan?\n- WhatsApp: +62 811 5555 0333\n- Email: bantuan@payung.example',
      'PT Asuransi Payung Nusantara berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
    ].join('\n\n'),
  );
  const { text } = await call(server, agent, 'getNotifications', {
    query: { perPage: '10', pageNo: '1' },
    ...english,
  });
  expect(text).toContain(
    `Policy ${policyNo} of Budi Santoso was cancelled. Premium to be refunded: Rp 137.250`,
  );
  expect(quote.quoteId).toBe(quoteId);
});

it('notifies both without a refund, and records no refund due', async () => {
  const { server, quoteId, policyNo } = await cancelled(0);
  const messages = await messagesOf(server, quoteId);
  expect(messages.map(({ subject }) => subject)).toEqual([
    `Polis ${policyNo} dibatalkan`,
    `Polis ${policyNo} dibatalkan`,
  ]);
  const refunds = server.services.db
    .selectFrom('refunds_due')
    .select('amount')
    .where('quote_id', '=', quoteId);
  expect(await refunds.execute()).toEqual([]);
});

it('refuses a new payment of a cancelled policy, and refunds late payments with that reason', async () => {
  const { server, agent, quoteId, invoiceNumber } = await cancelled();
  const { proposalNo = '' } = await recordOf(server, agent, quoteId);
  const checkout = await call(server, agent, 'checkout', { query: { proposalNo } });
  expect([checkout.status, checkout.message]).toEqual([422, 'This policy was cancelled']);
  // The original payment is reported again, then another one arrives.
  await notify(server, invoiceNumber, 274_500);
  await notify(server, invoiceNumber, 274_500, { paymentId: 'second' });
  const rows = await server.services.db
    .selectFrom('refunds_due')
    .select(['amount', 'reason'])
    .where('quote_id', '=', quoteId)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { amount: 274_500, reason: 'cancelled-by-insurer' },
    { amount: 274_500, reason: 'second-payment' },
  ]);
});

it('cancels a policy that was paid later, and never an unpaid one', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { quote } = await saleToPay(server, seller);
  const { proposalNo = '' } = await recordOf(server, seller.headers, quote.quoteId);
  const { data } = await succeed(server, seller.headers, 'payLater', { query: { proposalNo } });
  const { policyNo } = data as { policyNo: string };
  const staff = await newStaff(server);
  const unpaid = await call(server, staff, 'paidPolicy', { query: { policyNo }, ...english });
  const body = { requestId: randomUUID(), policyNo, refund: 0, reason: 'Asked by the customer' };
  const early = await call(server, staff, 'cancelPolicy', { body, ...english });
  const notPaid = 'This policy has not been paid. It ends by itself when it is not paid by its due date.';
  expect([unpaid.status, unpaid.message, early.status, early.message]).toEqual([422, notPaid, 422, notPaid]);
  await succeed(server, seller.headers, 'checkout', { query: { proposalNo } });
  await notify(server, server.provider.orders.at(-1)?.invoiceNumber ?? '', 274_500);
  await cancel(server, policyNo, 274_500);
  await call(server, seller.headers, 'ePolicy', {
    query: { quoteId: quote.quoteId, logkey: 'policyDownloadNotification' },
    ...english,
  });
  expect(await recordOf(server, seller.headers, quote.quoteId)).not.toHaveProperty('payLaterDueDate');
  expect(server.printed.at(-1)?.notice?.text).toBe(
    'Cancelled on 15/01/2026: this policy gives no cover any more.',
  );
});

it('refuses to cancel a policy whose cover has ended', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { policyNo } = await paidSale(server, seller);
  const before = server.clock.now().toISOString();
  server.clock.set('2026-02-14T17:00:00.000Z');
  const body = { requestId: randomUUID(), policyNo, refund: 0, reason: 'Asked by the customer' };
  const late = await call(server, await newStaff(server), 'cancelPolicy', { body, ...english });
  server.clock.set(before);
  expect([late.status, late.message]).toEqual([
    422,
    'The cover of this policy has ended. It can no longer be cancelled.',
  ]);
});

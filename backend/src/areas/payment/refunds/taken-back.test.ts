import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newStaff, newVisit } from '#testing/people.ts';
import { invoiced, policiesOf, refundsOf } from '#areas/payment/testing/payments.ts';
import { owedRefund, takenBackSale } from '#areas/payment/testing/refunds.ts';
import { notify, recordOf } from '#areas/quote/testing/journey.ts';

const world = useAreaServer();

const caseOf = async (invoiceNo: string, status: 'open' | 'decided' = 'open') => {
  const staff = await newStaff(world.server);
  const { data } = await succeed(world.server, staff, 'listTakenBack', { query: { status } });
  return data.items.find((item: { invoiceNo: string }) => item.invoiceNo === invoiceNo);
};

const pointsOf = async (agentId: string) => {
  const rows = await world.server.services.db
    .selectFrom('points_ledger')
    .select(['kind', 'points'])
    .where('agent_id', '=', agentId)
    .orderBy('no')
    .execute();
  return rows.map(({ kind, points }) => [kind, points]);
};

const cancel = async (policyNo: string, refund: number) =>
  call(
    world.server,
    await newStaff(world.server, { first_name: 'Joko', last_name: 'Kantor' }),
    'cancelPolicy',
    {
      body: { requestId: randomUUID(), policyNo, refund, reason: 'The card was stolen' },
    },
  );

const told = (quoteId: string) =>
  world.server.jobs.flatMap((job) =>
    job.kind === 'sendPaymentNotice' && job.quoteId === quoteId && job.notice === 'paymentTakenBack'
      ? [[job.to, job.amount]]
      : [],
  );

describe('a payment that is taken back after it had arrived (ruling R79)', () => {
  it.each(['REFUNDED', 'CHARGEBACK', 'VOID'] as const)(
    '%s is a case for staff with what was paid, issued and earned, and ends nothing by itself',
    async (status) => {
      const sale = await takenBackSale(world.server, status);
      const [policy] = await policiesOf(world.server, sale);
      expect(await caseOf(sale.invoiceNumber)).toEqual({
        invoiceNo: sale.invoiceNumber,
        status,
        amount: sale.amount,
        reportedAt: '2026-01-15T03:00:00.000Z',
        paidAt: '2026-01-15T03:00:00.000Z',
        policyNo: policy!.policy_no,
        issuedAt: '2026-01-15T03:00:00.000Z',
        points: 27,
        customerName: 'Budi Santoso',
        phone: sale.quote.phone,
        email: 'budi@payung.test',
        agentName: 'Sari Wulandari',
        agentCode: expect.any(String),
        quoteCode: sale.quote.code,
        state: 'open',
        decidedBy: '',
        decidedAt: '',
        reason: '',
      });
      expect(policy!.cancelled_at).toBeNull();
      expect(await pointsOf(sale.agentId)).toEqual([['earned', 27]]);
    },
  );

  it('marks the policy for agent and customer, who are told once however often it is reported', async () => {
    const sale = await takenBackSale(world.server);
    for (const paymentId of [undefined, 'another report'])
      await notify(world.server, sale.invoiceNumber, sale.amount, {
        status: 'REFUNDED',
        ...(paymentId && { paymentId }),
      });
    expect(told(sale.quote.quoteId)).toEqual([
      ['customer', sale.amount],
      ['agent', sale.amount],
    ]);
    const visit = await newVisit(world.server, sale.quote.quoteId, sale.quote.phone);
    for (const who of [sale.agent, visit])
      expect((await recordOf(world.server, who, sale.quote.quoteId)).paymentTakenBackAt).toBe(
        '2026-01-15T03:00:00.000Z',
      );
  });

  it('ends with its cover when staff cancel the policy: points are taken back by an entry', async () => {
    const sale = await takenBackSale(world.server);
    const [policy] = await policiesOf(world.server, sale);
    const again = await cancel(policy!.policy_no, 1000);
    expect([again.status, again.message]).toEqual([
      400,
      'The provider has given the payment of this policy back already. Enter 0 as the refund.',
    ]);
    expect((await cancel(policy!.policy_no, 0)).status).toBe(200);
    expect(await pointsOf(sale.agentId)).toEqual([
      ['earned', 27],
      ['reversed', -27],
    ]);
    expect(await refundsOf(world.server, sale)).toEqual([]);
    expect(await caseOf(sale.invoiceNumber)).toBeUndefined();
    expect(await caseOf(sale.invoiceNumber, 'decided')).toMatchObject({
      state: 'ended',
      decidedBy: 'Joko Kantor',
      reason: 'The card was stolen',
      points: 0,
    });
    const record = await recordOf(world.server, sale.agent, sale.quote.quoteId);
    expect([record.paymentStatus, record.paymentTakenBackAt]).toEqual(['Cancelled', undefined]);
  });

  it('keeps its cover by a decision with a reason, once', async () => {
    const sale = await takenBackSale(world.server);
    const staff = await newStaff(world.server, { first_name: 'Rina', last_name: 'Kantor' });
    const keep = (reason: string) =>
      call(world.server, staff, 'keepTakenBack', {
        params: { invoiceNo: sale.invoiceNumber },
        body: { reason },
      });
    expect((await keep('ok')).message).toBe('Say why, in at least 5 characters.');
    expect((await keep('Paid by transfer')).errMsg.data).toMatchObject({
      state: 'kept',
      decidedBy: 'Rina Kantor',
      reason: 'Paid by transfer',
    });
    expect((await keep('Paid by transfer')).status).toBe(409);
    const [policy] = await policiesOf(world.server, sale);
    expect(policy!.cancelled_at).toBeNull();
    expect(await pointsOf(sale.agentId)).toEqual([['earned', 27]]);
  });

  it('that was owed back is paid back by that, and no case', async () => {
    const { invoiceNumber, amount, refundId } = await owedRefund(world.server);
    const paymentId = `again-${invoiceNumber}`;
    await notify(world.server, invoiceNumber, amount, { status: 'REFUNDED', paymentId });
    expect(await caseOf(invoiceNumber)).toBeUndefined();
    const { data } = await succeed(world.server, await newStaff(world.server), 'listRefunds', {
      query: { status: 'paid' },
    });
    expect(data.items.find((item: { id: string }) => item.id === refundId)).toMatchObject({
      state: 'paid',
      reference: `REFUNDED ${paymentId}`,
      history: [{ kind: 'byProvider', by: '' }],
    });
    // The provider sends what it does not know to be answered again.
    await notify(world.server, invoiceNumber, amount, { status: 'REFUNDED', paymentId });
    expect(await caseOf(invoiceNumber)).toBeUndefined();
  });

  it('of an invoice that nobody has paid is nothing', async () => {
    const sale = await invoiced(world.server);
    await notify(world.server, sale.invoiceNumber, sale.amount, { status: 'VOID' });
    expect(await caseOf(sale.invoiceNumber)).toBeUndefined();
    expect(told(sale.quote.quoteId)).toEqual([]);
  });

  it.each(['none', 'PR-0-1'])('a case %s does not exist', async (invoiceNo) => {
    const staff = await newStaff(world.server);
    const answer = await call(world.server, staff, 'keepTakenBack', {
      params: { invoiceNo },
      body: { reason: 'Paid by transfer' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('what is told of money that is owed back', () => {
  it('says to agent and customer that it is owed, and when and how it was paid back', async () => {
    const { refundId, quote, agent, amount } = await owedRefund(world.server);
    const visit = await newVisit(world.server, quote.quoteId, quote.phone);
    const owed = { amount, reason: 'second-payment', isPaid: false, since: '2026-01-15T03:00:00.000Z' };
    const readers = async () => [
      (await recordOf(world.server, agent, quote.quoteId)).refunds,
      (await recordOf(world.server, visit, quote.quoteId)).refunds,
      (await succeed(world.server, agent, 'policyDetail', { params: { quoteId: quote.quoteId } })).data
        .refunds,
    ];
    expect(await readers()).toEqual([[owed], [owed], [owed]]);
    await succeed(world.server, await newStaff(world.server), 'enterRefund', {
      params: { refundId },
      body: { version: 1, reference: `BCA ${refundId}`, paidOn: '2026-01-15' },
    });
    const paid = { ...owed, isPaid: true, paidOn: '2026-01-15', reference: `BCA ${refundId}` };
    expect(await readers()).toEqual([[paid], [paid], [paid]]);
  });

  it('says nothing of a transfer that waits for a second person', async () => {
    const { refundId, quote, agent } = await owedRefund(world.server, 6_000_000);
    await succeed(world.server, await newStaff(world.server), 'enterRefund', {
      params: { refundId },
      body: { version: 1, reference: `BNI ${refundId}`, paidOn: '2026-01-15' },
    });
    const [refund] = (await recordOf(world.server, agent, quote.quoteId)).refunds;
    expect(refund).toEqual({
      amount: 6_000_000,
      reason: 'second-payment',
      isPaid: false,
      since: '2026-01-15T03:00:00.000Z',
    });
  });
});

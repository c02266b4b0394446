import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import {
  confirmed,
  consents,
  customerBody,
  driveTo,
  lastInvoice,
  notify,
  patch,
  newPromo,
} from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote, newVisit, flight } from '#testing/people.ts';
import { watchUnpaidPolicies } from '#areas/payment/policies/unpaid-policies.ts';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const statusesOf = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);

describe('concurrent calls', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const sentCode = async (phone: string) => {
    const { errMsg } = await call(server, nobody, 'sendOtp', { body: { mobileNo: phone } });
    const job = server.jobs.findLast((sent) => sent.kind === 'sendOtp' && sent.phone === phone);
    return { key: errMsg.key, code: job?.kind === 'sendOtp' ? job.code : 0 };
  };

  it('a form sent ten times at once makes one quote', async () => {
    const agent = await newAgent(server);
    const body = { ...flight, requestId: randomUUID() };
    const answers = await times(10, () => call(server, agent.headers, 'createKiteQuote', { body }));
    expect(new Set(answers.map((answer) => answer.errMsg.data.quoteId)).size).toBe(1);
    const { data } = await succeed(server, agent.headers, 'recentQuotes', {
      query: { perPage: '10', pageNo: '1' },
    });
    expect(data.total).toBe(1);
  });

  it('forty wrong codes at once count as five tries, and the right one comes too late', async () => {
    const agent = await newAgent(server);
    const { key, code } = await sentCode(agent.phone);
    const wrong = code === OTP.highest ? OTP.lowest : code + 1;
    await times(40, () => call(server, nobody, 'verifyOtp', { body: { key, otp: wrong } }));
    const row = await server.services.db
      .selectFrom('otp_challenges')
      .select('attempts')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBe(OTP.triesPerCode);
    expect((await call(server, nobody, 'verifyOtp', { body: { key, otp: code } })).message).toBe(
      'OTP is invalid',
    );
  });

  it('the right code twenty times at once opens one session', async () => {
    const agent = await newAgent(server);
    const { key, code } = await sentCode(agent.phone);
    const answers = await times(20, () => call(server, nobody, 'verifyOtp', { body: { key, otp: code } }));
    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  it('five concurrent requests for a code on a link send one message', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const { link } = await succeed(server, agent.headers, 'generateLink', {
      query: { type: 'lead', quoteId: quote.quoteId },
    });
    const body = { mobileNo: quote.phone, linkId: link.split('/').at(-1) };
    const answers = await times(5, () => call(server, nobody, 'sendOtp', { body }));
    expect(statusesOf(answers)).toEqual([200, 429, 429, 429, 429]);
    expect(server.jobs.filter((job) => job.kind === 'sendOtp' && job.phone === quote.phone)).toHaveLength(1);
  });

  it('a promo code confirmed by five quotes at once is redeemed by one of them', async () => {
    const agent = await newAgent(server);
    const code = await newPromo(server);
    const quotes = await times(5, async () => {
      const quote = await newQuote(server, agent.headers);
      const customer = await newVisit(server, quote.quoteId, quote.phone);
      await driveTo(server, agent.headers, quote, 'Quick Quote Created');
      await patch(server, customer, quote.quoteId, { promoCodeList: [{ promoCode: code }] });
      await patch(server, customer, quote.quoteId, customerBody(quote.phone));
      return { ...quote, customer };
    });
    const answers = await times(5, (index) =>
      call(server, quotes[index]!.customer, 'confirmQuote', {
        params: { quoteId: quotes[index]!.quoteId },
        body: consents,
      }),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422]);
  });

  it('a confirmation sent five times at once gives one proposal', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    await driveTo(server, agent.headers, quote, 'Customer Information Updated');
    const params = { quoteId: quote.quoteId };
    const answers = await times(5, () =>
      succeed(server, agent.headers, 'confirmQuote', { params, body: consents }),
    );
    expect(new Set(answers.map((answer) => answer.data.proposalNo)).size).toBe(1);
  });

  it('five concurrent checkouts make one invoice', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const query = { proposalNo: await confirmed(server, agent.headers, quote) };
    const answers = await times(5, () => call(server, agent.headers, 'checkout', { query }));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200]);
    const invoices = await server.services.db
      .selectFrom('invoices')
      .select('invoice_no')
      .where('quote_id', '=', quote.quoteId)
      .execute();
    expect(invoices).toHaveLength(1);
  });

  it('a notification that comes ten times at once beside pay later ends in one policy', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const query = { proposalNo: await confirmed(server, agent.headers, quote) };
    await succeed(server, agent.headers, 'checkout', { query });
    const { invoiceNumber, amount } = lastInvoice(server);
    const later = call(server, agent.headers, 'payLater', { query });
    const answers = await times(10, () => notify(server, invoiceNumber, amount));
    await later;
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    const { db } = server.services;
    const policies = await db
      .selectFrom('policies')
      .select('kind')
      .where('quote_id', '=', quote.quoteId)
      .execute();
    const refunds = await db
      .selectFrom('refunds_due')
      .select('amount')
      .where('quote_id', '=', quote.quoteId)
      .execute();
    expect(policies).toHaveLength(1);
    // Either may come first: money that bought no policy is owed back, once.
    expect(refunds).toHaveLength(policies[0]?.kind === 'paid' ? 0 : 1);
  });

  it('an overdue policy, paid ten times at once beside its cancellation, is cancelled once and paid back once', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const query = { proposalNo: await confirmed(server, agent.headers, quote) };
    await succeed(server, agent.headers, 'payLater', { query });
    const invoices = await times(5, () => succeed(server, agent.headers, 'checkout', { query }));
    expect(new Set(invoices.map((answer) => answer.response.payment.url)).size).toBe(1);
    const { invoiceNumber, amount } = lastInvoice(server);
    const { db } = server.services;
    await db
      .updateTable('policies')
      .set({ pay_later_due: '2026-01-14' })
      .where('quote_id', '=', quote.quoteId)
      .execute();
    // Overdue: whether the money or the job comes first, it goes back.
    const cancelling = times(3, () => watchUnpaidPolicies(server.services));
    await times(10, () => notify(server, invoiceNumber, amount));
    await cancelling;
    const policies = await db
      .selectFrom('policies')
      .selectAll()
      .where('quote_id', '=', quote.quoteId)
      .execute();
    const refunds = await db
      .selectFrom('refunds_due')
      .select('amount')
      .where('quote_id', '=', quote.quoteId)
      .execute();
    expect(policies).toHaveLength(1);
    expect(policies[0]?.cancelled_at).not.toBeNull();
    expect(refunds).toEqual([{ amount: 274_500 }]);
    const notices = server.jobs.filter(
      (job) => job.kind === 'sendPaymentNotice' && job.notice === 'cancelled',
    );
    expect(notices).toHaveLength(2);
  });

  it('a policy that is paid later, paid ten times at once, is paid once', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const query = { proposalNo: await confirmed(server, agent.headers, quote) };
    await succeed(server, agent.headers, 'payLater', { query });
    await succeed(server, agent.headers, 'checkout', { query });
    const { invoiceNumber, amount } = lastInvoice(server);
    const mails = () =>
      server.jobs.filter((job) => job.kind === 'sendPolicyEmail' && job.quoteId === quote.quoteId).length;
    expect(mails()).toBe(1);
    await times(10, () => notify(server, invoiceNumber, amount));
    const { db } = server.services;
    const of = { quoteId: quote.quoteId };
    const policies = await db.selectFrom('policies').selectAll().where('quote_id', '=', of.quoteId).execute();
    const refunds = await db
      .selectFrom('refunds_due')
      .selectAll()
      .where('quote_id', '=', of.quoteId)
      .execute();
    expect(policies).toMatchObject([{ invoice_no: invoiceNumber, cancelled_at: null }]);
    expect([refunds, mails()]).toEqual([[], 2]);
    const { data: points } = await succeed(server, agent.headers, 'getPoints');
    expect(points.total).toBe(27);
  });

  it('pay later pressed five times at once gives one policy [PAY-013]', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const query = { proposalNo: await confirmed(server, agent.headers, quote) };
    const answers = await times(5, () => call(server, agent.headers, 'payLater', { query }));
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422]);
    const refused = answers.find((answer) => answer.status === 422);
    expect(refused?.errMsg).toEqual({
      ValidateResult: { message: 'Policy already created with this proposal Number' },
    });
    const policies = await server.services.db
      .selectFrom('policies')
      .select('policy_no')
      .where('quote_id', '=', quote.quoteId)
      .execute();
    expect(policies).toHaveLength(1);
  });

  it('one of two concurrent changes of the same version is refused', async () => {
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const answers = await times(2, (index) =>
      call(server, agent.headers, 'updateQuote', {
        params: { quoteId: quote.quoteId },
        body: { planCode: index === 0 ? 'KITE-GOLD' : 'KITE-PLATINUM' },
        headers: { 'if-match': '1' },
      }),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

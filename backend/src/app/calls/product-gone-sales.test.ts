import { describe, expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { paidSale, saleToPay } from '#areas/network/testing/networks.ts';
import { watchUnpaidPolicies } from '#areas/payment/policies/unpaid-policies.ts';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { driveTo, notify, recordOf } from '#areas/quote/testing/journey.ts';
import { openAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Parts } from '#testing/caller.ts';
import { newAgent, newQuote, newStaff, newVisit } from '#testing/people.ts';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import { CALLS, openFixture } from './testing/access-fixture.ts';
import { ACCESS } from './testing/access-objects.ts';
import { laterSale, useTakenOut, withoutKite } from './testing/taken-out.ts';

const world = useTakenOut();

const GONE = {
  en: 'This product is no longer sold, so nothing can be changed, priced or bought here any more. Policies stay valid. Please choose another product, or write to bantuan@payung.example.',
  id: 'Produk ini tidak dijual lagi, sehingga tidak ada yang dapat diubah, dihitung, atau dibeli di sini. Polis tetap berlaku. Silakan pilih produk lain, atau tulis ke bantuan@payung.example.',
};

/** About something that belongs to a quote, or that staff do to one. */
const WRITES = (Object.keys(CALLS) as readonly EndpointName[]).filter(
  (name) =>
    endpoints[name].effect === 'writes' &&
    (name === 'cancelPolicy' || !['self', 'passkey'].includes(ACCESS[name].object)),
);

it.each(WRITES)(
  '%s is done or refused in words about a quote of a product that was taken out',
  async (name) => {
    const fixture = await openFixture(world.before, name);
    for (const actor of ACTORS.filter((each) => verdictOf(ACCESS[name], each) === 'yes')) {
      for (const who of fixture.people[actor]) {
        const { status, message } = await call(world.after, who, name, CALLS[name](fixture, who));
        expect([200, 201, 400, 422], `${actor}: ${message}`).toContain(status);
      }
    }
  },
);

/** What sells or prices, as its agent asks for it, by a confirmed quote. */
const SELLING: readonly (readonly [EndpointName, (of: { quoteId: string; proposalNo: string }) => Parts])[] =
  [
    ['updateQuote', ({ quoteId }) => ({ params: { quoteId }, body: { planCode: 'KITE-PLATINUM' } })],
    ['quickQuote', ({ quoteId }) => ({ params: { quoteId } })],
    ['changePhone', ({ quoteId }) => ({ params: { quoteId }, body: { insuredMobile: '6281211112222' } })],
    ['previewPrice', ({ quoteId }) => ({ params: { quoteId }, query: { benefits: '' } })],
    ['quoteEarning', ({ quoteId }) => ({ params: { quoteId }, query: { discountPercent: '5' } })],
    ['generateLink', ({ quoteId }) => ({ query: { type: 'lead', quoteId } })],
    ['productToken', ({ quoteId }) => ({ params: { quoteId } })],
    ['checkout', ({ proposalNo }) => ({ query: { proposalNo } })],
    ['payLater', ({ proposalNo }) => ({ query: { proposalNo } })],
  ];

describe('nothing of a product that was taken out can be sold', () => {
  it.each(SELLING)('%s says so in both languages, and what to do', async (name, partsOf) => {
    const agent = await newAgent(world.before);
    const quote = await newQuote(world.before, agent.headers);
    await driveTo(world.before, agent.headers, quote, 'Full Quote Created');
    const { proposalNo } = await recordOf(world.before, agent.headers, quote.quoteId);
    const parts = partsOf({ quoteId: quote.quoteId, proposalNo });
    for (const language of ['en', 'id'] as const) {
      const answer = await call(world.after, agent.headers, name, {
        ...parts,
        headers: { 'accept-language': language },
      });
      expect([name, answer.status, answer.message]).toEqual([name, 422, GONE[language]]);
    }
  });

  it('validatePromoCode says so to its customer', async () => {
    const agent = await newAgent(world.before);
    const { quoteId, phone } = await newQuote(world.before, agent.headers);
    const visit = await newVisit(world.before, quoteId, phone);
    const body = { promoCode: 'LAYANG202601', quoteId };
    const answer = await call(world.after, visit, 'validatePromoCode', { body });
    expect([answer.status, answer.message]).toEqual([422, GONE.en]);
  });

  it('refuses a new quote of it, and makes one of a product that is sold', async () => {
    const { headers } = await newAgent(world.before);
    await expect(newQuote(world.after, headers)).rejects.toThrow('422');
    expect((await newQuote(world.after, headers, { model: 'balloon' })).code).toMatch(/^Q/);
  });
});

const stateOf = async (quoteId: string) => {
  const { db } = world.after.services;
  const policy = await db
    .selectFrom('policies')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  const refunds = await db.selectFrom('refunds_due').selectAll().where('quote_id', '=', quoteId).execute();
  return {
    isPaid: policy !== undefined && (policy.kind === 'paid' || policy.paid_at !== null),
    isCancelled: policy !== undefined && policy.cancelled_at !== null,
    refunds: refunds.map(({ amount, reason }) => ({ amount, reason })),
  };
};

describe('money for a product that was taken out', () => {
  it('is owed back when it arrives for an invoice that was still open', async () => {
    const agent = await newAgent(world.before);
    const { quote, invoiceNumber, amount } = await saleToPay(world.before, agent);
    expect((await notify(world.after, invoiceNumber, amount)).statusCode).toBe(200);
    expect(await stateOf(quote.quoteId)).toEqual({
      isPaid: false,
      isCancelled: false,
      refunds: [{ amount, reason: 'product-withdrawn' }],
    });
    const { paymentStatus } = await recordOf(world.after, agent.headers, quote.quoteId);
    expect(paymentStatus).toBe('Failed');
  });

  it('pays a policy that was to be paid later, by an invoice made before or after', async () => {
    for (const server of [world.before, world.after]) {
      const agent = await newAgent(world.before);
      const { quote, proposalNo } = await laterSale(world.before, agent);
      await succeed(server, agent.headers, 'checkout', { query: { proposalNo } });
      const { invoiceNumber, amount, lineItems } = server.provider.orders.at(-1)!;
      expect(lineItems[0]!.name).toBe('Kite Insurance Kite Gold');
      expect((await notify(world.after, invoiceNumber, amount)).statusCode).toBe(200);
      expect(await stateOf(quote.quoteId)).toEqual({ isPaid: true, isCancelled: false, refunds: [] });
    }
  });

  it('goes back when staff cancel a policy that was paid', async () => {
    const agent = await newAgent(world.before);
    const { quote, policyNo } = await paidSale(world.before, agent);
    const body = {
      requestId: '7f1f2a52-9f3c-4c3e-8d5a-1d0a0c0b0a01',
      policyNo,
      refund: 1000,
      reason: 'The insured asked for it by phone',
    };
    await succeed(world.after, await newStaff(world.before), 'cancelPolicy', { body });
    expect(await stateOf(quote.quoteId)).toEqual({
      isPaid: true,
      isCancelled: true,
      refunds: [{ amount: 1000, reason: 'cancelled-by-insurer' }],
    });
  });
});

describe('documents of a product that was taken out', () => {
  it.each([
    ['ePolicy', {}],
    ['ePolicy', { document: 'receipt' }],
    ['eQuotation', {}],
  ] as const)('%s %j is handed out as it was issued', async (name, which) => {
    const { before, after } = world;
    const agent = await newAgent(before);
    const { quote } = await paidSale(before, agent);
    const visit = await newVisit(before, quote.quoteId, quote.phone);
    for (const who of [agent.headers, visit]) {
      const parts = { query: { quoteId: quote.quoteId, ...which } };
      const issued = await call(before, who, name, parts);
      const read = await call(after, who, name, parts);
      expect([issued.status, read.status]).toEqual([200, 200]);
      expect(read.bytes.equals(issued.bytes)).toBe(true);
    }
  });

  it('are not composed of what nobody knows any more', async () => {
    const agent = await newAgent(world.before);
    const quote = await newQuote(world.before, agent.headers);
    await driveTo(world.before, agent.headers, quote, 'Quick Quote Created');
    const parts = { query: { quoteId: quote.quoteId } };
    const answer = await call(world.after, agent.headers, 'eQuotation', parts);
    expect([answer.status, answer.message]).toEqual([
      422,
      'This document was not kept, and its product is no longer sold. Please write to bantuan@payung.example, and we will send it.',
    ]);
  });
});

it('names it by what it called itself, in the check of a policy and in the file of a list', async () => {
  const agent = await newAgent(world.before);
  const { quote } = await paidSale(world.before, agent);
  const { db } = world.before.services;
  const { check_code: code } = await db
    .selectFrom('policies')
    .select('check_code')
    .where('quote_id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  const check = { params: { code } };
  expect((await succeed(world.after, {}, 'policyCheck', check)).data.product).toBe('Kite Insurance');
  const { text } = await call(world.after, agent.headers, 'exportList', { params: { list: 'policies' } });
  expect(text).toContain('Kite Insurance');
});

it('names in neutral words what nobody has stored a name of', async () => {
  const { before } = world;
  const agent = await newAgent(before);
  const { quote } = await paidSale(before, agent);
  const visit = await newVisit(before, quote.quoteId, quote.phone);
  await before.services.db.deleteFrom('sold_products').execute();
  const opened = { db: before.services.db, close: () => Promise.resolve() };
  const server = await openAreaServer(opened as never, [withoutKite]);
  const textIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const file = await call(server, agent.headers, 'exportList', { params: { list: 'policies' }, headers });
    const data = await call(server, visit, 'exportCustomerData', {
      params: { quoteId: quote.quoteId },
      headers,
    });
    return `${file.text} ${data.text}`.match(
      /Produk yang tidak dijual lagi|A product that is no longer sold/g,
    );
  };
  expect(await textIn('id')).toEqual(['Produk yang tidak dijual lagi', 'Produk yang tidak dijual lagi']);
  expect(await textIn('en')).toEqual([
    'A product that is no longer sold',
    'A product that is no longer sold',
  ]);
  await server.close();
});

describe('work that goes on by itself for a product that was taken out', () => {
  it('reminds of a policy that is owed, without a link to a page that is gone, and cancels it', async () => {
    const { before, after } = world;
    const agent = await newAgent(before);
    const { quote } = await laterSale(before, agent);
    const { pay_later_due: due } = await before.services.db
      .selectFrom('quotes')
      .select('pay_later_due')
      .where('id', '=', quote.quoteId)
      .executeTakeFirstOrThrow();
    after.clock.set(`${due}T03:00:00.000Z`);
    const noticesOf = () =>
      after.jobs
        .filter(
          (job) => job.kind === 'sendPaymentNotice' && job.quoteId === quote.quoteId && job.to === 'customer',
        )
        .map((job) => ({ notice: 'notice' in job && job.notice, link: 'link' in job && job.link }));
    await watchUnpaidPolicies(after.services);
    expect(noticesOf()).toEqual([{ notice: 'dueTomorrow', link: '' }]);
    after.clock.advance(86_400);
    await watchUnpaidPolicies(after.services);
    expect(noticesOf()).toEqual([
      { notice: 'dueTomorrow', link: '' },
      { notice: 'cancelled', link: '' },
    ]);
    expect(await stateOf(quote.quoteId)).toEqual({ isPaid: false, isCancelled: true, refunds: [] });
  });

  it('erases quotes whose time is over, but not what a product keeps of people where only its module can', async () => {
    const { before, after } = world;
    const agent = await newAgent(before);
    const quote = await newQuote(before, agent.headers);
    after.clock.set(before.clock.now().toISOString());
    after.clock.advance(181 * 86_400);
    const isErased = async () => {
      const { erased_at } = await after.services.db
        .selectFrom('quotes')
        .select('erased_at')
        .where('id', '=', quote.quoteId)
        .executeTakeFirstOrThrow();
      return erased_at !== null;
    };
    const products = { ...after.services.products, erasable: [] };
    await removeExpired({ ...after.services, products }, []);
    expect(await isErased()).toBe(false);
    await removeExpired(after.services, []);
    expect(await isErased()).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { asAgent, asCustomer, nobody, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import {
  consents,
  customerBody,
  driveTo,
  lastInvoice,
  notify,
  patch,
  recordOf,
} from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const world = useAreaServer();

const sentCode = (phone: string): number => {
  const job = world.server.jobs.findLast((sent) => sent.kind === 'sendOtp' && sent.phone === phone);
  if (job?.kind !== 'sendOtp') throw new Error(`No code was sent to ${phone}`);
  return job.code;
};

it('an agent quotes and shares, the customer enters the code, pays and gets a policy [SHELL-055] [SHELL-056]', async () => {
  const { server } = world;
  const seller = await newAgent(server);

  const { key } = await succeed(server, nobody, 'sendOtp', { body: { mobileNo: seller.phone } });
  const login = await succeed(server, nobody, 'verifyOtp', { body: { key, otp: sentCode(seller.phone) } });
  expect(login.user).toMatchObject({ _id: seller.id, userType: 'Mitra' });
  const agent = asAgent(login.token ?? '');

  const quote = await newQuote(server, agent);
  await driveTo(server, agent, quote, 'Additional Benefit Selected');
  await patch(server, agent, quote.quoteId, { discountPercent: 12.5 });
  await succeed(server, agent, 'quickQuote', { params: { quoteId: quote.quoteId } });
  const { link } = await succeed(server, agent, 'generateLink', {
    query: { type: 'lead', quoteId: quote.quoteId },
  });
  const linkId = link.split('/').at(-1) ?? '';
  expect(link).toBe(`https://payung.test/app/kite/${linkId}`);

  const invitation = await succeed(server, nobody, 'decryptLink', { query: { id: linkId } });
  expect(invitation.data).toEqual({
    productId: expect.any(String),
    fullName: 'Sari',
    introduction: {
      agent: 'Sari Wulandari',
      hasPicture: false,
      startDate: '2026-02-10',
      endDate: '2026-02-14',
      phoneEnd: quote.phone.slice(-3),
    },
  });
  const sent = await succeed(server, nobody, 'sendOtp', {
    query: { isCustomerFlow: 'true', langId: 'BH' },
    body: { mobileNo: quote.phone, linkId },
  });
  const proof = await succeed(server, nobody, 'verifyOtp', {
    body: { key: sent.key, otp: sentCode(quote.phone) },
  });
  expect(proof.visit).toMatchObject({ quoteId: quote.quoteId, stage: 'Quick Quote Created' });
  const customer = asCustomer(proof.visit?.cipher ?? '');

  await patch(server, customer, quote.quoteId, customerBody(quote.phone));
  const { data } = await succeed(server, customer, 'confirmQuote', {
    params: { quoteId: quote.quoteId },
    body: consents,
  });
  const checkout = await succeed(server, customer, 'checkout', { query: { proposalNo: data.proposalNo } });
  expect(checkout.response.payment.url).toMatch(/^https:\/\/provider\.test\//);
  const order = lastInvoice(server);
  // Paying takes a moment; in one and the same instant no notification would be the newer one.
  server.clock.advance(60);
  const answer = await notify(server, order.invoiceNumber, order.amount);
  expect(answer.statusCode).toBe(200);

  const paid = await recordOf(server, customer, quote.quoteId);
  expect(paid).toMatchObject({ stage: 'Policy Generated', paymentStatus: 'Paid', duePremium: order.amount });
  expect(paid.policyNo).toMatch(/^PO\d/);
  expect(server.jobs.at(-1)).toEqual({ kind: 'sendPolicyEmail', quoteId: quote.quoteId, language: 'id' });

  const points = await succeed(server, agent, 'getPoints');
  expect(points.data).toMatchObject({ completedReferrals: 1, illustrative: true });
  expect(points.data.total).toBeGreaterThan(0);
  const notes = await succeed(server, agent, 'getNotifications', { query: { perPage: '10', pageNo: '1' } });
  expect(notes.data.data[0]?.body).toContain(paid.policyNo);
});

it('a Mitra agent sells with a discount, invites, and sees own and network results [SHELL-052]', async () => {
  const { server } = world;
  const mitra = await newAgent(server, { user_type: 'Mitra' });
  const friend = await newAgent(server, { user_type: 'Mitra', invited_by: mitra.id });
  const { link, referralCode } = await succeed(server, mitra.headers, 'getInviteLink');
  expect(referralCode).toBe(mitra.referral_code);
  expect(link).toMatch(/\/app\/withoutReferralLinkRegistration\/\w{6}$/);

  for (const seller of [mitra, friend]) {
    const quote = await newQuote(server, seller.headers);
    await driveTo(server, seller.headers, quote, 'Additional Benefit Selected');
    const { text, status } = await patch(server, seller.headers, quote.quoteId, { discountPercent: 12.5 });
    expect(status, text).toBe(200);
    await succeed(server, seller.headers, 'quickQuote', { params: { quoteId: quote.quoteId } });
    await patch(server, seller.headers, quote.quoteId, customerBody(quote.phone));
    const params = { quoteId: quote.quoteId };
    const { data } = await succeed(server, seller.headers, 'confirmQuote', { params, body: consents });
    await succeed(server, seller.headers, 'checkout', { query: { proposalNo: data.proposalNo } });
    const { invoiceNumber, amount } = lastInvoice(server);
    await notify(server, invoiceNumber, amount);
    const record = await recordOf(server, seller.headers, quote.quoteId);
    expect(record).toMatchObject({
      stage: 'Policy Generated',
      discountPercent: 12.5,
      discountGivenBy: 'agent',
    });
  }
  const { data: points } = await succeed(server, mitra.headers, 'getPoints');
  expect(points.entries.map((entry: Wire) => entry.reason).toSorted()).toEqual(['policy', 'referral']);
});

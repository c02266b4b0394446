import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newVisit } from '#testing/people.ts';
import { keepAgentLanguage } from '#areas/agents/sql/agents.ts';
import { proposed } from '#areas/payment/testing/payments.ts';
import type { ProposedQuote } from '#areas/payment/testing/payments.ts';
import { takenBackSale } from '#areas/payment/testing/refunds.ts';
import { watchUnpaidPolicies } from './unpaid-policies.ts';
import { notifyOfPayment } from '../payment-notice.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { transaction } from '#core/database/transaction.ts';

const world = useAreaServer();

const languagesOf = (quoteId: string) =>
  world.server.jobs.flatMap((job) => {
    if (!('quoteId' in job) || job.quoteId !== quoteId) return [];
    if (job.kind === 'sendPolicyEmail') return [['policy', 'customer', job.language]];
    return job.kind === 'sendPaymentNotice' ? [[job.notice, job.to, job.language]] : [];
  });

const speaks = ({ agentId }: Pick<ProposedQuote, 'agentId'>, language: 'en' | 'id') =>
  keepAgentLanguage(world.server.services.db, { id: agentId, language: 'id' }, language);

const payLaterAs = async (who: ProposedQuote['agent'], { proposalNo }: ProposedQuote, language: string) =>
  succeed(world.server, who, 'payLater', {
    query: { proposalNo },
    headers: { 'accept-language': language },
  });

it('mails a policy that is paid later in the language of its customer, whoever presses', async () => {
  const sale = await proposed(world.server);
  await payLaterAs(sale.agent, sale, 'en');
  expect(languagesOf(sale.quote.quoteId)).toEqual([['policy', 'customer', 'id']]);
});

it('mails it in the language of the customer who chooses to pay later', async () => {
  const sale = await proposed(world.server);
  const visit = await newVisit(world.server, sale.quote.quoteId, sale.quote.phone);
  const request = { proposalNo: sale.proposalNo, termsVersion: '2026-11', shownOn: '2026-01-15' };
  const { status } = await call(world.server, visit, 'payLater', {
    query: request,
    headers: { 'accept-language': 'en' },
  });
  expect([status, languagesOf(sale.quote.quoteId)]).toEqual([200, [['policy', 'customer', 'en']]]);
});

it('reminds the customer and the agent of a payment, each in their own language', async () => {
  const sale = await proposed(world.server);
  await speaks(sale, 'en');
  await payLaterAs(sale.agent, sale, 'en');
  world.server.clock.set('2026-02-03T03:00:00.000Z');
  await watchUnpaidPolicies(world.server.services);
  expect(languagesOf(sale.quote.quoteId).slice(1)).toEqual([
    ['dueInSevenDays', 'customer', 'id'],
    ['dueInSevenDays', 'agent', 'en'],
  ]);
});

it('tells both of a payment that was taken back, each in their own language', async () => {
  const sale = await takenBackSale(world.server);
  expect(languagesOf(sale.quote.quoteId)).toEqual([
    ['policy', 'customer', 'id'],
    ['paymentTakenBack', 'customer', 'id'],
    ['paymentTakenBack', 'agent', 'id'],
  ]);
});

it.each(['refundDue', 'refundPaid', 'policyEnded', 'cancelled'] as const)(
  'writes %s to an English agent of an Indonesian customer in English, and the link to the customer alone',
  async (notice) => {
    const sale = await proposed(world.server);
    await speaks(sale, 'en');
    const { services, jobs } = world.server;
    await transaction(services.db, async (tx) => {
      const quote = await lockQuote(tx, sale.quote.quoteId);
      await notifyOfPayment(services, { tx, quote: quote!, link: 'https://payung.example/l' }, { notice });
    });
    expect(
      jobs.flatMap((job) =>
        job.kind === 'sendPaymentNotice' && job.quoteId === sale.quote.quoteId
          ? [[job.notice, job.to, job.language, job.link]]
          : [],
      ),
    ).toEqual([
      [notice, 'customer', 'id', 'https://payung.example/l'],
      [notice, 'agent', 'en', undefined],
    ]);
  },
);

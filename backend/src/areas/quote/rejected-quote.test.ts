import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { consents, notify, patch, recordOf } from '#areas/quote/testing/journey.ts';
import { newVisit } from '#testing/people.ts';
import { invoiced, pay, policiesOf, proposed, refundsOf } from '#areas/payment/testing/payments.ts';
import type { ProposedQuote } from '#areas/payment/testing/payments.ts';
import { saveQuote } from '#areas/quote/sql/write-quote.ts';

const world = useAreaServer();

const REASON = 'The kite is torn';
const TEXT = { en: `This quote was rejected: ${REASON}`, id: `Penawaran ini ditolak: ${REASON}` };

/** As staff do, whose calls belong to the products that have a review. */
const reject = ({ quote }: ProposedQuote) =>
  saveQuote(world.server.services.db, quote.quoteId, {
    rejection: { reason: REASON, by: 'staff-1', at: '2026-01-15T03:00:00.000Z' },
  });

it('refuses to change, confirm, check out or pay later a rejected quote, and gives the reason', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  const { agent, quote, proposalNo } = proposal;
  await reject(proposal);
  const before = await recordOf(server, agent, quote.quoteId);
  const params = { quoteId: quote.quoteId };
  for (const language of ['en', 'id'] as const) {
    const headers = { ...agent, 'accept-language': language };
    const answers = [
      await patch(server, headers, quote.quoteId, { planCode: 'KITE-PLATINUM' }),
      await call(server, headers, 'changePhone', { params, body: { insuredMobile: quote.phone } }),
      await call(server, headers, 'quickQuote', { params }),
      await call(server, headers, 'confirmQuote', { params, body: consents }),
      await call(server, headers, 'checkout', { query: { proposalNo } }),
      await call(server, headers, 'payLater', { query: { proposalNo } }),
      await call(server, headers, 'productToken', { params }),
    ];
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      answers.map(() => [422, TEXT[language]]),
    );
  }
  expect(await recordOf(server, agent, quote.quoteId)).toEqual(before);
  expect(before.rejection).toEqual({ reason: REASON, at: '2026-01-15T03:00:00.000Z' });
});

it('answers the reason of the rejection for a proposal voided before', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  await patch(server, proposal.agent, proposal.quote.quoteId, { planCode: 'KITE-PLATINUM' });
  await reject(proposal);
  const answer = await pay(server, proposal);
  expect([answer.status, answer.message]).toEqual([422, TEXT.en]);
});

it('refunds money that arrives for a rejected quote', async () => {
  const { server } = world;
  const proposal = await invoiced(server);
  await reject(proposal);
  await notify(server, proposal.invoiceNumber, proposal.amount);
  expect(await policiesOf(server, proposal)).toEqual([]);
  expect(await refundsOf(server, proposal)).toEqual([
    { invoice_no: proposal.invoiceNumber, amount: proposal.amount, reason: 'quote-rejected' },
  ]);
});

it('lists a rejected quote as Rejected, and still shows it to its agent, its customer and the holder of its link', async () => {
  const { server } = world;
  const proposal = await proposed(server);
  const { agent, quote } = proposal;
  const page = { query: { perPage: '10', pageNo: '1' } };
  const open = await succeed(server, agent, 'recentQuotes', page);
  expect(open.data.data[0].status).toBeUndefined();
  await reject(proposal);
  const { data } = await succeed(server, agent, 'recentQuotes', page);
  expect(data.data[0]).toMatchObject({ _id: quote.quoteId, status: 'Rejected' });
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  expect((await recordOf(server, visit, quote.quoteId)).rejection.reason).toBe(REASON);
  const query = { type: 'lead', quoteId: quote.quoteId };
  const { link } = await succeed(server, agent, 'generateLink', { query });
  const id = (link as string).split('/').at(-1)!;
  expect((await call(server, nobody, 'decryptLink', { query: { id } })).status).toBe(200);
});

import { expect, it } from 'vitest';
import type { InsuranceProduct } from '#areas/quote/insurance-product.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, driveTo, notify, recordOf } from '#testing/journey.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { invoiced, policiesOf, proposed, refundsOf } from '#testing/payments.ts';
import { kite } from '#testing/kite/products.ts';
import { kiteRoom } from '#testing/kite/room.ts';

const TAKEN = { en: 'This string is taken', id: 'Benang ini sudah dipakai' };

/** A kite whose string may be taken, and which waits to be looked at before it is confirmed. */
const world = useAreaServer([
  {
    ...kiteRoom,
    products: kiteRoom.products.map((product): InsuranceProduct =>
      product.productId === kite.productId
        ? {
            ...product,
            conflictingPolicy: () => Promise.resolve(isTaken ? TAKEN : undefined),
            unconfirmedStage: () => 'Customer Information Updated',
          }
        : product,
    ),
  },
]);

let isTaken = false;

it('asks the product for another policy when a quote is confirmed', async () => {
  const { server } = world;
  isTaken = false;
  const { headers } = await newAgent(server);
  const quote = await newQuote(server, headers);
  await driveTo(server, headers, quote, 'Customer Information Updated');
  isTaken = true;
  const params = { quoteId: quote.quoteId };
  const answer = await call(server, headers, 'confirmQuote', { params, body: consents });
  expect([answer.status, answer.message]).toEqual([422, TAKEN.en]);
  expect((await recordOf(server, headers, quote.quoteId)).stage).toBe('Customer Information Updated');
  isTaken = false;
  await succeed(server, headers, 'confirmQuote', { params, body: consents });
});

it('asks again when the policy is to be paid later, and issues none', async () => {
  const { server } = world;
  isTaken = false;
  const proposal = await proposed(server);
  isTaken = true;
  const { proposalNo } = proposal;
  const answer = await call(server, proposal.agent, 'payLater', { query: { proposalNo } });
  expect([answer.status, answer.message]).toEqual([422, TAKEN.en]);
  expect(await policiesOf(server, proposal)).toEqual([]);
});

it('asks again when the money arrives, and then owes it back', async () => {
  const { server } = world;
  isTaken = false;
  const proposal = await invoiced(server);
  isTaken = true;
  await notify(server, proposal.invoiceNumber, proposal.amount);
  expect(await policiesOf(server, proposal)).toEqual([]);
  expect(await refundsOf(server, proposal)).toEqual([
    { invoice_no: proposal.invoiceNumber, amount: proposal.amount, reason: 'already-insured' },
  ]);
  const record = await recordOf(server, proposal.agent, proposal.quote.quoteId);
  expect(record.paymentStatus).toBe('Failed');
});

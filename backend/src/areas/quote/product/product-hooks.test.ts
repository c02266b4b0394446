import { expect, it } from 'vitest';
import type { InsuranceProduct } from './insurance-product.ts';
import type { Queries } from '#core/database/database.ts';
import { refused } from '#core/http/api-refusal.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, driveTo, notify, recordOf } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { invoiced, policiesOf, proposed, refundsOf } from '#areas/payment/testing/payments.ts';
import { kite } from '#testing/kite/products.ts';
import { kiteModule } from '#testing/kite/module.ts';

const TAKEN = { en: 'This string is taken', id: 'Benang ini sudah dipakai' };

/** A kite whose string may be taken, and which waits to be looked at before it is confirmed. */
const world = useAreaServer([
  {
    ...kiteModule,
    products: kiteModule.products.map((product): InsuranceProduct =>
      product.productId === kite.productId
        ? {
            ...product,
            conflictingPolicy: () => Promise.resolve(isTaken ? TAKEN : undefined),
            unconfirmedStage: () => 'Customer Information Updated',
            requireComplete: async (quote, _today, db) => {
              if (isTangled) throw refused(await stringOf(db, quote.id));
            },
            documentSections: async (quote, _viewer, db) => [
              { heading: 'String', lines: [{ label: 'String', value: (await stringOf(db, quote.id)).en }] },
            ],
            hasInsured: (_db, _quote, insuredNo) => Promise.resolve(insuredNo <= 3),
          }
        : product,
    ),
  },
]);

let isTaken = false;
let isTangled = false;

/** Something that a product keeps beside the quote's row. */
const stringOf = async (db: Queries, quoteId: string) => {
  const { code } = await db
    .selectFrom('quotes')
    .select('code')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return { en: `String of ${code}`, id: `Benang ${code}` };
};

it('asks the product for an existing policy when a quote is confirmed', async () => {
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

it('asks for an existing policy when the policy is to be paid later, and issues none', async () => {
  const { server } = world;
  isTaken = false;
  const proposal = await proposed(server);
  isTaken = true;
  const { proposalNo } = proposal;
  const answer = await call(server, proposal.agent, 'payLater', { query: { proposalNo } });
  expect([answer.status, answer.message]).toEqual([422, TAKEN.en]);
  expect(await policiesOf(server, proposal)).toEqual([]);
});

it('asks for an existing policy when the money arrives, and refunds it', async () => {
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

it('waits for a product that reads its own rows for a confirmation or a document', async () => {
  const { server } = world;
  [isTaken, isTangled] = [false, true];
  const { headers } = await newAgent(server);
  const quote = await newQuote(server, headers);
  await driveTo(server, headers, quote, 'Customer Information Updated');
  const params = { quoteId: quote.quoteId };
  const answer = await call(server, headers, 'confirmQuote', { params, body: consents });
  expect([answer.status, answer.message]).toEqual([422, `String of ${quote.code}`]);
  isTangled = false;
  await succeed(server, headers, 'confirmQuote', { params, body: consents });
  await succeed(server, headers, 'eQuotation', { query: params });
  expect(server.printed.at(-1)?.sections[0]?.lines).toEqual([
    { label: 'String', value: `String of ${quote.code}` },
  ]);
});

it('asks the product for the insured people before it starts the check of a card', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const { quoteId } = await newQuote(server, headers);
  const statuses = [];
  for (const insuredNo of ['1', '3', '4']) {
    const parts = { params: { quoteId }, query: { insuredNo } };
    statuses.push((await call(server, headers, 'productToken', parts)).status);
  }
  expect(statuses).toEqual([200, 200, 404]);
});

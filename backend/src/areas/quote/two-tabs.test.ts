import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, driveTo, patch, recordOf } from '#areas/quote/testing/journey.ts';
import { kite } from '#testing/kite/products.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { kitePrice } from '#testing/kite/tariff.ts';
import { newAgent, newQuote } from '#testing/people.ts';

let dearer = 0;
const world = useAreaServer([
  {
    ...kiteModule,
    products: [
      {
        ...kite,
        price: (quote) => {
          const price = kitePrice(quote);
          return { ...price, due_premium: price.due_premium + dearer };
        },
      },
    ],
  },
]);

const seen = (version: number) => ({ 'if-match': `"${version}"` });

/** A quote with its customer at 274.500 rupiah, as one tab shows it; another tab then takes a dearer plan. */
const shownInTwoTabs = async () => {
  dearer = 0;
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newQuote(server, agent);
  await driveTo(server, agent, quote, 'Customer Information Updated');
  const params = { quoteId: quote.quoteId };
  const record = () => recordOf(server, agent, quote.quoteId);
  const shown = await record();
  expect(shown.duePremium).toBe(274_500);
  const changePlan = () => patch(server, agent, quote.quoteId, { planCode: 'KITE-PLATINUM' });
  return { server, agent, params, record, shown, changePlan };
};

it.each([
  ['updateQuote', { body: { additionalBenefits: [] } }],
  ['quickQuote', {}],
  ['confirmQuote', { body: consents }],
] as const)('refuses %s of an older version, and answers the current record', async (name, parts) => {
  const { server, agent, params, record, shown, changePlan } = await shownInTwoTabs();
  await changePlan();
  const answer = await call(server, agent, name, { params, ...parts, headers: seen(shown.version) });
  expect([answer.status, answer.errCode]).toEqual([409, 1]);
  expect(answer.errMsg).toEqual({
    message: 'Somebody else has changed this quote. Please load it again.',
    data: [await record()],
  });
  expect(answer.errMsg.data[0]).toMatchObject({ planCode: 'KITE-PLATINUM', duePremium: 315_000 });
});

it('refuses the payment of a voided proposal, and answers the current record', async () => {
  const { server, agent, params, record, changePlan } = await shownInTwoTabs();
  const { data } = await succeed(server, agent, 'confirmQuote', { params, body: consents });
  await changePlan();
  for (const name of ['checkout', 'payLater'] as const) {
    const answer = await call(server, agent, name, { query: data });
    expect([answer.status, answer.errMsg.data]).toEqual([409, [await record()]]);
  }
  const stranger = await newAgent(server);
  expect((await call(server, stranger.headers, 'checkout', { query: data })).status).toBe(404);
});

it('refuses to confirm a price that changed since it was shown, and answers the new one', async () => {
  const { server, agent, params, record, shown } = await shownInTwoTabs();
  dearer = 1000;
  const confirm = (version: number) =>
    call(server, agent, 'confirmQuote', { params, body: consents, headers: seen(version) });
  const first = await confirm(shown.version);
  expect([first.status, first.errMsg.data[0].duePremium]).toEqual([409, 275_500]);
  const now = await record();
  expect(now).toMatchObject({ stage: 'Customer Information Updated', duePremium: 275_500 });
  expect(now.proposalNo).toBeUndefined();
  const second = await confirm(now.version);
  expect([second.status, (await record()).duePremium]).toEqual([200, 275_500]);
  dearer = 0;
});

it('answers 409 to a quick quote when the price changed since it was shown', async () => {
  const { server, agent, params, record, shown } = await shownInTwoTabs();
  dearer = 1000;
  const quick = (version: number) => call(server, agent, 'quickQuote', { params, headers: seen(version) });
  const first = await quick(shown.version);
  expect([first.status, first.errMsg.data[0].duePremium]).toEqual([409, 275_500]);
  expect((await quick((await record()).version)).status).toBe(200);
  dearer = 0;
});

it('gives every price a new version', async () => {
  const { server, params, shown, changePlan, record } = await shownInTwoTabs();
  await changePlan();
  const events = await server.services.db
    .selectFrom('quote_events')
    .select('version')
    .where('quote_id', '=', params.quoteId)
    .orderBy('id')
    .execute();
  const versions = events.map(({ version }) => version);
  expect(new Set(versions).size).toBe(versions.length);
  expect((await record()).version).toBe(shown.version + 1);
});

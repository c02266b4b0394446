import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { patch, recordOf } from '#areas/quote/testing/journey.ts';
import { newPhone } from '#testing/people.ts';
import { travelModule } from './module.ts';
import { confirmed, customerBody, driveTo, newTravelPromo, startedQuote, trip } from './testing/travel.ts';

const world = useAreaServer([travelModule]);

type StartedQuote = Awaited<ReturnType<typeof startedQuote>>;

/** What is left of a confirmed quote after each change: stage, plan, COVID answer, add-ons, proposal. */
const CHANGES: readonly (readonly [
  'agent' | 'customer',
  (started: StartedQuote, code: string) => object,
  string,
  string,
  boolean | undefined,
  number,
  boolean,
])[] = [
  [
    'agent',
    () => ({ trip: { ...trip, arrivalDate: '2026-02-20' } }),
    'Lead Created',
    '',
    undefined,
    0,
    false,
  ],
  ['agent', () => ({ insuredMobile: newPhone() }), 'Full Quote Created', 'TRVGLD', true, 1, true],
  ['customer', () => ({ planCode: 'TRVPLT' }), 'Plan Selected', 'TRVPLT', undefined, 0, false],
  ['customer', () => ({ covid: false }), 'Covid Benefit Selected', 'TRVGLD', false, 0, false],
  ['agent', () => ({ additionalBenefits: [] }), 'Additional Benefit Selected', 'TRVGLD', true, 0, false],
  ['agent', () => ({ discountPercent: 7.25 }), 'Additional Benefit Selected', 'TRVGLD', true, 1, false],
  [
    'customer',
    (_started, promoCode) => ({ promoCodeList: [{ promoCode }] }),
    'PromoCode Added',
    'TRVGLD',
    true,
    1,
    false,
  ],
  [
    'customer',
    ({ quote }) => customerBody(quote.phone),
    'Customer Information Updated',
    'TRVGLD',
    true,
    1,
    false,
  ],
];

it.each(CHANGES)(
  'a change by the %s of a confirmed quote clears what is no longer valid (%#)',
  async (who, bodyOf, stage, planCode, covid, benefits, hasProposal) => {
    const { server } = world;
    const started = await startedQuote(server);
    const { agent, quote } = started;
    const proposalNo = await confirmed(server, agent, quote);
    const body = bodyOf(started, await newTravelPromo(server));
    expect((await patch(server, started[who], quote.quoteId, body)).status).toBe(200);
    const record = await recordOf(server, agent, quote.quoteId);
    expect({
      stage: record.stage,
      planCode: record.planCode,
      covid: record.covid,
      benefits: record.additionalBenefits.length,
      proposalNo: record.proposalNo,
    }).toEqual({ stage, planCode, covid, benefits, proposalNo: hasProposal ? proposalNo : undefined });
  },
);

it('refuses add-ons, discount and customer information before a plan is chosen', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  for (const body of [{ covid: true }, { additionalBenefits: [] }, { discountPercent: 5 }]) {
    expect((await patch(server, agent, quote.quoteId, body)).status).toBe(422);
  }
  expect((await patch(server, customer, quote.quoteId, customerBody(quote.phone))).status).toBe(422);
});

it('previews the price of add-ons not yet saved, and saves nothing [TRV-037]', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  await driveTo(server, { agent, quote }, 'Covid Benefit Selected');
  const before = await recordOf(server, agent, quote.quoteId);
  const preview = async (benefits: string) =>
    (await call(server, agent, 'previewPrice', { params: { quoteId: quote.quoteId }, query: { benefits } }))
      .errMsg;
  expect(await preview('')).toEqual({
    orderLines: [{ label: 'price.premium', amount: 184_000 }],
    addOnTotal: 0,
    subtotal: 184_000,
  });
  // What is not sold for the trip is left out: ferries are for trips within Indonesia.
  expect(await preview('AC000CV01,AC000GD01,AC000FY01')).toEqual({
    orderLines: [
      { label: 'price.premium', amount: 184_000 },
      { label: 'price.addOn', values: { benefit: 'COVID-19 protection' }, amount: 75_500 },
      { label: 'price.addOn', values: { benefit: 'Electronics and gadgets' }, amount: 38_000 },
    ],
    addOnTotal: 113_500,
    subtotal: 297_500,
  });
  expect(await recordOf(server, agent, quote.quoteId)).toEqual(before);
});

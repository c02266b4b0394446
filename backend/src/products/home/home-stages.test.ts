import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newPhone, newVisit } from '#testing/people.ts';
import {
  confirmedHome,
  covers,
  flexasPlan,
  homeCustomer,
  homePromo,
  homeRecord,
  house,
  newHomeQuote,
  patchHome,
  useHomeServer,
} from './testing/home.ts';

const world = useHomeServer();

const confirmedQuote = async (server: AreaServer) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent);
  const proposalNo = await confirmedHome(server, agent, quote);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, customer, quote, proposalNo };
};
type ConfirmedQuote = Awaited<ReturnType<typeof confirmedQuote>>;

/** What is left of a confirmed quote after each change: stage, plan, covers, proposal. */
const CHANGES: readonly (readonly [
  'agent' | 'customer',
  (confirmed: ConfirmedQuote, code: string) => object,
  string,
  string,
  number,
  boolean,
])[] = [
  ['agent', () => ({ property: { ...house, stories: 3 } }), 'Lead Created', '', 0, false],
  ['agent', () => ({ insuredMobile: newPhone() }), 'Full Quote Created', 'HOMPAR', 2, true],
  ['customer', () => flexasPlan, 'Plan Selected', 'HOMFLX', 0, false],
  ['customer', () => covers(), 'Additional Benefit Selected', 'HOMPAR', 0, false],
  ['agent', () => ({ discountPercent: 7.25 }), 'Additional Benefit Selected', 'HOMPAR', 2, false],
  [
    'customer',
    (_confirmed, promoCode) => ({ discountPercent: 0, promoCode }),
    'PromoCode Added',
    'HOMPAR',
    2,
    false,
  ],
  ['customer', ({ quote }) => homeCustomer(quote.phone), 'Customer Information Updated', 'HOMPAR', 2, false],
];

it.each(CHANGES)(
  'a change by the %s of a confirmed quote clears what is no longer valid (%#)',
  async (who, bodyOf, stage, planCode, benefits, hasProposal) => {
    const { server } = world;
    const confirmed = await confirmedQuote(server);
    const { quoteId } = confirmed.quote;
    const body = bodyOf(confirmed, await homePromo(server));
    expect((await patchHome(server, { who: confirmed[who], quoteId }, body)).status).toBe(200);
    const record = await homeRecord(server, confirmed.agent, quoteId);
    expect({
      stage: record.stage,
      planCode: record.planCode,
      benefits: record.additionalBenefits.length,
      proposalNo: record.proposalNo,
    }).toEqual({ stage, planCode, benefits, proposalNo: hasProposal ? confirmed.proposalNo : undefined });
  },
);

/** The customer's code is on the quote; then this happens, and the code is taken away. */
const REMOVALS: readonly (readonly [string, readonly object[], string])[] = [
  ['as soon as it was saved', [], 'Additional Benefit Selected'],
  ['after another plan', [flexasPlan], 'Plan Selected'],
  ['after other covers', [covers()], 'Additional Benefit Selected'],
];

it.each(REMOVALS)(
  'returns to the stage before the promo code when the code is removed %s',
  async (_when, bodies, stage) => {
    const { server } = world;
    const { customer, quote } = await confirmedQuote(server);
    const who = { who: customer, quoteId: quote.quoteId };
    const removal = { discountPercent: 0, promoCode: '' };
    for (const body of [{ discountPercent: 0, promoCode: await homePromo(server) }, ...bodies])
      expect((await patchHome(server, who, body)).status).toBe(200);
    const { data } = (await patchHome(server, who, removal)).errMsg;
    expect([data.stage, data.promoCodeList]).toEqual([stage, []]);
    await succeed(server, customer, 'quickQuote', { params: { quoteId: quote.quoteId } });
    expect((await homeRecord(server, customer, quote.quoteId)).stage).toBe('Quick Quote Created');
  },
);

it('moves a confirmed quote back to customer information when the print option changes', async () => {
  const { server } = world;
  const { customer, quote } = await confirmedQuote(server);
  const body = { quoteId: quote.quoteId, printOption: 'soft' };
  const { errMsg } = await call(server, customer, 'updatePrintPolicy', { body });
  expect(errMsg.data.stage).toBe('Customer Information Updated');
});

it('refuses covers, discount and customer information before a plan is chosen', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent);
  for (const body of [covers(), { discountPercent: 5 }, homeCustomer(quote.phone)]) {
    expect((await patchHome(server, { who: agent, quoteId: quote.quoteId }, body)).status).toBe(422);
  }
});

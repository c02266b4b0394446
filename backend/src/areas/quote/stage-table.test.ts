import { expect, it } from 'vitest';
import { isSold, STAGES } from '@payung/shared/domain/stages.ts';
import { call } from '#testing/caller.ts';
import { confirmed, consents, customerBody, patch } from '#areas/quote/testing/journey.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { flight, newPhone, newQuote } from '#testing/people.ts';
import { STAGE_TABLE } from '#areas/quote/testing/stage-table.ts';
import { describeTransitions } from '#areas/quote/testing/specified-table.ts';
import { describeStageWalk } from '#areas/quote/testing/stage-walk.ts';
import { QUOTE_TRANSITIONS, transitionFor } from './transitions.ts';
import type { QuoteEvent } from './transitions.ts';

describeTransitions('products without inspection', QUOTE_TRANSITIONS, STAGE_TABLE);

describeStageWalk({
  title: 'a quote of a product without inspection',
  modules: [kiteModule],
  table: STAGE_TABLE,
  confirmedQuote: async (server, agent) => {
    const quote = await newQuote(server, agent);
    await confirmed(server, agent, quote);
    return quote.quoteId;
  },
  isAnswered: ({ details }) => details['wind'] !== undefined,
  acts: (promoCode) => ({
    changeRisk: (server, who, { id }) =>
      patch(server, who, id, { flight: { ...flight, arrivalDate: '2026-02-20' } }),
    changePhone: (server, who, { id }) => patch(server, who, id, { insuredMobile: newPhone() }),
    savePlan: (server, who, { id }) => patch(server, who, id, { planCode: 'KITE-PLATINUM' }),
    saveCovid: (server, who, { id }) => patch(server, who, id, { wind: false }),
    saveBenefits: (server, who, { id }) => patch(server, who, id, { additionalBenefits: [] }),
    saveDiscount: (server, who, { id }) => patch(server, who, id, { discountPercent: 7.25 }),
    savePromo: (server, who, { id }) => patch(server, who, id, { promoCodeList: [{ promoCode }] }),
    removePromo: (server, who, { id }) => patch(server, who, id, { promoCodeList: [{ promoCode: '' }] }),
    saveCustomer: (server, who, quote) => patch(server, who, quote.id, customerBody(quote.insured_phone)),
    quickQuote: (server, who, { id }) => call(server, who, 'quickQuote', { params: { quoteId: id } }),
    confirm: (server, who, { id }) =>
      call(server, who, 'confirmQuote', { params: { quoteId: id }, body: consents }),
    payLater: (server, who, quote) =>
      call(server, who, 'payLater', { query: { proposalNo: quote.proposal_no ?? '' } }),
  }),
});

it('allows for a sold quote only its later payment and its cancellation by the system or staff', () => {
  const events = [...new Set(STAGE_TABLE.map(([event]) => event))] as readonly QuoteEvent[];
  const outgoing = STAGES.filter(isSold).flatMap((from) =>
    events.flatMap((event) =>
      (['agent', 'customer', 'system', 'staff'] as const)
        .filter((by) => transitionFor(QUOTE_TRANSITIONS, { event, by, from }) !== undefined)
        .map((by) => [from, event, by]),
    ),
  );
  expect(outgoing).toEqual([
    ['Full Quote Created With Payment', 'paidLater', 'system'],
    ['Full Quote Created With Payment', 'cancelPolicy', 'system'],
    ['Policy Generated', 'cancelPolicy', 'staff'],
  ]);
});

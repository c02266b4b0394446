import { call } from '#testing/caller.ts';
import { consents, patch } from '#areas/quote/testing/journey.ts';
import { newPhone } from '#testing/people.ts';
import { STAGE_TABLE } from '#areas/quote/testing/stage-table.ts';
import { describeStageWalk } from '#areas/quote/testing/stage-walk.ts';
import type { Acts } from '#areas/quote/testing/stage-walk.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { travelModule } from './module.ts';
import { confirmed, customerBody, newTravelQuote, trip } from './testing/travel.ts';

type Act = NonNullable<Acts[keyof Acts]>;

const change =
  (bodyOf: (phone: string) => object): Act =>
  (server, who, quote) =>
    patch(server, who, quote.id, bodyOf(quote.insured_phone));

describeStageWalk({
  title: 'a travel quote',
  modules: [travelModule],
  table: STAGE_TABLE,
  confirmedQuote: async (server, agent) => {
    const quote = await newTravelQuote(server, agent);
    await confirmed(server, agent, quote);
    return quote.quoteId;
  },
  promo: { productId: PRODUCT_IDS.travel, length: 19 },
  acts: (promoCode) => ({
    changeRisk: change(() => ({ trip: { ...trip, arrivalDate: '2026-02-20' } })),
    changePhone: change(() => ({ insuredMobile: newPhone() })),
    savePlan: change(() => ({ planCode: 'TRVPLT' })),
    saveCovid: change(() => ({ covid: false })),
    saveBenefits: change(() => ({ additionalBenefits: [] })),
    saveDiscount: change(() => ({ discountPercent: 7.25 })),
    savePromo: change(() => ({ promoCodeList: [{ promoCode }] })),
    removePromo: change(() => ({ promoCodeList: [{ promoCode: '' }] })),
    saveCustomer: change(customerBody),
    quickQuote: (server, who, { id }) => call(server, who, 'quickQuote', { params: { quoteId: id } }),
    confirm: (server, who, { id }) =>
      call(server, who, 'confirmQuote', { params: { quoteId: id }, body: consents }),
    payLater: (server, who, { proposal_no: proposalNo }) =>
      call(server, who, 'payLater', { query: { proposalNo: proposalNo ?? '' } }),
  }),
  isAnswered: ({ details }) => details['covid'] !== undefined,
});

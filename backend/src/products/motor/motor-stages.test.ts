import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { call } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { newPhone } from '#testing/people.ts';
import { describeTransitions } from '#areas/quote/testing/specified-table.ts';
import { describeStageWalk } from '#areas/quote/testing/stage-walk.ts';
import { motorModule } from './module.ts';
import { approvedQuote, avanza, patchMotor, planOf } from './testing/inspected.ts';
import { SPECIFIED_TRANSITIONS } from './testing/specified-transitions.ts';
import { MOTOR_TRANSITIONS } from './transitions.ts';

describeTransitions('motor (rulings R10, R11)', MOTOR_TRANSITIONS, SPECIFIED_TRANSITIONS);

describeStageWalk({
  title: 'a motor quote',
  modules: [motorModule],
  table: SPECIFIED_TRANSITIONS,
  confirmedQuote: async (server, agent) => {
    const { quoteId } = await approvedQuote(server, avanza(), agent);
    const answer = await call(server, agent, 'confirmQuote', { params: { quoteId }, body: consents });
    if (answer.status !== 200) throw new Error(answer.text);
    return quoteId;
  },
  promo: { productId: PRODUCT_IDS.motor4w, length: 18 },
  // The two that are left out need more than the walk has: `saveCustomer` goes where the inspection is, and the
  // walk's quotes are all of one vehicle, which has one policy. They have tests of their own.
  acts: (promoCode) => ({
    changeRisk: (server, who, quote) => patchMotor(server, who, quote.id, { vehicle: avanza() }),
    savePromo: (server, who, quote) =>
      call(server, who, 'updateMotorOrder', {
        params: { quoteId: quote.id },
        body: { promoCodeList: [{ promoCode }] },
      }),
    removePromo: (server, who, quote) =>
      call(server, who, 'updateMotorOrder', {
        params: { quoteId: quote.id },
        body: { promoCodeList: [{ promoCode: '' }] },
      }),
    savePlan: (server, who, quote) => patchMotor(server, who, quote.id, planOf),
    changePhone: (server, who, quote) => patchMotor(server, who, quote.id, { insuredMobile: newPhone() }),
    saveBenefits: (server, who, quote) =>
      call(server, who, 'updateMotorOrder', {
        params: { quoteId: quote.id },
        body: { additionalBenefits: [{ BenefitCode: 'FLOOD' }] },
      }),
    saveDiscount: (server, who, quote) =>
      call(server, who, 'updateMotorOrder', {
        params: { quoteId: quote.id },
        body: { discountPercent: 12.5 },
      }),
    quickQuote: (server, who, quote) =>
      call(server, who, 'motorQuickQuote', {
        params: { quoteId: quote.id },
        query: { type: 'fourWheeler' },
      }),
    confirm: (server, who, quote) =>
      call(server, who, 'confirmQuote', { params: { quoteId: quote.id }, body: consents }),
  }),
});

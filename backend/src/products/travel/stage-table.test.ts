import type { EventActorKind } from '#areas/quote/transitions.ts';
import { call } from '#testing/caller.ts';
import { consents, patch } from '#testing/journey.ts';
import { newPhone } from '#testing/people.ts';
import { describeStageWalk } from '#testing/stage-walk.ts';
import type { Acts, LiteralTransition } from '#testing/stage-walk.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { travelRoom } from './room.ts';
import { confirmed, customerBody, newTravelQuote, trip } from './testing/travel.ts';

const BOTH: readonly EventActorKind[] = ['agent', 'customer'];

/** Event, by whom, from which stages, to which stage, what it clears. */
const LAW: readonly LiteralTransition[] = [
  [
    'changeRisk',
    BOTH,
    [
      'Lead Created',
      'Plan Selected',
      'Covid Benefit Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'Lead Created',
    ['plan', 'covid', 'benefits', 'quickQuote', 'proposal'],
  ],
  [
    'changePhone',
    ['agent'],
    [
      'Lead Created',
      'Plan Selected',
      'Covid Benefit Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'keep',
    [],
  ],
  [
    'savePlan',
    BOTH,
    [
      'Lead Created',
      'Plan Selected',
      'Covid Benefit Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'Plan Selected',
    ['covid', 'benefits', 'quickQuote', 'proposal'],
  ],
  [
    'saveCovid',
    BOTH,
    [
      'Plan Selected',
      'Covid Benefit Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'Covid Benefit Selected',
    ['benefits', 'quickQuote', 'proposal'],
  ],
  [
    'saveBenefits',
    BOTH,
    [
      'Plan Selected',
      'Covid Benefit Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'Additional Benefit Selected',
    ['quickQuote', 'proposal'],
  ],
  [
    'saveDiscount',
    ['agent'],
    ['Plan Selected', 'Covid Benefit Selected', 'Additional Benefit Selected'],
    'keep',
    [],
  ],
  [
    'saveDiscount',
    ['agent'],
    ['Quick Quote Created', 'PromoCode Added', 'Customer Information Updated', 'Full Quote Created'],
    'Additional Benefit Selected',
    ['promo', 'quickQuote', 'proposal'],
  ],
  [
    'savePromo',
    ['customer'],
    [
      'Plan Selected',
      'Covid Benefit Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'PromoCode Added',
    ['quickQuote', 'proposal'],
  ],
  [
    'quickQuote',
    BOTH,
    ['Plan Selected', 'Covid Benefit Selected', 'Additional Benefit Selected', 'Quick Quote Created'],
    'Quick Quote Created',
    [],
  ],
  ['quickQuote', BOTH, ['PromoCode Added', 'Customer Information Updated', 'Full Quote Created'], 'keep', []],
  ['saveContact', BOTH, ['Quick Quote Created', 'PromoCode Added'], 'keep', []],
  [
    'saveContact',
    BOTH,
    ['Customer Information Updated', 'Full Quote Created'],
    'Customer Information Updated',
    ['proposal'],
  ],
  [
    'saveCustomer',
    BOTH,
    ['Quick Quote Created', 'PromoCode Added', 'Customer Information Updated', 'Full Quote Created'],
    'Customer Information Updated',
    ['proposal'],
  ],
  ['confirm', BOTH, ['Customer Information Updated', 'Full Quote Created'], 'Full Quote Created', []],
  ['payLater', BOTH, ['Full Quote Created'], 'Full Quote Created With Payment', []],
  ['paid', ['system'], ['Full Quote Created'], 'Policy Generated', []],
  ['paidLater', ['system'], ['Full Quote Created With Payment'], 'Policy Generated', []],
  ['cancelPolicy', ['system'], ['Full Quote Created With Payment'], 'keep', []],
];

type Act = NonNullable<Acts[keyof Acts]>;

const change =
  (bodyOf: (phone: string) => object): Act =>
  (server, who, quote) =>
    patch(server, who, quote.id, bodyOf(quote.insured_phone));

describeStageWalk({
  title: 'a travel quote',
  rooms: [travelRoom],
  law: LAW,
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
    saveCustomer: change(customerBody),
    quickQuote: (server, who, { id }) => call(server, who, 'quickQuote', { params: { quoteId: id } }),
    confirm: (server, who, { id }) =>
      call(server, who, 'confirmQuote', { params: { quoteId: id }, body: consents }),
    payLater: (server, who, { proposal_no: proposalNo }) =>
      call(server, who, 'payLater', { query: { proposalNo: proposalNo ?? '' } }),
  }),
  isAnswered: ({ details }) => details['covid'] !== undefined,
});

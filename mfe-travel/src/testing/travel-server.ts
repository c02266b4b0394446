import { previewDiscount } from '@payung/shared/domain/money/discount-preview.ts';
import type { FakeReplies, SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anEarning, previewOrder, saved } from '@payung/shared/testing/samples/quotes.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import type { TravelChange, TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import type { AdditionalBenefit, PlanOffer } from '#contract/schemas/plans.ts';
import { aTravelQuote, someAddOns, somePlans } from './quotes.ts';

export type TravelReplies = FakeReplies<typeof travelEndpoints>;

const changed = (record: TravelQuoteRecord, change: TravelChange): TravelQuoteRecord => {
  switch (change.kind) {
    case 'trip':
      return { ...record, ...change.trip, stage: 'Lead Created', planCode: '', planName: '' };
    case 'phone':
      return { ...record, insuredPhone: change.phone };
    case 'plan': {
      const planName = somePlans().find(({ code }) => code === change.planCode)?.name ?? '';
      return { ...record, stage: 'Plan Selected', planCode: change.planCode, planName };
    }
    case 'covid':
      return { ...record, stage: 'Covid Benefit Selected', covid: change.covid };
    case 'benefits':
      return { ...record, stage: 'Additional Benefit Selected' };
    case 'discount':
      return {
        ...record,
        discountPercent: change.percent,
        ...previewDiscount(record.orderLines, { source: 'agent', percent: change.percent }),
      };
    case 'promoCode':
      return {
        ...record,
        stage: change.code === '' ? 'Additional Benefit Selected' : 'PromoCode Added',
        ...previewDiscount(record.orderLines, { source: 'promo', percent: change.percent ?? 0 }),
      };
    case 'customer':
      return { ...record, ...change.customer, stage: 'Customer Information Updated' };
  }
};

interface Settings {
  readonly quote?: TravelQuoteRecord;
  readonly plans?: readonly PlanOffer[];
  readonly benefits?: readonly AdditionalBenefit[];
}

/** The calls of the journey, with a quote that remembers what was saved. */
export const travelServer = ({
  quote = aTravelQuote(),
  plans = somePlans(),
  benefits = someAddOns,
}: Settings = {}): TravelReplies => {
  let record = quote;
  return {
    getTravelQuote: () => record,
    recentQuotes: { total: 0, items: [] },
    getPlans: plans,
    getPlanBenefits: benefits,
    quoteEarning: anEarning,
    previewPrice: (seen) => previewOrder(record.premium, benefits, seen),
    coverageAreas: [
      { id: '1', name: 'ASEAN', tripType: 2 },
      { id: '4', name: 'Worldwide', tripType: 2 },
      { id: '5', name: 'Indonesia', tripType: 1 },
    ],
    updateTravelQuote: ({ body }: SeenCall) => {
      const change = parsePart(travelEndpoints.updateTravelQuote, 'body', body) as TravelChange;
      record = { ...changed(record, change), version: record.version + 1 };
      return saved(record);
    },
    quickQuote: () => {
      if (record.stage !== 'PromoCode Added') record = { ...record, stage: 'Quick Quote Created' };
      return { code: 'Q100001' };
    },
    confirmQuote: () => {
      record = { ...record, stage: 'Full Quote Created', proposalNo: 'P-1' };
      return { proposalNo: 'P-1' };
    },
  };
};

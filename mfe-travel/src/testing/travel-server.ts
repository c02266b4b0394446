import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import type { AdditionalBenefit } from '@payung/shared/domain/travel/benefits.ts';
import type { PlanOffer } from '@payung/shared/domain/travel/pricing.ts';
import type { FakeReplies, SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aTravelQuote, somePlans } from '@payung/shared/testing/quotes.ts';

export const QUOTE_ID = '65f0c1a5e4b0a70001a3f001';

/** A quote on which Gold was chosen. */
export const aPlannedQuote = (change: Partial<TravelQuoteRecord> = {}): TravelQuoteRecord =>
  aTravelQuote({
    stage: 'Plan Selected',
    planCode: 'TRVGLD',
    planName: 'Gold',
    premium: 250_000,
    duePremium: 265_000,
    ...change,
  });

/** A quote that was priced: Gold with one add-on of 75.500. */
export const aQuotedQuote = (change: Partial<TravelQuoteRecord> = {}): TravelQuoteRecord =>
  aPlannedQuote({
    stage: 'Quick Quote Created',
    covid: false,
    additionalBenefits: [
      { BenefitCode: 'AC000GD01', BenefitDesc: 'Electronics and gadgets', Premium: 75_500 },
    ],
    duePremium: 340_500,
    ...change,
  });

const saved = (record: TravelQuoteRecord, body: UpdateTravelQuoteInput): TravelQuoteRecord => {
  const version = record.version + 1;
  if ('trip' in body)
    return { ...record, ...body.trip, version, stage: 'Lead Created', planCode: '', planName: '' };
  if ('planCode' in body) {
    const offer = somePlans().find((plan) => plan.PlanCode === body.planCode);
    return {
      ...record,
      version,
      stage: 'Plan Selected',
      planCode: body.planCode,
      planName: offer?.PlanName ?? '',
    };
  }
  if ('covid' in body) return { ...record, version, stage: 'Covid Benefit Selected', covid: body.covid };
  if ('additionalBenefits' in body) return { ...record, version, stage: 'Additional Benefit Selected' };
  if ('promoCodeList' in body) return { ...record, version, stage: 'PromoCode Added' };
  if ('customer' in body) return { ...record, version, stage: 'Customer Information Updated' };
  return { ...record, ...body, version };
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
  benefits,
}: Settings = {}): FakeReplies => {
  let record = quote;
  const offered = benefits ?? plans[0]?.AdditionalBenefits ?? [];
  return {
    getQuotes: () => ({ data: [record] }),
    getPlans: { data: [{ Plans: plans }] },
    getPlanBenefits: { data: [{ Plans: [{ AdditionalBenefits: offered }] }] },
    coverageAreas: [
      { id: '1', description: 'ASEAN', tripType: 2 },
      { id: '4', description: 'Worldwide', tripType: 2 },
      { id: '5', description: 'Indonesia', tripType: 1 },
    ],
    updateQuote: (seen: SeenCall) => {
      record = saved(record, seen.body as UpdateTravelQuoteInput);
      return { message: 'Quote Updated Successfully', data: record };
    },
    quickQuote: () => {
      if (record.stage !== 'PromoCode Added') record = { ...record, stage: 'Quick Quote Created' };
      return { data: { quote_Id: 'Q100001' } };
    },
    confirmQuote: () => {
      record = { ...record, stage: 'Full Quote Created', proposalNo: 'P-1' };
      return { data: { proposalNo: 'P-1' } };
    },
  };
};

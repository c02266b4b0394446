import type { PriceLine } from '@payung/shared/schemas/quote.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { aNewQuote } from '@payung/shared/testing/samples/quotes.ts';
import type { AdditionalBenefit, MainBenefit, PlanOffer } from '#contract/schemas/plans.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import type { Trip } from '#rules/trip.ts';

export const QUOTE_ID = '65f0c1a5e4b0a70001a3f001';

/** Six days in ASEAN for one adult. */
export const aTrip = (change: Partial<Trip> = {}): Trip => ({
  tripType: 2,
  coverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 1,
  childCount: 0,
  ...change,
});

export const anAddOn = (change: Partial<AdditionalBenefit> = {}): AdditionalBenefit => ({
  code: 'AC000GD01',
  type: 'C',
  parent: '',
  name: 'Electronics and gadgets',
  note: 'Theft of a phone.',
  premium: 38_000,
  icon: '/icons/gadget.svg',
  ...change,
});

const covidLine = (code: string, name: string): AdditionalBenefit =>
  anAddOn({ code, type: 'B', parent: 'AC000CV01', name, note: '', premium: 0 });

/** The add-ons of a trip abroad: COVID-19 protection with its three lines, and gadgets. */
export const someAddOns: readonly AdditionalBenefit[] = [
  anAddOn({ code: 'AC000CV01', name: 'COVID-19 protection', premium: 75_500 }),
  covidLine('AC000CV02', 'COVID-19 treatment'),
  covidLine('AC000CV03', 'Quarantine allowance'),
  covidLine('AC000CV04', 'Cancellation because of COVID-19'),
  anAddOn(),
];

const medical: MainBenefit = {
  name: 'Medical treatment',
  type: 'A',
  parent: '',
  internationalSum: 'Rp 1.000.000.000',
  domesticSum: 'Rp 60.000.000',
};

const aPlan = (code: string, name: string, premium: number): PlanOffer => ({
  code,
  name,
  premium,
  benefits: [medical],
  additionalBenefits: someAddOns,
});

/** A plan of every tier. */
export const somePlans = (): readonly PlanOffer[] => [
  aPlan('TRVPLT', 'Platinum', 340_000),
  aPlan('TRVGLD', 'Gold', 250_000),
  aPlan('TRVBRZ', 'Bronze', 180_000),
  aPlan('TRVPRS', 'Perisai', 143_000),
];

/** A quote whose customer's phone is known and which has no plan yet. */
export const aTravelQuote = (change: Partial<TravelQuoteRecord> = {}): TravelQuoteRecord => ({
  ...aTrip(),
  ...aNewQuote({
    id: QUOTE_ID,
    code: 'Q100001',
    leadId: '65f0c1a5e4b0a70001a3f901',
    productId: PRODUCT_IDS.travel,
    insuredBirthDate: '1990-05-20',
    endDate: '2027-03-06',
  }),
  coverageAreaName: 'ASEAN',
  destination: '',
  destinationName: '',
  adults: [],
  children: [],
  ...change,
});

const premiumLine: PriceLine = { label: 'price.premium', amount: 250_000 };
const gadgetLine: PriceLine = {
  label: 'price.addOn',
  values: { benefit: 'Electronics and gadgets' },
  amount: 75_500,
};
const adminLine: PriceLine = { label: 'price.adminCost', amount: 15_000 };

/** A quote on which Gold was chosen. */
export const aPlannedQuote = (change: Partial<TravelQuoteRecord> = {}): TravelQuoteRecord =>
  aTravelQuote({
    stage: 'Plan Selected',
    planCode: 'TRVGLD',
    planName: 'Gold',
    premium: 250_000,
    orderLines: [premiumLine],
    subtotal: 250_000,
    dueLines: [premiumLine, adminLine],
    duePremium: 265_000,
    ...change,
  });

/** A quote that was priced: Gold with one add-on of 75.500. */
export const aQuotedQuote = (change: Partial<TravelQuoteRecord> = {}): TravelQuoteRecord =>
  aPlannedQuote({
    stage: 'Quick Quote Created',
    covid: false,
    benefits: [{ code: 'AC000GD01', name: 'Electronics and gadgets', premium: 75_500 }],
    orderLines: [premiumLine, gadgetLine],
    addOnTotal: 75_500,
    subtotal: 325_500,
    dueLines: [premiumLine, gadgetLine, adminLine],
    duePremium: 340_500,
    ...change,
  });

/** The same with ten percent off by the agent. */
export const aDiscountedQuote = (change: Partial<TravelQuoteRecord> = {}): TravelQuoteRecord => {
  const discountLine: PriceLine = { label: 'price.discount', values: { percent: 10 }, amount: -32_550 };
  return aQuotedQuote({
    discountPercent: 10,
    discountAmount: 32_550,
    discountGivenBy: 'agent',
    orderLines: [premiumLine, gadgetLine, discountLine],
    subtotal: 292_950,
    dueLines: [premiumLine, gadgetLine, discountLine, adminLine],
    duePremium: 307_950,
    ...change,
  });
};

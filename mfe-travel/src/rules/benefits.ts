import type { AdditionalBenefit, MainBenefit, PlanOffer } from '#contract/schemas/plans.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { COVID_BENEFIT_CODE, isDomestic } from './constants.ts';

/** Types are compared without regard to case (ruling K29). */
const isOfType = (benefit: { readonly type: string }, type: 'B' | 'C'): boolean =>
  benefit.type.toUpperCase() === type;

/** Rows of type C are hidden from a plan card (TRV-009). */
export const shownMainBenefits = (benefits: readonly MainBenefit[]): readonly MainBenefit[] =>
  benefits.filter((benefit) => !isOfType(benefit, 'C'));

/** In place of a sum where the plan insures nothing. */
export const NOT_INSURED = '–';

/** The sum for the kind of trip (TRV-010). */
export const sumInsuredShown = (benefit: MainBenefit, domestic: boolean): string =>
  domestic ? benefit.domesticSum : benefit.internationalSum;

/** Only benefits of type C can be chosen (TRV-031). */
export const selectableBenefits = (benefits: readonly AdditionalBenefit[]): readonly AdditionalBenefit[] =>
  benefits.filter((benefit) => isOfType(benefit, 'C'));

/** Benefits of type B are the lines of the COVID question (TRV-026). */
export const covidLines = (benefits: readonly AdditionalBenefit[]): readonly AdditionalBenefit[] =>
  benefits.filter((benefit) => isOfType(benefit, 'B'));

export const covidBenefit = (benefits: readonly AdditionalBenefit[]): AdditionalBenefit | undefined =>
  benefits.find((benefit) => benefit.code === COVID_BENEFIT_CODE);

/** What is ticked when the page opens: what was saved, and the answer to the COVID question (TRV-029). */
export const preselectedCodes = (saved: readonly string[], covid: boolean | undefined): readonly string[] => {
  if (covid === undefined) return saved;
  const others = saved.filter((code) => code !== COVID_BENEFIT_CODE);
  return covid ? [...others, COVID_BENEFIT_CODE] : others;
};

export const toggleCode = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter((chosen) => chosen !== code) : [...codes, code];

export const chosenBenefits = (
  benefits: readonly AdditionalBenefit[],
  codes: readonly string[],
): readonly AdditionalBenefit[] =>
  selectableBenefits(benefits).filter((benefit) => codes.includes(benefit.code));

/** A plan's cover as people read it: rows of type C are left out, one sum a row (TRV-009, TRV-010). */
export const rowsOf = (offer: PlanOffer, quote: Pick<TravelQuoteRecord, 'tripType'>) =>
  shownMainBenefits(offer.benefits).map((benefit) => ({
    label: benefit.name,
    value: sumInsuredShown(benefit, isDomestic(quote.tripType)),
  }));

/** The plans as they are put side by side. */
export const comparedPlans = (offers: readonly PlanOffer[], quote: Pick<TravelQuoteRecord, 'tripType'>) =>
  offers.map((offer) => ({
    id: offer.code,
    name: offer.name,
    price: offer.premium,
    rows: rowsOf(offer, quote),
  }));

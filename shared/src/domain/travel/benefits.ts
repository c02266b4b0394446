import { sumOf } from '../money.ts';
import { COVID_BENEFIT_CODE } from './constants.ts';

/** A row of a plan's cover, as the calls carry it. */
export interface MainBenefit {
  readonly BenefitDesc: string;
  readonly benefitType: string;
  readonly ParentBenefit: string;
  /** Sums insured as text in the language of the call. */
  readonly InternationalSI: string;
  readonly DomesticSI: string;
}

export interface AdditionalBenefit {
  readonly BenefitCode: string;
  readonly BenefitType: string;
  readonly ParentBenefit: string;
  readonly BenefitDesc: string;
  readonly Note: string;
  readonly Premium: number;
  /** Address of the icon. */
  readonly signedUrl: string;
}

/** Main and additional benefits spell the field differently (ruling K29). */
export const benefitTypeOf = (benefit: {
  readonly benefitType?: string;
  readonly BenefitType?: string;
}): string => (benefit.benefitType ?? benefit.BenefitType ?? '').toUpperCase();

/** Rows of type C are hidden from a plan card (TRV-009). */
export const shownMainBenefits = (benefits: readonly MainBenefit[]): readonly MainBenefit[] =>
  benefits.filter((benefit) => benefitTypeOf(benefit) !== 'C');

export const sumInsuredShown = (benefit: MainBenefit, domestic: boolean): string =>
  domestic ? benefit.DomesticSI : benefit.InternationalSI;

/** Only benefits of type C can be chosen (TRV-031). */
export const selectableBenefits = (benefits: readonly AdditionalBenefit[]): readonly AdditionalBenefit[] =>
  benefits.filter((benefit) => benefitTypeOf(benefit) === 'C');

/** Benefits of type B are the lines of the COVID question (TRV-026). */
export const covidLines = (benefits: readonly AdditionalBenefit[]): readonly AdditionalBenefit[] =>
  benefits.filter((benefit) => benefitTypeOf(benefit) === 'B');

export const covidBenefit = (benefits: readonly AdditionalBenefit[]): AdditionalBenefit | undefined =>
  benefits.find((benefit) => benefit.BenefitCode === COVID_BENEFIT_CODE);

/** What is ticked when the page opens: what was saved, and the answer to the COVID question. */
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
  selectableBenefits(benefits).filter((benefit) => codes.includes(benefit.BenefitCode));

export const addOnTotal = (benefits: readonly AdditionalBenefit[], codes: readonly string[]): number =>
  sumOf(chosenBenefits(benefits, codes).map((benefit) => benefit.Premium));

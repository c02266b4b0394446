import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { coverOf } from '@payung/shared/domain/home/covers.ts';
import type { HomeBenefit, PremiumPart } from '@payung/shared/domain/home/offer.ts';

/** An amount with the rates that it comes from. */
export interface PremiumLine {
  readonly label: string;
  /** Whole rupiah; negative when taken off. */
  readonly amount: number;
  readonly parts: readonly PremiumPart[];
}

const PLAN_COVERS: readonly PremiumPart['cover'][] = ['fire', 'allRisk'];

/** The plan alone, with its rates. */
export const planLine = (quote: HomeQuoteRecord): PremiumLine => ({
  label: quote.planName,
  amount: quote.premium,
  parts: quote.premiumParts.filter((part) => PLAN_COVERS.includes(part.cover)),
});

export const benefitLine = (benefit: HomeBenefit): PremiumLine => ({
  label: benefit.BenefitDesc,
  amount: benefit.Premium,
  parts: benefit.parts,
});

/** The plan and the saved coverages, as the record has them. */
export const savedLines = (quote: HomeQuoteRecord): readonly PremiumLine[] => [
  planLine(quote),
  ...quote.additionalBenefits.map(({ BenefitCode, BenefitDesc, Premium }) => ({
    label: BenefitDesc,
    amount: Premium,
    parts: quote.premiumParts.filter((part) => part.cover === coverOf(BenefitCode)?.cover),
  })),
];

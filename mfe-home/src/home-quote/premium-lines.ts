import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { coverOf } from '#rules/covers.ts';
import type { HomeBenefit, PremiumPart } from '#contract/schemas/offer.ts';

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

export const benefitLine = ({ name, premium, parts }: HomeBenefit): PremiumLine => ({
  label: name,
  amount: premium,
  parts,
});

/** The plan and the saved coverages, as the record has them. */
export const savedLines = (quote: HomeQuoteRecord): readonly PremiumLine[] => [
  planLine(quote),
  ...quote.benefits.map(({ code, name, premium }) => ({
    label: name,
    amount: premium,
    parts: quote.premiumParts.filter((part) => part.cover === coverOf(code)?.cover),
  })),
];

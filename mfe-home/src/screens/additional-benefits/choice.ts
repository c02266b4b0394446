import type { HomeChange, HomeQuoteRecord } from '#contract/schemas/quote.ts';
import type { HomeBenefitsOfPlan, HomeBenefit } from '#contract/schemas/offer.ts';
import { chosenBenefits } from '#rules/covers.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';

/** The coverages that go with the chosen plan. */
export const offeredWith = (
  quote: HomeQuoteRecord,
  plans: readonly HomeBenefitsOfPlan[],
): readonly HomeBenefit[] => plans.find(({ planKind }) => planKind === quote.planKind)?.benefits ?? [];

export const savedCodes = ({ benefits }: HomeQuoteRecord): readonly string[] =>
  benefits.map(({ code }) => code);

/** What was saved once is not saved again: the discount and the quick quote would be lost. */
export const isSavedChoice = (codes: readonly string[], quote: HomeQuoteRecord): boolean => {
  const saved = savedCodes(quote);
  return (
    stageRank(quote.stage) >= stageRank('Additional Benefit Selected') &&
    saved.length === codes.length &&
    saved.every((code) => codes.includes(code))
  );
};

/** The chosen ones with what the screen shows of them (HOME-027). */
export const choiceToSave = (codes: readonly string[], offered: readonly HomeBenefit[]): HomeChange => {
  const shown = chosenBenefits(offered, codes).map(({ code, name, premium }) => ({ code, name, premium }));
  return { kind: 'benefits', codes, shown };
};

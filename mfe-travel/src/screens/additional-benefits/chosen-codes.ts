import { stageRank } from '@payung/shared/domain/stages.ts';
import type { AdditionalBenefit } from '#contract/plans.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { chosenBenefits, preselectedCodes } from '#rules/benefits.ts';

/** Whether the add-ons of this quote were saved once: from then on the saved list counts, not the COVID answer. */
export const hasSavedBenefits = (quote: TravelQuoteRecord): boolean =>
  stageRank(quote.stage) >= stageRank('Additional Benefit Selected');

/** What is ticked when the page opens (TRV-029). */
export const firstCodes = (
  quote: TravelQuoteRecord,
  offered: readonly AdditionalBenefit[],
): readonly string[] => {
  const saved = quote.benefits.map((benefit) => benefit.code);
  const codes = hasSavedBenefits(quote) ? saved : preselectedCodes(saved, quote.covid);
  return chosenBenefits(offered, codes).map((benefit) => benefit.code);
};

/** The same add-ons in another order are the same. */
export const isSameChoice = (codes: readonly string[], quote: TravelQuoteRecord): boolean =>
  codes.length === quote.benefits.length && quote.benefits.every((benefit) => codes.includes(benefit.code));

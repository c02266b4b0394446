import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { AdditionalBenefit } from '@payung/shared/domain/travel/benefits.ts';
import { chosenBenefits, preselectedCodes } from '@payung/shared/domain/travel/benefits.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';

/** Whether the add-ons of this quote were saved once: from then on the saved list counts, not the COVID answer. */
export const hasSavedBenefits = (quote: TravelQuoteRecord): boolean =>
  stageRank(quote.stage) >= stageRank('Additional Benefit Selected');

/** What is ticked when the page opens (TRV-029). */
export const firstCodes = (
  quote: TravelQuoteRecord,
  offered: readonly AdditionalBenefit[],
): readonly string[] => {
  const saved = quote.additionalBenefits.map((benefit) => benefit.BenefitCode);
  const codes = hasSavedBenefits(quote) ? saved : preselectedCodes(saved, quote.covid);
  return chosenBenefits(offered, codes).map((benefit) => benefit.BenefitCode);
};

/** The same add-ons in another order are the same. */
export const isSameChoice = (codes: readonly string[], quote: TravelQuoteRecord): boolean =>
  codes.length === quote.additionalBenefits.length &&
  quote.additionalBenefits.every((benefit) => codes.includes(benefit.BenefitCode));

import type { HomeBenefitsOfPlan, HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { UpdateHomeQuoteInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { HOME_COVERS, chosenBenefits } from '@payung/shared/domain/home/covers.ts';
import type { HomeCoverFlags } from '@payung/shared/domain/home/covers.ts';
import type { HomeBenefit } from '@payung/shared/domain/home/offer.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';

/** The coverages that go with the chosen plan. */
export const offeredWith = (
  quote: HomeQuoteRecord,
  plans: readonly HomeBenefitsOfPlan[],
): readonly HomeBenefit[] =>
  plans.find((plan) => plan.typeofProduct === quote.typeofProduct)?.AdditionalBenefits ?? [];

export const savedFlags = (quote: HomeCoverFlags): HomeCoverFlags => ({
  isEQCoverOpted: quote.isEQCoverOpted,
  isFloodCoverOpted: quote.isFloodCoverOpted,
  isRSMDCCCoverOpted: quote.isRSMDCCCoverOpted,
});

/** What was saved once is not saved again: the discount and the quick quote would be lost. */
export const isSavedChoice = (flags: HomeCoverFlags, quote: HomeQuoteRecord): boolean =>
  stageRank(quote.stage) >= stageRank('Additional Benefit Selected') &&
  HOME_COVERS.every(({ flag }) => flags[flag] === quote[flag]);

/** The step as the call takes it (HOME-027). */
export const choiceToSave = (
  flags: HomeCoverFlags,
  offered: readonly HomeBenefit[],
): UpdateHomeQuoteInput => ({
  ...flags,
  additionalBenefits: chosenBenefits(offered, flags).map(({ BenefitCode, BenefitDesc, Premium }) => ({
    BenefitCode,
    BenefitDesc,
    Premium,
  })),
});

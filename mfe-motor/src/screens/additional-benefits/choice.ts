import type { MotorBenefit } from '#contract/offers.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';

/** Type C can be chosen (MOT-015). */
export const selectable = (benefits: readonly MotorBenefit[]): readonly MotorBenefit[] =>
  benefits.filter(({ type }) => type === 'C');

export const savedCodes = ({ benefits }: MotorQuoteRecord): readonly string[] =>
  benefits.map(({ code }) => code);

/** What was saved once is not saved again: the discount and the quick quote would be lost. */
export const isSavedChoice = (codes: readonly string[], quote: MotorQuoteRecord): boolean => {
  const saved = savedCodes(quote);
  return (
    stageRank(quote.stage) >= stageRank('Additional Benefit Selected') &&
    saved.length === codes.length &&
    saved.every((code) => codes.includes(code))
  );
};

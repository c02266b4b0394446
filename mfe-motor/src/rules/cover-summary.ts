import type { MotorPlanOffer } from '#contract/schemas/offers.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import type { Language } from '@payung/shared/domain/language.ts';
import { exclusionsOf } from '@payung/shared/domain/text/wording.ts';
import type { CoverSummary } from '@payung/shared/domain/text/wording.ts';
import { coverLine } from './compared-plans.ts';
import { MOTOR_WORDING } from './wording.ts';

type OfferBenefits = Pick<MotorPlanOffer, 'benefits' | 'additionalBenefits'>;

/** What the plan and the chosen add-ons pay for, with the own risk listed apart. */
export const coverSummary = (
  quote: Pick<MotorQuoteRecord, 'coverage' | 'benefits'>,
  offer: OfferBenefits | undefined,
  language: Language,
): CoverSummary => {
  const { benefits: rows, additionalBenefits } = offer ?? { benefits: [], additionalBenefits: [] };
  const noteOf = (code: string): string =>
    additionalBenefits.find((benefit) => benefit.code === code)?.note ?? '';
  return {
    covered: [
      ...rows.filter(({ isOwnRisk }) => isOwnRisk !== true).map(coverLine),
      ...quote.benefits.map(({ code, name }) => coverLine({ name, note: noteOf(code) })),
    ],
    ownRisk: rows.filter(({ isOwnRisk }) => isOwnRisk === true).map(coverLine),
    notCovered: exclusionsOf(MOTOR_WORDING, quote, language),
  };
};

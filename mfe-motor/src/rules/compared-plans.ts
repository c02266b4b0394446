import type { MotorPlanOffer, PlanBenefit } from '#contract/schemas/offers.ts';
import type { CoverLine } from '@payung/shared/domain/text/wording.ts';

export const coverLine = ({ name, note }: PlanBenefit): CoverLine => ({ label: name, value: note });

/** The plans as they are put side by side, for the years that were asked for: cover and own risk, row by row. */
export const comparedPlans = (offers: readonly MotorPlanOffer[]) =>
  offers.map(({ code, name, premium, benefits }) => ({
    id: code,
    name,
    price: premium,
    rows: benefits.map(coverLine),
  }));

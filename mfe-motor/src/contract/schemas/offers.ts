import * as v from 'valibot';
import { as, flat, inOrder, record } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

/** First to fifth year as fields of one object (MOT-014). */
export const YEARS = ['FirstYear', 'SecondYear', 'ThirdYear', 'FourthYear', 'FifthYear'] as const;
const YEAR_PREMIUMS = [
  'FirstYrPremium',
  'SecondYrPremium',
  'ThirdYrPremium',
  'FourthYrPremium',
  'FifthYrPremium',
] as const;

/** A row of a plan's cover. */
const planBenefit = record({
  name: as('BenefitDesc', v.string()),
  note: as('Note', v.string()),
  /** Not covered: what the insured bears of every damage. */
  isOwnRisk: v.optional(v.literal(true)),
});
export type PlanBenefit = Clean<typeof planBenefit>;

/** An add-on for the requested duration, in whole rupiah (MOT-015). Type C can be chosen. */
export const motorBenefit = record({
  code: as('BenefitCode', v.string()),
  type: as('BenefitType', v.string()),
  name: as('BenefitDesc', v.string()),
  note: as('Note', v.string()),
  /** For the whole duration, after the free first year of the workshop. */
  premium: as('Premium', v.number()),
  premiumBeforeAllowance: as('PremiumWithoutDiscount', v.number()),
  /** On average. */
  premiumPerYear: as('PremiumPerYear', v.number()),
  /** First to fifth year; as many as the duration has. */
  yearPremiums: flat(inOrder(YEAR_PREMIUMS, v.number())),
  /** What the free first year takes off; 0 without. */
  firstYearAllowance: as('FirstYearDiscount', v.number()),
  /** Address of the icon. */
  icon: as('signedUrl', v.string()),
  isSelected: v.boolean(),
  /** Most who bought the same cover took it; absent where too few have bought to say so. */
  isUsual: v.optional(v.literal(true)),
});
export type MotorBenefit = Clean<typeof motorBenefit>;

/** A plan for the requested duration, in whole rupiah (MOT-014). */
export const planOffer = record({
  code: as('PlanCode', v.string()),
  name: as('PlanName', v.string()),
  premium: as('Premium', v.number()),
  sumInsured: as('SumInsured', v.number()),
  /** First to fifth year, as many as the duration has. */
  sumsInsured: as('SumInsuredPerYear', inOrder(YEARS, v.number())),
  benefits: as('MainBenefits', v.array(planBenefit)),
  additionalBenefits: as('AdditionalBenefits', v.array(motorBenefit)),
});
export type MotorPlanOffer = Clean<typeof planOffer>;

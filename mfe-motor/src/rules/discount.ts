import type { DiscountRules, PromoCodeRules } from '@payung/shared/domain/money/discount.ts';

/** What an agent may give on a motor quote (MOT-037 to MOT-045, rulings K07, K09). */
export const motorDiscount = {
  max: 25,
  isRequired: true,
  messages: {
    nan: 'motor.discount.nan',
    empty: 'motor.discount.empty',
    range: 'motor.discount.range',
    plus: ['motor.discount.plus'],
    minus: ['motor.discount.minus'],
    stepNan: 'motor.discount.nan',
    stepRange: 'motor.discount.stepRange',
  },
} as const satisfies DiscountRules;

/** Exactly 18 characters (MOT-047). */
export const motorPromoCode = {
  length: 18,
  invalid: 'motor.promo.invalid',
} as const satisfies PromoCodeRules;

const SERVER_MAX = 30;

/** What the server says of a discount that is not a percent from 0 to 25 (MOT-046, ruling R15). */
export const serverDiscountProblem = (
  percent: number,
): 'motor.discount.server.max' | 'motor.discount.server.min' | 'motor.discount.range' | undefined => {
  if (percent > SERVER_MAX) return 'motor.discount.server.max';
  if (percent < 0) return 'motor.discount.server.min';
  return percent > motorDiscount.max ? 'motor.discount.range' : undefined;
};
